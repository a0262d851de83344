import { useEffect, useState } from 'preact/hooks';
import type { LanguageReference } from '../../model/language.ts';
import type { StudyCard } from '../../model/study.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { describeMissingVoice, listeningText } from './listening-text.ts';
import { useCardSound } from './WordFace.tsx';
import type { SoundState } from './word-sound.ts';

const KEY = 'wayword.hiddenVoiceNotes';

/** Browsers load their voices a moment after the first request. */
const VOICES_MS = 600;

/** Whether nothing can say a word, also once the browser has had time to load its voices. */
export function useSilence(sound: SoundState): boolean {
  const [isWaiting, setWaiting] = useState(true);
  const isNone = sound === 'none';
  useEffect(() => {
    if (!isNone) return undefined;
    const timer = setTimeout(() => setWaiting(false), VOICES_MS);
    return () => clearTimeout(timer);
  }, [isNone]);
  return isNone && !isWaiting;
}

/** The note below a card that nothing can say. */
export function SilentCard({ card }: { card: StudyCard }) {
  return useSilence(useCardSound(card)) ? <MissingVoice language={card.from} /> : null;
}

/** Says how to get a voice for a language, until the learner hides it. */
export function MissingVoice({ language }: { language: LanguageReference }) {
  const code = language.iso639_3;
  const [isHidden, setHidden] = useState(() => readHidden().includes(code));
  if (isHidden) return null;
  return (
    <aside class="study-no-voice" id="study-no-voice">
      <p>
        {describeMissingVoice(language)}{' '}
        <a class="link" href="/options.html#sound" target="_blank" rel="noopener">
          {listeningText.options}
        </a>
      </p>
      <IconButton
        id="study-no-voice-close"
        label={listeningText.hide}
        onPress={() => {
          setHidden(true);
          saveHidden([...readHidden(), code]);
        }}
      >
        <Icon name="close" />
      </IconButton>
    </aside>
  );
}

function readHidden(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? '').split(' ');
  } catch {
    return [];
  }
}

function saveHidden(codes: readonly string[]): void {
  try {
    localStorage.setItem(KEY, codes.join(' ').trim());
  } catch {
    // Blocked or full: the note shows once more.
  }
}

import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { StudyCard } from '../../model/study.ts';
import { Icon } from '../shared/Icon.tsx';
import { hintWithKey } from './hints.ts';
import { modesText, moreHints } from './more-text.ts';
import { useSpeech } from './speech.ts';
import { WordFace } from './WordFace.tsx';

interface SoundFrontProps {
  card: StudyCard;
  hasReading: boolean;
  /** Key of the speech button; undefined where it is switched off. */
  speakKey: string | undefined;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/** Browsers load their voices a moment after the first request. */
const VOICES_MS = 600;

/** Question side that speaks the word and shows it on demand. Without a voice for the language it shows the word at once. */
export function SoundFront({ card, hasReading, speakKey, speakRef }: SoundFrontProps) {
  const say = useSpeech(card.from.iso639_3);
  const [isShown, setShown] = useState(false);
  const [isWaiting, setWaiting] = useState(true);
  const hasVoice = say !== undefined;
  useEffect(() => {
    say?.(card.headword);
    if (hasVoice) return undefined;
    const timer = setTimeout(() => setWaiting(false), VOICES_MS);
    return () => clearTimeout(timer);
    // Speak once, when the voice is available.
  }, [hasVoice]);
  if (isShown || (!hasVoice && !isWaiting)) {
    return <WordFace card={card} hasReading={hasReading} speakKey={speakKey} speakRef={speakRef} />;
  }
  if (!say) return null;
  return (
    <div class="study-sound" id="study-sound">
      <button
        type="button"
        class="button is-sound"
        ref={speakRef}
        title={hintWithKey(moreHints.again, speakKey)}
        onClick={() => say(card.headword)}
      >
        <Icon name="sound" />
        <span>{modesText.again}</span>
      </button>
      <button
        type="button"
        class="button is-small is-plain"
        id="study-show-word"
        title={moreHints.showWord}
        onClick={() => setShown(true)}
      >
        {modesText.showWord}
      </button>
    </div>
  );
}

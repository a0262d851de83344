import { useState } from 'preact/hooks';
import type { LanguageReference } from '../../model/language.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { describeMissingVoice, listeningText } from './listening-text.ts';

const KEY = 'wayword.hiddenVoiceNotes';

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

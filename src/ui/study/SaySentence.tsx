import { SCREEN_KEYS } from '../../model/keymap.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { studyKeys } from '../shared/key-text.ts';
import { hintWithKey } from './hints.ts';
import { useSentenceSpeech } from './speech.ts';

interface SaySentenceProps {
  /** ISO 639-3 code. */
  language: string;
  text: string;
  /** Whether a letter presses it. */
  hasKey: boolean;
}

/** Button that speaks the sentence of a card, with the word in the form that was met; again slowly. */
export function SaySentence({ language, text, hasKey }: SaySentenceProps) {
  const say = useSentenceSpeech(language, text);
  return say ? (
    <IconButton
      id="study-say-sentence"
      label={studyKeys.sentence}
      hint={hintWithKey(studyKeys.sentence, hasKey ? SCREEN_KEYS.sentence : undefined)}
      onPress={say}
    >
      <Icon name="sound" />
    </IconButton>
  ) : null;
}

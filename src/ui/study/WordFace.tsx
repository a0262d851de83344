import type { RefObject } from 'preact';
import type { StudyCard } from '../../model/study.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { WordReading } from '../shared/WordReading.tsx';
import { findWordSize } from '../shared/word-size.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { hintWithKey } from './hints.ts';
import { studyText } from './text.ts';
import { isAudible, useWordSound } from './word-sound.ts';

interface WordFaceProps {
  card: StudyCard;
  /** Whether it says how the word is read. */
  hasReading: boolean;
  /** Key of the speech button; undefined where it is switched off. */
  speakKey: string | undefined;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/** The word in large type, with its speech button. */
export function WordFace({ card, hasReading, speakKey, speakRef }: WordFaceProps) {
  const { headword, reading, from } = card;
  const size = findWordSize(headword);
  return (
    <>
      {reading === undefined ? null : (
        <WordReading reading={hasReading ? reading : undefined} language={from.iso639_3} />
      )}
      <h1
        class="card-word large-word"
        id="study-word"
        data-size={size}
        {...getTextAttributes(from.iso639_3)}
        tabIndex={size === 'endless' ? 0 : -1}
      >
        {headword}
      </h1>
      <SpeakButton card={card} speakKey={speakKey} speakRef={speakRef} />
    </>
  );
}

/** The sound of a card's word. */
export const useCardSound = ({ headword, word, reading, from }: StudyCard) =>
  useWordSound({ language: from.iso639_3, words: [headword, word], reading });

/** In a corner of the card: voices load late, and nothing makes room for it. */
function SpeakButton({ card, speakKey, speakRef }: Omit<WordFaceProps, 'hasReading'>) {
  const sound = useCardSound(card);
  return isAudible(sound) ? (
    <IconButton
      look="icon-link is-corner is-start"
      label={studyText.speak}
      hint={hintWithKey(studyText.speak, speakKey)}
      buttonRef={speakRef}
      onPress={sound.press}
    >
      <Icon name="sound" />
    </IconButton>
  ) : null;
}

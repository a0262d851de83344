import type { RefObject } from 'preact';
import type { StudyCard } from '../../model/study.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { WordReading } from '../shared/WordReading.tsx';
import { findWordSize } from '../shared/word-size.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import { useSpeech } from './speech.ts';
import { studyText } from './text.ts';

interface WordFaceProps {
  card: StudyCard;
  /** Whether it says how the word is read. */
  hasReading: boolean;
  speakRef: RefObject<HTMLButtonElement | null>;
}

/** The word in large type, with its speech button. */
export function WordFace({ card, hasReading, speakRef }: WordFaceProps) {
  const { headword, reading, from } = card;
  const size = findWordSize(headword);
  return (
    <>
      {reading === undefined ? null : (
        <WordReading reading={hasReading ? reading : undefined} language={from.iso639_3} />
      )}
      <h1
        class="card-word"
        id="study-word"
        data-size={size}
        {...getTextAttributes(from.iso639_3)}
        tabIndex={size === 'endless' ? 0 : -1}
      >
        {headword}
      </h1>
      <SpeakButton card={card} buttonRef={speakRef} />
    </>
  );
}

function SpeakButton({ card, buttonRef }: { card: StudyCard; buttonRef: RefObject<HTMLButtonElement | null> }) {
  const say = useSpeech(card.from.iso639_3);
  if (!say) return null;
  return (
    <IconButton label={studyText.speak} buttonRef={buttonRef} onPress={() => say(card.headword)}>
      <Icon name="sound" />
    </IconButton>
  );
}

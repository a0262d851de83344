import { GrammarLine } from '../shared/GrammarLine.tsx';
import { MoreMeanings } from '../shared/MoreMeanings.tsx';
import { Picture } from '../shared/Picture.tsx';
import { splitPicture } from '../shared/split-picture.ts';
import { useScrollFade } from '../shared/use-scroll-fade.ts';
import { WordReading } from '../shared/WordReading.tsx';
import { findWordSize } from '../shared/word-size.ts';
import { getTextAttributes } from '../shared/written-language.ts';
import type { ShownCard } from './browse.ts';
import { popupText } from './text.ts';

interface FlashcardViewProps {
  shown: ShownCard | undefined;
  isOnItsWay: boolean;
}

/** The open card. It is a live region: screen readers read each new card, every part in its own language. */
export function FlashcardView({ shown, isOnItsWay }: FlashcardViewProps) {
  const end = useScrollFade();
  return (
    <article class="card" id="card" aria-label={popupText.card} aria-live="polite" aria-atomic="true">
      {shown ? (
        <CardFace shown={shown} />
      ) : (
        <p class="card-waiting">{isOnItsWay ? popupText.onItsWay : popupText.noCards}</p>
      )}
      <span class="card-end" ref={end} />
    </article>
  );
}

interface CardFaceProps {
  shown: ShownCard;
}

function CardFace({ shown: { rank, card, face } }: CardFaceProps) {
  const { word, meanings, from, to } = card;
  const { words, picture } = splitPicture(meanings);
  const [first, ...others] = words;
  const size = findWordSize(word);
  return (
    <>
      <p class="card-rank" id="card-rank" data-rank={rank}>
        {popupText.rank({ rank })}
      </p>
      <WordReading reading={face.reading} language={from.iso639_3} />
      <h1
        class="card-word large-word"
        id="card-word"
        data-size={size}
        {...getTextAttributes(from.iso639_3)}
        // A scrollable word must be reachable by keyboard.
        tabIndex={size === 'endless' ? 0 : -1}
      >
        {word}
      </h1>
      {first === undefined ? (
        <p class="card-none">{popupText.noMeanings}</p>
      ) : (
        <div class="card-meanings" id="card-meanings" {...getTextAttributes(to.iso639_3)}>
          <p class="meaning is-first">
            {first}
            <Picture picture={picture} />
          </p>
          <MoreMeanings meanings={others} language={to.iso639_3} label={popupText.moreMeanings} />
        </div>
      )}
      <GrammarLine id="card-grammar" word={word} grammar={face.grammar} language={from.iso639_3} />
    </>
  );
}

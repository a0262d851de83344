import type { StudyCard } from '../../model/study.ts';
import { getTextAttributes } from '../shared/written-language.ts';

/** A sentence with the word, which is marked where it was found. */
export function StudySentence({ card: { sentence, marked, from } }: { card: StudyCard }) {
  if (sentence === undefined) return null;
  return (
    <p class="study-sentence" id="study-sentence" {...getTextAttributes(from.iso639_3)}>
      {marked === undefined ? (
        sentence
      ) : (
        <>
          {sentence.slice(0, marked.start)}
          <mark class="study-marked">{sentence.slice(marked.start, marked.end)}</mark>
          {sentence.slice(marked.end)}
        </>
      )}
    </p>
  );
}

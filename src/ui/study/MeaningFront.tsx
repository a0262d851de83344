import type { StudyCard } from '../../model/study.ts';
import { MoreMeanings } from '../shared/MoreMeanings.tsx';
import { findWordSize } from '../shared/word-size.ts';
import { getTextAttributes } from '../shared/written-language.ts';

/** Question side that shows the meaning and asks for the word. */
export function MeaningFront({ card: { definition, meanings, to } }: { card: StudyCard }) {
  const [first = '', ...others] = definition === undefined ? meanings : [definition, ...meanings];
  return (
    <div class="study-question" id="study-question">
      <h1
        class="card-word large-word"
        data-size={findWordSize(first)}
        {...(definition === undefined ? getTextAttributes(to.iso639_3) : { dir: 'auto' as const })}
        tabIndex={-1}
      >
        {first}
      </h1>
      <MoreMeanings meanings={others} language={to.iso639_3} />
    </div>
  );
}

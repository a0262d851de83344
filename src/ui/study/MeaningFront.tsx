import type { StudyCard } from '../../messaging/study-views.ts';
import { findWordSize } from '../shared/word-size.ts';
import { getTextAttributes } from '../shared/written-language.ts';

/** Meaning first: the word is what is to be found. */
export function MeaningFront({ card: { definition, meanings, to } }: { card: StudyCard }) {
  const [first = '', ...others] = definition === undefined ? meanings : [definition, ...meanings];
  const attributes = getTextAttributes(to.iso639_3);
  return (
    <div class="study-question" id="study-question">
      <h1
        class="card-word"
        data-size={findWordSize(first)}
        {...(definition === undefined ? attributes : { dir: 'auto' as const })}
        tabIndex={-1}
      >
        {first}
      </h1>
      {others.length === 0 ? null : (
        <ul class="more-meanings" {...attributes}>
          {others.map((meaning) => (
            <li class="meaning" key={meaning}>
              {meaning}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

import { toLanguagePair } from '../../../model/pair.ts';
import { getTextAttributes, isolate } from '../../shared/written-language.ts';
import { MarkedText } from '../../study/StudySentence.tsx';
import { findHints } from '../search/text.ts';
import type { SingleSentence } from './new-words.ts';
import type { PageModel } from './page-model.ts';
import { sentenceText } from './text.ts';

/** The sentences in which the learner knows every word but one. */
export function SingleSentences({ model, singles }: { model: PageModel; singles: readonly SingleSentence[] }) {
  return (
    <section class="page-part" aria-labelledby="page-single-title">
      <h2 class="page-heading" id="page-single-title">
        {sentenceText.title}
      </h2>
      {singles.length === 0 ? <p class="quiet">{sentenceText.none}</p> : null}
      <ol class="page-words" id="page-singles">
        {singles.map(({ sentence, word }) => {
          const { from, to } = toLanguagePair(word.pair);
          return (
            <li class="page-word" key={word.id}>
              <p class="page-sentence is-first" {...getTextAttributes(from)}>
                <MarkedText sentence={{ text: sentence.text, marked: sentence }} />
              </p>
              <p class="page-meaning" {...getTextAttributes(to)}>
                {model.meanings.value.get(word.id)}
              </p>
              <p class="row-buttons">
                <button
                  type="button"
                  class="button is-small"
                  title={findHints.study}
                  onClick={() => void model.study([word], sentence)}
                >
                  {sentenceText.study({ word: isolate(word.word) })}
                </button>
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

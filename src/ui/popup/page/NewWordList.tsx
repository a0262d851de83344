import { toLanguagePair } from '../../../model/pair.ts';
import { getTextAttributes, isolate } from '../../shared/written-language.ts';
import { MarkedText } from '../../study/StudySentence.tsx';
import { findHints, findText } from '../search/text.ts';
import { popupText } from '../text.ts';
import type { NewWord } from './new-words.ts';
import type { PageModel } from './page-model.ts';
import { findBulkChoice } from './page-state.ts';
import { newWordText } from './text.ts';

/** The new words of the page by rank, each with what can be done with it, and buttons for many of them. */
export function NewWordList({ model }: { model: PageModel }) {
  const listed = model.listed.value;
  if (listed.length === 0) return null;
  return (
    <section class="page-part" aria-labelledby="page-new-title">
      <h2 class="page-heading" id="page-new-title">
        {newWordText.title}
      </h2>
      <p class="hint">{newWordText.hint}</p>
      <ol class="page-words" id="page-words">
        {listed.map((word) => (
          <NewWordRow key={word.id} word={word} model={model} />
        ))}
      </ol>
      {model.hasMore.value ? (
        <button
          type="button"
          class="button is-small is-plain"
          id="page-more"
          title={newWordText.moreHint}
          onClick={model.showMore}
        >
          {newWordText.more}
        </button>
      ) : null}
    </section>
  );
}

/** Buttons for many of the listed words. */
export function BulkButtons({ model }: { model: PageModel }) {
  const listed = model.listed.value;
  if (listed.length === 0) return null;
  const { toStudy, toKnow } = findBulkChoice(listed, model.picked.value);
  const count = toKnow.length;
  return (
    <p class="row-buttons page-bulk">
      <button
        type="button"
        class="button is-small is-primary"
        id="page-study"
        title={newWordText.studyHint}
        onClick={() => void model.study(toStudy)}
      >
        {newWordText.study({ count: toStudy.length })}
      </button>
      <button
        type="button"
        class="button is-small"
        id="page-study-now"
        title={newWordText.studyNowHint}
        onClick={() => void model.studyNow(toStudy)}
      >
        {newWordText.studyNow({ count: toStudy.length })}
      </button>
      {count === 0 ? null : (
        <button
          type="button"
          class="button is-small"
          id="page-know"
          title={newWordText.knowHint}
          onClick={() => void model.know(toKnow)}
        >
          {count === listed.length ? newWordText.knowAll({ count }) : newWordText.knowRest({ count })}
        </button>
      )}
    </p>
  );
}

interface NewWordProps {
  word: NewWord;
  model: PageModel;
}

function NewWordRow({ word, model }: NewWordProps) {
  const { from, to } = toLanguagePair(word.pair);
  const { sentence, forms, rank } = word;
  return (
    <li class="page-word">
      <p class="page-word-head">
        <label class="check">
          <input
            type="checkbox"
            checked={model.picked.value.has(word.id)}
            aria-label={newWordText.pick({ word: isolate(word.word) })}
            onChange={() => model.pick(word.id)}
          />
          <bdi class="page-name" {...getTextAttributes(from)}>
            {word.word}
          </bdi>
        </label>
        {rank === undefined ? null : <span class="page-rank">{popupText.rank({ rank })}</span>}
      </p>
      <p class="page-meaning" {...getTextAttributes(to)}>
        {model.meanings.value.get(word.id)}
      </p>
      {forms.some((form) => form !== word.word) ? (
        <p class="hint">{newWordText.forms({ forms: forms.map(isolate) })}</p>
      ) : null}
      {sentence ? (
        <p class="page-sentence" {...getTextAttributes(from)}>
          <MarkedText sentence={{ text: sentence.text, marked: sentence }} />
        </p>
      ) : null}
      <WordButtons word={word} model={model} />
    </li>
  );
}

function WordButtons({ word, model }: NewWordProps) {
  return (
    <p class="row-buttons">
      <button
        type="button"
        class="button is-small"
        data-act="study"
        title={findHints.study}
        onClick={() => void model.study([word])}
      >
        {findText.study}
      </button>
      <button
        type="button"
        class="button is-small is-plain"
        data-act="know"
        title={findHints.know}
        onClick={() => void model.know([word])}
      >
        {findText.know}
      </button>
      <button
        type="button"
        class="button is-small is-plain"
        data-act="ignore"
        title={newWordText.ignoreHint}
        onClick={() => void model.ignore(word)}
      >
        {newWordText.ignore}
      </button>
    </p>
  );
}

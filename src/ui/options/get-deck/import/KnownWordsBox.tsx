import { ErrorNotice } from '../../../shared/ErrorNotice.tsx';
import { formatList } from '../../../shared/format.ts';
import { Notice } from '../../../shared/Notice.tsx';
import { joinSentences } from '../../../shared/text.ts';
import { knownWordsText } from '../../import-text.ts';
import type { FoundWords, KnownWords } from './known-words.ts';

/** Number of missing words to show. */
const SHOWN_MISSING = 12;

/** Reports that a file has no meanings, and offers to mark its words as known in the learner's deck. */
export function KnownWordsBox({ model, pair }: { model: KnownWords; pair: string }) {
  const state = model.state.value;
  if (!state) return null;
  return (
    <section class="known-words" id="known-words" aria-labelledby="known-words-title">
      <h5 class="part-title" id="known-words-title">
        {knownWordsText.title}
      </h5>
      <p class="quiet">{state.kind === 'no-deck' ? knownWordsText.noDeck : knownWordsText.intro}</p>
      {state.kind === 'found' || state.kind === 'marked' ? <Found found={state.found} pair={pair} /> : null}
      {state.kind === 'found' || state.kind === 'marked' ? (
        // The pressed button stays, and so does the focus.
        <button
          type="button"
          class="button is-primary"
          id="known-words-mark"
          aria-disabled={state.found.fresh === 0}
          onClick={() => {
            if (state.kind === 'found' && state.found.fresh > 0) void model.mark();
          }}
        >
          {state.found.fresh === 0 ? knownWordsText.markNone : knownWordsText.mark({ count: state.found.fresh })}
        </button>
      ) : null}
      <div class="messages" id="known-words-messages" role="status">
        <Message model={model} />
      </div>
    </section>
  );
}

function Found({ found: { words, missing, fresh }, pair }: { found: FoundWords; pair: string }) {
  const shown = missing.slice(0, SHOWN_MISSING);
  return (
    <>
      <p id="known-words-found">
        {joinSentences([
          knownWordsText.found({ pair, count: words.length }),
          ...(words.length > 0 && fresh === 0 ? [] : [knownWordsText.fresh({ count: fresh })]),
          ...(missing.length === 0 ? [] : [knownWordsText.missing({ count: missing.length })]),
        ])}
      </p>
      {missing.length === 0 ? null : (
        <p class="hint" id="known-words-missing">
          <bdi>{knownWordsText.notFound({ words: formatList(shown) })}</bdi>
          {missing.length > shown.length ? ' …' : null}
        </p>
      )}
    </>
  );
}

function Message({ model }: { model: KnownWords }) {
  const state = model.state.value;
  switch (state?.kind) {
    case 'looking':
      return <p class="quiet">{knownWordsText.looking}</p>;
    case 'failed':
      return <ErrorNotice code={state.code} />;
    case 'marked':
      return (
        <Notice tone="success">
          <span class="notice-text">{knownWordsText.done({ count: state.marked })}</span>
          <button type="button" class="button is-small" id="known-words-undo" onClick={() => void model.takeBack()}>
            {knownWordsText.undo}
          </button>
        </Notice>
      );
    case 'found':
      return state.isTakenBack ? <Notice tone="info">{knownWordsText.takenBack}</Notice> : null;
    default:
      return null;
  }
}

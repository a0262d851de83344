import { useEffect, useRef, useState } from 'preact/hooks';
import type { Send } from '../../../messaging/client.ts';
import type { DeckSummary } from '../../../model/source.ts';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { useArrivalFocus } from '../../shared/use-arrival-focus.ts';
import type { ChosenWords } from '../../study/session-scope.ts';
import { popupText } from '../text.ts';
import { BulkButtons, NewWordList } from './NewWordList.tsx';
import { PageCountsView, PageSummary } from './PageCounts.tsx';
import { PageNotice } from './PageNotice.tsx';
import './page.css';
import { createPageModel, type PageModel } from './page-model.ts';
import type { LoadReader } from './page-reader.ts';
import type { PageState } from './page-state.ts';
import { SaveButtons } from './SaveButtons.tsx';
import { SingleSentences } from './SingleSentences.tsx';
import { pageText } from './text.ts';

interface PagePanelProps {
  send: Send;
  loadReader: NonNullable<LoadReader>;
  /** Title of the page. */
  title?: string | undefined;
  /** Undefined until they are known. */
  decks?: readonly DeckSummary[] | undefined;
  /** Opens a session of exactly these words. */
  onStudy: (chosen: ChosenWords) => void;
}

/** What the learner knows of the page behind the popup, its new words, and the sentences with one of them. */
export function PagePanel({ send, loadReader, title: pageTitle, decks, onStudy }: PagePanelProps) {
  const title = useArrivalFocus<HTMLHeadingElement>();
  const [model] = useState(() => createPageModel({ send, loadReader, onStudy }));
  useRecount(model, decks);
  useEffect(() => {
    void model.read();
    return model.leave;
  }, [model]);
  const state = model.state.value;
  return (
    <section class="page-panel" id="page-panel" aria-labelledby="page-title">
      <div class="page-scroll">
        <h1 class="panel-title" id="page-title" ref={title} tabIndex={-1}>
          {popupText.page}
        </h1>
        <div role="status" id="page-status">
          <PageStatus state={state} />
        </div>
        {state.kind === 'read' ? (
          <>
            <PageCountsView counts={state.counts} />
            <NewWordList model={model} />
            <SaveButtons
              model={model}
              title={pageTitle}
              nameDeck={(pair) => decks?.find((deck) => deck.pair === pair)?.name}
            />
            <SingleSentences model={model} singles={state.singles} />
          </>
        ) : null}
        {state.kind === 'reading' ? null : <AgainButton model={model} />}
      </div>
      <div class="page-foot">
        <PageNotice model={model} />
        <BulkButtons model={model} />
      </div>
    </section>
  );
}

/** Counts again when cards have arrived: those of a deck that was just added come in two parts. */
function useRecount(model: PageModel, decks: PagePanelProps['decks']): void {
  const cards = decks?.map(({ id, cards, isComplete }) => `${id} ${cards} ${isComplete}`).join();
  const counted = useRef(cards);
  useEffect(() => {
    if (counted.current !== undefined && counted.current !== cards) void model.recount();
    counted.current = cards;
  }, [model, cards]);
}

function PageStatus({ state }: { state: PageState }) {
  switch (state.kind) {
    case 'reading':
      return (
        <>
          <p class="quiet">{pageText.reading}</p>
          <progress class="page-bar" max={1} value={state.share} aria-label={pageText.reading} />
        </>
      );
    case 'closed':
      return <p>{pageText.closed}</p>;
    case 'no-text':
      return <p>{pageText.noText}</p>;
    case 'no-deck':
      return <p>{pageText.noDeck}</p>;
    case 'failed':
      return <ErrorNotice code={state.code} />;
    case 'read':
      return <PageSummary counts={state.counts} />;
  }
}

function AgainButton({ model }: { model: PageModel }) {
  return (
    <p class="row-buttons">
      <button
        type="button"
        class="button is-small is-plain"
        id="page-again"
        title={pageText.againHint}
        onClick={() => void model.read()}
      >
        {pageText.again}
      </button>
    </p>
  );
}

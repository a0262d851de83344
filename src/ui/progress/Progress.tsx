import { ErrorNotice } from '../shared/ErrorNotice.tsx';
import { text } from '../shared/text.ts';
import { useKeptFocus } from '../shared/use-kept-focus.ts';
import { nameLanguage, nameLanguageAlone } from '../shared/written-language.ts';
import { CheckView } from './CheckView.tsx';
import { HeldView } from './HeldView.tsx';
import { PROGRESS_VIEWS } from './page-address.ts';
import type { ProgressModel } from './progress-model.ts';
import { StatsView } from './StatsView.tsx';
import { progressText } from './text.ts';

/** Progress page of a deck: check, statistics, paused words. */
export function Progress({ model }: { model: ProgressModel }) {
  const { library } = model;
  const main = useKeptFocus<HTMLElement>();
  const view = model.view.value;
  const deck = model.deck.value;
  const problem = library.problem.value;
  return (
    <>
      <header class="page-header">
        <img src="/icon/128.png" alt="" width="40" height="40" />
        <h1 class="page-title">
          <span class="brand">{text.productName}</span> {progressText.title}
        </h1>
        {deck === undefined ? null : <DeckChoice model={model} />}
      </header>
      {deck === undefined ? null : <ViewTabs model={model} />}
      <main class="page-main" ref={main}>
        {deck !== undefined ? (
          view === 'held' ? (
            <HeldView held={model.held} deck={deck} />
          ) : view === 'statistics' ? (
            <StatsView model={model.stats} deck={deck} {...(model.memory ? { memory: model.memory } : {})} />
          ) : (
            <CheckView model={model} deck={deck} />
          )
        ) : library.decks.value === undefined ? null : (
          <NoDeck />
        )}
        <div class="messages" id="progress-problems" role="status">
          {problem === undefined ? null : (
            <ErrorNotice code={problem}>
              <button type="button" class="button is-small" onClick={() => void model.load()}>
                {text.tryAgain}
              </button>
            </ErrorNotice>
          )}
        </div>
      </main>
    </>
  );
}

function ViewTabs({ model }: { model: ProgressModel }) {
  return (
    <nav class="progress-views" aria-label={progressText.views}>
      {PROGRESS_VIEWS.map((choice) => (
        <button
          type="button"
          class="tab"
          id={`view-${choice}`}
          key={choice}
          {...(choice === model.view.value ? { 'aria-current': 'page' as const } : {})}
          onClick={() => void model.show(choice)}
        >
          {progressText.viewNames[choice]}
        </button>
      ))}
    </nav>
  );
}

function NoDeck() {
  return (
    <section class="box">
      <p>{progressText.noDeck}</p>
      <p class="row-buttons">
        <a class="button is-primary" href="/options.html">
          {progressText.getDeck}
        </a>
      </p>
    </section>
  );
}

function DeckChoice({ model }: { model: ProgressModel }) {
  const decks = model.library.decks.value?.filter(({ cards }) => cards > 0) ?? [];
  const chosen = model.deck.value?.pair;
  const nameDeck = ({ from, to }: (typeof decks)[number]) =>
    text.pairLabel({ from: nameLanguageAlone(from), to: nameLanguage(to) });
  const [only] = decks;
  if (only && decks.length === 1) return <p id="progress-deck">{nameDeck(only)}</p>;
  return (
    <label class="deck-field">
      <span class="visually-hidden">{progressText.deck}</span>
      <select
        class="field"
        id="progress-deck"
        value={chosen}
        onChange={({ currentTarget }) => void model.choose(currentTarget.value)}
      >
        {decks.map((deck) => (
          <option key={deck.pair} value={deck.pair} selected={deck.pair === chosen}>
            {nameDeck(deck)}
          </option>
        ))}
      </select>
    </label>
  );
}

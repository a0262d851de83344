import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Icon } from '../../shared/Icon.tsx';
import { LanguageSelect } from '../../shared/LanguageSelect.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { countWords, text } from '../../shared/text.ts';
import { nameLanguage, nameLanguageAlone } from '../../shared/written-language.ts';
import type { OptionsModel } from '../options-model.ts';
import { optionsText } from '../text.ts';
import type { ShelfDeck } from './starter-shelf.ts';

/** The included decks, each with a button that adds it. */
export function StarterDeckChoice({ model }: { model: OptionsModel }) {
  const { targets, to, full, short, chooseTo } = model.shelf;

  const report = (deck: ShelfDeck, isAdded: boolean) => {
    if (isAdded) model.outcome.value = { kind: 'added', deck };
  };
  const rows = (decks: ShelfDeck[]) => (
    <ul class="shelf">
      {decks.map((deck) => (
        <ShelfRow key={deck.pair} model={model} deck={deck} onResult={(isAdded) => report(deck, isAdded)} />
      ))}
    </ul>
  );

  return (
    <section class="part" id="starter-decks" aria-labelledby="starter-decks-title">
      <div class="part-head">
        <div>
          <h3 class="part-title" id="starter-decks-title">
            {optionsText.starters}
          </h3>
          <p class="quiet">{optionsText.startersIntro}</p>
        </div>
        {targets.value.length > 1 ? (
          <LanguageSelect
            id="starter-to"
            label={text.meaningsIn}
            languages={targets.value}
            chosen={to.value}
            onChoose={(code) => {
              model.beginAction();
              chooseTo(code);
            }}
          />
        ) : null}
      </div>
      {full.value.length > 0 ? rows(full.value) : null}
      {full.value.length === 0 ? (
        rows(short.value)
      ) : short.value.length === 0 ? null : (
        <details class="more">
          <summary class="more-summary">{optionsText.shortStarters({ count: short.value.length })}</summary>
          {rows(short.value)}
        </details>
      )}
      <div class="messages" id="starter-messages" role="status">
        <StarterMessage model={model} />
      </div>
    </section>
  );
}

function StarterMessage({ model }: { model: OptionsModel }) {
  const { starters } = model.shelf;
  const problem = starters.problem.value;
  if (problem === undefined) return <Added model={model} />;
  return (
    <ErrorNotice code={problem}>
      {starters.list.value === undefined ? (
        <button type="button" class="button is-small" onClick={() => starters.load()}>
          {text.tryAgain}
        </button>
      ) : null}
    </ErrorNotice>
  );
}

function Added({ model: { outcome, entries } }: { model: OptionsModel }) {
  if (outcome.value?.kind !== 'added') return null;
  const { deck } = outcome.value;
  // Another page may have removed it.
  if (!entries.value.some(({ pair }) => pair === deck.pair)) return null;
  return <Notice tone="success">{optionsText.starterAdded({ pair: describePair(deck), cards: deck.cards })}</Notice>;
}

interface ShelfRowProps {
  model: OptionsModel;
  deck: ShelfDeck;
  onResult: (isAdded: boolean) => void;
}

function ShelfRow({ model, deck, onResult }: ShelfRowProps) {
  const { shelf } = model;
  const label = describePair(deck);
  const isAdding = shelf.starters.adding.value === deck.pair;
  const isAdded = deck.state === 'added';
  const action = isAdding ? optionsText.adding : isAdded ? optionsText.added : optionsText.add;
  return (
    <li class="shelf-row" data-pair={deck.pair}>
      <span class="shelf-label">
        <span class="shelf-name">{nameLanguageAlone(deck.from)}</span>
        <span class="shelf-count">{countWords(deck)}</span>
      </span>
      {/* One button for all states, so that it keeps the focus when pressing it changes what it says. */}
      <button
        type="button"
        class={isAdded ? 'button is-small is-done' : 'button is-small'}
        aria-label={optionsText.actionLabel({ action, deck: label })}
        aria-disabled={isAdded || isAdding}
        onClick={async () => {
          if (!isAdded) model.beginAction();
          onResult(await shelf.add(deck));
        }}
      >
        {isAdded ? <Icon name="check" /> : null}
        {action}
      </button>
    </li>
  );
}

function describePair({ from, to }: Pick<ShelfDeck, 'from' | 'to'>): string {
  return text.pairLabel({ from: nameLanguage(from), to: nameLanguage(to) });
}

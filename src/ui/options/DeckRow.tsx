import { useRef, useState } from 'preact/hooks';
import type { DeckOrigin, DeckSummary } from '../../messaging/deck-views.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { lazy } from '../shared/lazy.tsx';
import { PairName } from '../shared/PairName.tsx';
import { text } from '../shared/text.ts';
import { nameLanguage } from '../shared/written-language.ts';
import { Confirm } from './Confirm.tsx';
import type { OptionsModel } from './options-model.ts';
import { optionsText } from './text.ts';

interface DeckRowProps {
  model: OptionsModel;
  entry: DeckEntry;
  onRemove: () => Promise<void>;
  /** Takes the focus when what had it is gone. */
  onGone: () => void;
}

// What few decks show, or none before a press.
const ExportDeck = lazy(async () => (await import('./ExportDeck.tsx')).ExportDeck);
const SyncPanel = lazy(async () => (await import('../shared/SyncPanel.tsx')).SyncPanel);
const RefreshReport = lazy(async () => (await import('./RefreshReport.tsx')).RefreshReport);

export function DeckRow({ model, entry, onRemove, onGone }: DeckRowProps) {
  const { library, removing } = model;
  const { pair, from, to, deck, sync, skipped } = entry;
  const label = text.pairLabel(nameLanguage(from), nameLanguage(to));
  const removeButton = useRef<HTMLButtonElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const [isExporting, setIsExporting] = useState(false);
  const keep = () => {
    removing.value = undefined;
    // The button is back after the next rendering.
    requestAnimationFrame(() => removeButton.current?.focus());
  };
  return (
    <li class="deck" data-pair={pair}>
      <div class="deck-head">
        <h3 class="deck-name">
          <PairName from={from} to={to} />
        </h3>
        {deck ? <span class="deck-count">{text.cards(deck.cards)}</span> : null}
      </div>
      {deck ? <p class="deck-origin">{describeOrigin(deck)}</p> : null}
      {skipped > 0 ? <p class="deck-lack">{optionsText.answersUnread(skipped)}</p> : null}
      {deck?.changes && !sync ? (
        <RefreshReport changes={deck.changes} language={from.iso639_3} isWhole={skipped === 0} />
      ) : null}
      {sync ? <SyncPanel status={sync} onControl={library.controlSync} onGone={onGone} /> : null}
      {!deck || sync ? null : removing.value === pair ? (
        <Confirm
          question={optionsText.confirmRemoval(deck.cards, label)}
          note={optionsText.confirmNote}
          yes={optionsText.removeConfirmed}
          no={optionsText.keep}
          onConfirm={onRemove}
          onKeep={keep}
        />
      ) : (
        <p class="row-buttons">
          {model.canRefresh(entry) ? (
            <button
              type="button"
              class="button is-small"
              aria-label={optionsText.refreshLabel(label)}
              onClick={async () => {
                model.beginAction();
                await library.startSync({ from: from.iso639_3, to: to.iso639_3 });
                onGone();
              }}
            >
              {optionsText.refresh}
            </button>
          ) : null}
          <button
            type="button"
            class="button is-small"
            ref={exportButton}
            aria-label={optionsText.exportLabel(label)}
            aria-expanded={isExporting}
            onClick={() => {
              model.beginAction();
              setIsExporting(!isExporting);
            }}
          >
            {optionsText.export}
          </button>
          <button
            type="button"
            class="button is-small is-plain"
            ref={removeButton}
            aria-label={optionsText.removeLabel(label)}
            onClick={() => {
              model.beginAction();
              removing.value = pair;
            }}
          >
            {optionsText.remove}
          </button>
        </p>
      )}
      {deck && isExporting ? (
        <ExportDeck
          send={model.send}
          deck={deck}
          label={label}
          onClose={() => {
            setIsExporting(false);
            exportButton.current?.focus();
          }}
        />
      ) : null}
    </li>
  );
}

function describeOrigin({ origin, isComplete, updatedAt }: DeckSummary): string {
  const parts = nameOrigin(origin);
  parts.push(isComplete ? optionsText.updated(updatedAt) : optionsText.incomplete);
  return parts.join(' · ');
}

function nameOrigin(origin: DeckOrigin): string[] {
  switch (origin.kind) {
    case 'upstream':
      return [optionsText.fromServer(origin.address)];
    case 'starter':
      return [optionsText.starter, optionsText.licence(origin.licence.id)];
    case 'file':
      return [optionsText.fromFile(origin.name)];
  }
}

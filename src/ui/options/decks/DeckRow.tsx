import { useRef, useState } from 'preact/hooks';
import { type DeckOrigin, type DeckSummary, isDictionary } from '../../../model/source.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { lazy } from '../../shared/lazy.tsx';
import { PairName } from '../../shared/PairName.tsx';
import { text } from '../../shared/text.ts';
import { nameLanguage } from '../../shared/written-language.ts';
import type { OptionsModel } from '../options-model.ts';
import { labelSource, nameSource } from '../source-name.ts';
import { optionsText } from '../text.ts';
import { DeckOrder } from './DeckOrder.tsx';
import { DeckSwitches } from './DeckSwitches.tsx';
import { useFocusReturn } from './use-focus-return.ts';

export interface RemovedDeck {
  id: string;
  label: string;
  /** Number of its words that became own words. */
  keptWords: number;
}

interface DeckRowProps {
  model: OptionsModel;
  entry: DeckEntry;
  /** Position among the sources of its pair; undefined for the only one. */
  order: { index: number; count: number } | undefined;
  /** Called with the text to announce. */
  onAnnounce: (announcement: string) => void;
  onRemove: (removed: RemovedDeck) => Promise<void>;
  /** Receives the focus when the focused element disappears. */
  onGone: () => void;
}

// Loaded on demand: few decks show it, and only after a click.
const ExportDeck = lazy(async () => (await import('./ExportDeck.tsx')).ExportDeck);
const MakeDeck = lazy(async () => (await import('./MakeDeck.tsx')).MakeDeck);
const SyncPanel = lazy(async () => (await import('../../shared/SyncPanel.tsx')).SyncPanel);
const RefreshReport = lazy(async () => (await import('./RefreshReport.tsx')).RefreshReport);
const RenameDeck = lazy(async () => (await import('./RenameDeck.tsx')).RenameDeck);
const RemoveDeck = lazy(async () => (await import('./RemoveDeck.tsx')).RemoveDeck);

export function DeckRow({ model, entry, order, onAnnounce, onRemove, onGone }: DeckRowProps) {
  const { library, removing } = model;
  const { from, to, deck, sync, skipped } = entry;
  const pairLabel = text.pairLabel({ from: nameLanguage(from), to: nameLanguage(to) });
  const label = deck && order ? labelSource(deck) : pairLabel;
  const name = useRef<HTMLHeadingElement>(null);
  const exportButton = useRef<HTMLButtonElement>(null);
  const [isRenaming, setIsRenaming] = useState(false);
  const [isExporting, setIsExporting] = useState(false);
  const removal = removing.value?.id === entry.id ? removing.value : undefined;
  const renameButton = useFocusReturn(isRenaming);
  const removeButton = useFocusReturn(removal !== undefined);
  const badge = deck && isDictionary(deck.origin) ? <span class="deck-badge">{optionsText.dictionary}</span> : null;
  return (
    <li class="deck" data-source={entry.id} {...(order ? {} : { role: 'presentation' as const })}>
      <div class="deck-head">
        {order ? (
          <h4 class="deck-name" tabIndex={-1} ref={name}>
            <bdi>{deck ? nameSource(deck) : optionsText.fromServerTitle}</bdi>
            {deck?.isMain ? <span class="deck-badge">{optionsText.main}</span> : null}
            {badge}
          </h4>
        ) : (
          <h3 class="deck-name">
            <PairName from={from} to={to} />
            {badge}
          </h3>
        )}
        <div class="deck-head-end">
          {deck ? <span class="deck-count">{text.cards({ count: deck.cards })}</span> : null}
          {deck && order ? (
            <DeckOrder library={library} deck={deck} label={label} order={order} onAnnounce={onAnnounce} />
          ) : null}
        </div>
      </div>
      {deck && !order && deck.name !== '' ? (
        <p class="deck-title" dir="auto">
          {deck.name}
        </p>
      ) : null}
      {deck ? <p class="deck-origin">{describeOrigin(deck)}</p> : null}
      {skipped > 0 ? <p class="deck-lack">{optionsText.answersUnread({ count: skipped })}</p> : null}
      {deck?.changes && !sync ? (
        <RefreshReport changes={deck.changes} language={from.iso639_3} isWhole={skipped === 0} />
      ) : null}
      {deck && order ? <DeckSwitches library={library} deck={deck} label={label} /> : null}
      {sync ? <SyncPanel status={sync} library={library} onGone={onGone} /> : null}
      {!deck || sync ? null : removal ? (
        <RemoveDeck
          deck={deck}
          pairLabel={pairLabel}
          loneWords={removal.loneWords}
          onConfirm={(keptWords) => onRemove({ id: deck.id, label, keptWords })}
          onKeep={model.keepSource}
        />
      ) : isRenaming ? (
        <RenameDeck library={library} deck={deck} label={label} onClose={() => setIsRenaming(false)} />
      ) : (
        <p class="row-buttons">
          {model.canRefresh(entry) ? (
            <button
              type="button"
              class="button is-small"
              aria-label={optionsText.refreshLabel({ pair: label })}
              onClick={async () => {
                model.beginAction();
                await library.startSync({ from: from.iso639_3, to: to.iso639_3 });
                onGone();
              }}
            >
              {optionsText.refresh}
            </button>
          ) : null}
          {order && !deck.isMain ? (
            <button
              type="button"
              class="button is-small"
              aria-label={optionsText.actionLabel({ action: optionsText.makeMain, deck: label })}
              onClick={async () => {
                if (!(await library.changeSource(deck.id, { isMain: true }))) return;
                onAnnounce(optionsText.isMainNow({ name: label }));
                // The button no longer exists.
                name.current?.focus();
              }}
            >
              {optionsText.makeMain}
            </button>
          ) : null}
          <button
            type="button"
            class="button is-small"
            ref={renameButton}
            aria-label={optionsText.actionLabel({ action: optionsText.rename, deck: label })}
            onClick={() => setIsRenaming(true)}
          >
            {optionsText.rename}
          </button>
          <button
            type="button"
            class="button is-small"
            ref={exportButton}
            aria-label={optionsText.exportLabel({ pair: label })}
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
            aria-label={optionsText.removeLabel({ pair: label })}
            onClick={() => {
              model.beginAction();
              void model.askRemoval(deck.id);
            }}
          >
            {optionsText.remove}
          </button>
        </p>
      )}
      {deck && !sync && deck.origin.kind === 'file' && (deck.origin.isRanked || isDictionary(deck.origin)) ? (
        <MakeDeck send={model.send} deck={deck} onAnnounce={onAnnounce} onMade={() => library.refresh()} />
      ) : null}
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
  const parts = listFacts(origin);
  parts.push(isComplete ? optionsText.updated({ at: updatedAt }) : optionsText.incomplete);
  return parts.join(' · ');
}

function listFacts(origin: DeckOrigin): string[] {
  switch (origin.kind) {
    case 'upstream':
      return [optionsText.fromServer({ address: origin.address })];
    case 'starter':
      return [optionsText.starter, optionsText.licence({ id: origin.licence.id })];
    case 'file':
      return [
        optionsText.fromFile({ name: origin.name }),
        ...(origin.credit ? [optionsText.credit({ makers: origin.credit })] : []),
      ];
  }
}

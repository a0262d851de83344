import type { DeckOrigin, DeckSummary } from '../../../model/source.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { lazy } from '../../shared/lazy.tsx';
import type { Library } from '../../shared/library.ts';
import { describeFacts } from '../describe-facts.ts';
import { optionsText } from '../text.ts';
import { DeckSwitches } from './DeckSwitches.tsx';
import type { DeckRowState } from './deck-row-state.ts';

// Loaded on demand: few decks show it.
const RefreshReport = lazy(async () => (await import('./RefreshReport.tsx')).RefreshReport);

interface DeckFactsProps {
  facts: DeckRowState['facts'];
  library: Library;
  entry: DeckEntry;
  label: string;
}

/** Where a deck is from, what its last refresh changed, and what it is used for. */
export function DeckFacts({ facts: { name, unread, changes, uses }, library, entry, label }: DeckFactsProps) {
  const { deck, from } = entry;
  return (
    <>
      {name === undefined ? null : (
        <p class="deck-title" dir="auto">
          {name}
        </p>
      )}
      {deck ? <p class="deck-origin">{describeOrigin(deck)}</p> : null}
      {unread > 0 ? <p class="deck-lack">{optionsText.answersUnread({ count: unread })}</p> : null}
      {changes ? <RefreshReport changes={changes} language={from.iso639_3} isWhole={unread === 0} /> : null}
      {deck && uses.length > 0 ? <DeckSwitches library={library} deck={deck} label={label} uses={uses} /> : null}
    </>
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
        ...(origin.facts ? describeFacts(origin.facts) : []),
        optionsText.fromFile({ name: origin.file ?? origin.name }),
        ...(origin.credit ? [optionsText.credit({ makers: origin.credit })] : []),
      ];
  }
}

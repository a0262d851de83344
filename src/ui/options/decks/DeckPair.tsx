import { useState } from 'preact/hooks';
import { isOfFacts } from '../../../model/source.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import { PairName } from '../../shared/PairName.tsx';
import { nameLanguageAlone } from '../../shared/written-language.ts';
import type { OptionsModel } from '../options-model.ts';
import { optionsText } from '../text.ts';
import type { RemovedDeck } from './DeckBody.tsx';
import { DeckRow } from './DeckRow.tsx';

interface DeckPairProps {
  model: OptionsModel;
  /** Sources of one pair, at least one. */
  entries: readonly DeckEntry[];
  onRemove: (removed: RemovedDeck) => Promise<void>;
  onGone: () => void;
}

/** The sources of a pair, in library order. */
export function DeckPair({ model, entries, onRemove, onGone }: DeckPairProps) {
  const [announcement, setAnnouncement] = useState('');
  const [first] = entries;
  if (!first) return null;
  const isSeveral = entries.length > 1;
  const hasDecks = entries.some(({ deck }) => !deck || !isOfFacts(deck));
  // A list with one entry needs no heading.
  const role = isSeveral ? {} : ({ role: 'presentation' } as const);
  return (
    <li class="deck-pair" data-pair={first.pair}>
      {isSeveral ? (
        <div class="deck-pair-head">
          <h3 class="deck-name">
            {hasDecks ? <PairName from={first.from} to={first.to} /> : <bdi>{nameLanguageAlone(first.from)}</bdi>}
          </h3>
          {hasDecks ? <p class="hint">{optionsText.severalHint}</p> : null}
        </div>
      ) : null}
      <ol class="deck-sources" {...role}>
        {entries.map((entry, index) => (
          <DeckRow
            key={entry.id}
            model={model}
            entry={entry}
            order={isSeveral ? { index, count: entries.length } : undefined}
            onAnnounce={setAnnouncement}
            onRemove={onRemove}
            onGone={onGone}
          />
        ))}
      </ol>
      <p class="visually-hidden" role="status">
        {announcement}
      </p>
    </li>
  );
}

import type { RefObject } from 'preact';
import { isOfFacts } from '../../../model/source.ts';
import { countCards } from '../../shared/count-cards.ts';
import type { DeckEntry } from '../../shared/deck-entries.ts';
import type { Library } from '../../shared/library.ts';
import { PairName } from '../../shared/PairName.tsx';
import { nameLanguageAlone } from '../../shared/written-language.ts';
import { nameSource } from '../source-name.ts';
import { optionsText } from '../text.ts';
import { DeckOrder } from './DeckOrder.tsx';
import type { DeckRowState } from './deck-row-state.ts';

interface DeckHeadingProps {
  heading: DeckRowState['heading'];
  library: Library;
  entry: DeckEntry;
  /** Tells the deck from all others. */
  label: string;
  order: { index: number; count: number } | undefined;
  onAnnounce: (announcement: string) => void;
  nameRef: RefObject<HTMLHeadingElement | null>;
}

/** The name of a deck, its number of cards, and the buttons that move it among those of its pair. */
export function DeckHeading({ heading, library, entry, label, order, onAnnounce, nameRef }: DeckHeadingProps) {
  const { from, to, deck } = entry;
  const badges = heading.badges.map((badge) => (
    <span key={badge} class="deck-badge">
      {optionsText[badge]}
    </span>
  ));
  return (
    <div class="deck-head">
      {heading.names === 'source' ? (
        <h4 class="deck-name" tabIndex={-1} ref={nameRef}>
          <bdi>{deck ? nameSource(deck) : optionsText.fromServerTitle}</bdi>
          {badges}
        </h4>
      ) : (
        <h3 class="deck-name">
          {heading.names === 'pair' ? <PairName from={from} to={to} /> : <bdi>{nameLanguageAlone(from)}</bdi>}
          {badges}
        </h3>
      )}
      <div class="deck-head-end">
        {deck && !isOfFacts(deck) ? <span class="deck-count">{countCards(deck)}</span> : null}
        {deck && order ? (
          <DeckOrder library={library} deck={deck} label={label} order={order} onAnnounce={onAnnounce} />
        ) : null}
      </div>
    </div>
  );
}

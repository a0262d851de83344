import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { DeckSummary } from '../../model/source.ts';
import { countCards } from '../shared/count-cards.ts';
import type { DeckEntry } from '../shared/deck-entries.ts';
import { formatNumber } from '../shared/format.ts';
import { Icon } from '../shared/Icon.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { hintWithKey } from '../study/hints.ts';
import type { Browse } from './browse.ts';
import { findArrows } from './key-rows.ts';
import { popupText } from './text.ts';

interface CardNavigationProps {
  browse: Browse;
  entry: DeckEntry | undefined;
  /** The rank field, for the key that goes there. */
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** Back, forward, and the field between them. */
export function CardNavigation({ browse, entry, fieldRef }: CardNavigationProps) {
  const arrows = findArrows();
  return (
    <nav class="moves" aria-label={popupText.moveLabel}>
      <IconButton
        look="button is-move"
        id="card-back"
        label={popupText.back}
        hint={hintWithKey(popupText.back, arrows.back)}
        onPress={() => browse.goBack()}
      >
        <Icon name="back" />
      </IconButton>
      <JumpForm browse={browse} deck={entry?.deck} fieldRef={fieldRef} />
      <IconButton
        look="button is-move is-primary"
        id="card-forward"
        label={popupText.forward}
        hint={hintWithKey(popupText.forward, arrows.forward)}
        onPress={() => browse.goForward()}
      >
        <Icon name="forward" />
      </IconButton>
    </nav>
  );
}

interface JumpFormProps {
  browse: Browse;
  deck: DeckSummary | undefined;
  fieldRef: RefObject<HTMLInputElement | null>;
}

/** The field that shows the rank and accepts another. */
function JumpForm({ browse, deck, fieldRef }: JumpFormProps) {
  const rank = browse.shown.value?.rank;
  const [typed, setTyped] = useState<string | undefined>(undefined);
  /** Typed text that did not lead to a card. */
  const [refused, setRefused] = useState<string | undefined>(undefined);
  // A card reached another way cancels an unfinished jump.
  useEffect(() => setTyped(undefined), [rank]);

  const submit = (event: Event) => {
    event.preventDefault();
    const field = fieldRef.current;
    // The rank is already shown: no message, but the field is normalised.
    void browse.jump(field?.value ?? '').then(() => {
      if (browse.notice.value !== undefined) {
        setRefused(field?.value);
        return field?.select();
      }
      setTyped(undefined);
      // Arrow keys continue from here.
      field?.blur();
    });
  };

  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Otherwise Escape would close the popup.
    event.preventDefault();
    setTyped(undefined);
    fieldRef.current?.blur();
  };

  return (
    <form class="jump" id="jump" noValidate onSubmit={submit}>
      <label class="jump-label" for="jump-rank">
        {popupText.jumpLabel}
      </label>
      <input
        ref={fieldRef}
        class="field jump-field"
        id="jump-rank"
        inputMode="numeric"
        autocomplete="off"
        enterkeyhint="go"
        aria-describedby="jump-of"
        aria-invalid={typed !== undefined && typed === refused}
        value={typed ?? (rank === undefined ? '' : formatNumber(rank))}
        onInput={(event) => setTyped(event.currentTarget.value)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => setTyped(undefined)}
        onKeyDown={leave}
      />
      <span class="jump-of" id="jump-of">
        {describeExtent(deck)}
      </span>
    </form>
  );
}

function describeExtent(deck: DeckSummary | undefined): string {
  if (deck === undefined || deck.cards === 0) return '';
  if (deck.isComplete) return popupText.of({ lastRank: deck.lastRank });
  return deck.expectedCards === undefined ? popupText.soFar({ lastRank: deck.lastRank }) : countCards(deck);
}

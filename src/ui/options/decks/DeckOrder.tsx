import { useLayoutEffect, useRef } from 'preact/hooks';
import type { DeckSummary } from '../../../model/source.ts';
import { Icon } from '../../shared/Icon.tsx';
import type { Library } from '../../shared/library.ts';
import { nameSource } from '../source-name.ts';
import { optionsText } from '../text.ts';

type Move = 'up' | 'down';

interface DeckOrderProps {
  library: Library;
  deck: DeckSummary;
  label: string;
  order: { index: number; count: number };
  onAnnounce: (announcement: string) => void;
}

/** Moves a source up and down among those of its pair. */
export function DeckOrder({ library, deck, label, order: { index, count }, onAnnounce }: DeckOrderProps) {
  const buttons = { up: useRef<HTMLButtonElement>(null), down: useRef<HTMLButtonElement>(null) };
  /** The pressed button: a row that moves in the document loses the focus. */
  const pressed = useRef<Move | undefined>(undefined);
  useLayoutEffect(() => {
    if (pressed.current) buttons[pressed.current].current?.focus();
    pressed.current = undefined;
  }, [index]);

  const canMove = { up: index > 0, down: index < count - 1 };
  const move = async (direction: Move) => {
    if (!canMove[direction]) return;
    pressed.current = direction;
    const isMoved = await library.changeSource(deck.id, { move: direction });
    if (isMoved)
      onAnnounce(optionsText.moved({ name: nameSource(deck), place: index + (direction === 'up' ? 0 : 2), count }));
    else pressed.current = undefined;
  };
  const labels = { up: optionsText.moveUp, down: optionsText.moveDown };
  return (
    <span class="deck-order">
      {(['up', 'down'] as const).map((direction) => (
        <button
          key={direction}
          type="button"
          class={`button is-small is-plain is-icon is-${direction}`}
          ref={buttons[direction]}
          title={labels[direction]}
          aria-label={optionsText.actionLabel({ action: labels[direction], deck: label })}
          aria-disabled={!canMove[direction]}
          onClick={() => void move(direction)}
        >
          <Icon name="down" />
        </button>
      ))}
    </span>
  );
}

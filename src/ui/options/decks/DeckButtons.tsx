import type { RefObject } from 'preact';
import { optionsText } from '../text.ts';
import type { DeckButton } from './deck-row-state.ts';

interface DeckButtonsProps {
  buttons: readonly DeckButton[];
  /** Tells the deck from all others. */
  label: string;
  isExporting: boolean;
  /** The buttons that receive the focus when what they opened is closed. */
  refs: Record<'rename' | 'export' | 'remove', RefObject<HTMLButtonElement | null>>;
  onPress: Record<DeckButton, () => void>;
}

/** The buttons of a deck. */
export function DeckButtons({ buttons, label, isExporting, refs, onPress }: DeckButtonsProps) {
  return (
    <p class="row-buttons">
      {buttons.map((button) => (
        <button
          key={button}
          type="button"
          class={button === 'remove' ? 'button is-small is-plain' : 'button is-small'}
          ref={button in refs ? refs[button as keyof typeof refs] : null}
          aria-label={FULL_LABELS[button](label)}
          {...(button === 'export' ? { 'aria-expanded': isExporting } : {})}
          onClick={onPress[button]}
        >
          {LABELS[button]()}
        </button>
      ))}
    </p>
  );
}

/** Functions, because texts change with the language of the interface. */
const LABELS: Record<DeckButton, () => string> = {
  refresh: () => optionsText.refresh,
  'make-main': () => optionsText.makeMain,
  rename: () => optionsText.rename,
  export: () => optionsText.export,
  remove: () => optionsText.remove,
};

const FULL_LABELS: Record<DeckButton, (deck: string) => string> = {
  refresh: (pair) => optionsText.refreshLabel({ pair }),
  'make-main': (deck) => optionsText.actionLabel({ action: optionsText.makeMain, deck }),
  rename: (deck) => optionsText.actionLabel({ action: optionsText.rename, deck }),
  export: (pair) => optionsText.exportLabel({ pair }),
  remove: (pair) => optionsText.removeLabel({ pair }),
};

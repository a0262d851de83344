import type { Card } from './card.ts';
import { findAct } from './card-bar.ts';
import type { Hover } from './hover.ts';
import type { PageKeys } from './page-keys.ts';
import type { PageSettings } from './page-settings.ts';

export interface CardKeyParts {
  hover: Pick<Hover, 'getShown' | 'isEntered' | 'cancel' | 'dismiss'>;
  card: Pick<Card, 'act'>;
  settings: Pick<PageSettings, 'known'>;
  keys: PageKeys;
  /** Whether a key that is pressed now would write something. */
  isTyping(): boolean;
}

/**
 * Creates the handler of keys for a card, see docs/hover.md, "Keys".
 *
 * @returns A function that decides whether a key was meant for a card and is not typing.
 */
export function createCardKeys({
  hover,
  card,
  settings,
  keys,
  isTyping,
}: CardKeyParts): (event: KeyboardEvent) => boolean {
  /** A card that merely shows leaves every key to the page, unless the person wants it otherwise on this site. */
  const takesKeys = () => hover.isEntered() || (settings.known?.keys === true && settings.known.isKeySite);

  /** While a card shows another word, a key for the pinned card takes that card away and does nothing more. */
  function isForPinned(event: KeyboardEvent): boolean {
    const { pinned } = keys;
    return pinned?.isOpen() === true && pinned.knows(event);
  }

  /** Before any listener of the page's. Firefox's pinned card is in a frame, where no page listens. */
  function pressOnPinned(event: KeyboardEvent): boolean {
    const { pinned } = keys;
    if (import.meta.env.FIREFOX || !pinned?.isOpen() || !pinned.knows(event)) return false;
    keys.take(event);
    pinned.press(event.key);
    return true;
  }

  return (event) => {
    keys.onKeyDown(event);
    if (!hover.getShown()) return pressOnPinned(event);
    // May be a command for the card that shows, such as Alt+W: Firefox tells the page of it first.
    if (event.altKey || event.ctrlKey || event.metaKey) return true;
    // Escape would also close a dialog of the page.
    if (event.key === 'Escape') hover.dismiss();
    else if (!takesKeys()) {
      if (!isForPinned(event)) return false;
      hover.cancel();
    } else {
      const act = settings.known?.keys && !isTyping() ? findAct(event) : undefined;
      if (act === undefined || act === 'edit' || !card.act(act)) return false;
    }
    keys.take(event);
    return true;
  };
}

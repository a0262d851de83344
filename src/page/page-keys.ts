/** The part of the pinned card that handles keys pressed in the page. */
export interface PinnedKeys {
  /** Whether it is open. */
  isOpen(): boolean;
  /** Whether a key was pressed on it and does something there. */
  knows(event: KeyboardEvent): boolean;
  press(key: string): void;
}

/** Takes keys from the page, and knows who they are for. */
export interface PageKeys {
  /** Set by the second part, which has it. */
  pinned: PinnedKeys | undefined;
  /** Keeps a key that was pressed from the page, and its release. */
  take(event: KeyboardEvent): void;
  /** Keeps the release of a key from the page: it was pressed in a frame of ours, and the focus has come back. */
  takeRelease(key: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
}

/** A page that acts when a key is released must not act on one that was pressed for a card. */
export function createPageKeys(): PageKeys {
  const taken = new Set<string>();
  const toName = (key: string | undefined) => key?.toLowerCase() ?? '';
  const stop = (event: KeyboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  return {
    pinned: undefined,
    take(event) {
      taken.add(toName(event.key));
      stop(event);
    },
    takeRelease: (key) => void taken.add(toName(key)),
    // Its release was lost, as when another window came to the front.
    onKeyDown: ({ key }) => void taken.delete(toName(key)),
    onKeyUp(event) {
      if (taken.delete(toName(event.key))) stop(event);
    },
  };
}

/** The part of the pinned card that handles keys pressed in the page. */
export interface KeyTarget {
  /** Whether it is open. */
  isOpen(): boolean;
  /** Whether a key was pressed on it and has an action there. */
  knows(event: KeyboardEvent): boolean;
  press(key: string): void;
}

/** Intercepts keys of the page and routes them. */
export interface PageKeys {
  /** Set by the second part. */
  pinned: KeyTarget | undefined;
  /** Hides a key press and its release from the page. */
  take(event: KeyboardEvent): void;
  /** Hides the release of a key that was pressed in our frame before the focus returned. */
  takeRelease(key: string): void;
  onKeyDown(event: KeyboardEvent): void;
  onKeyUp(event: KeyboardEvent): void;
}

/** Keys pressed for a card, whose releases must not reach the page. */
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
    // The release was lost, for example because another window took the focus.
    onKeyDown: ({ key }) => void taken.delete(toName(key)),
    onKeyUp(event) {
      if (taken.delete(toName(event.key))) stop(event);
    },
  };
}

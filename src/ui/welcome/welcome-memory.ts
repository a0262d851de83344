const KEY = 'welcome.hovered';

/** Remembers that a word was looked up on the page, the only step that leaves no other trace. */
export interface WelcomeMemory {
  hasHovered(): boolean;
  saveHovered(): void;
}

/** @param getStorage - May throw, for example if cookies are blocked. Then nothing is remembered. */
export function createWelcomeMemory(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>): WelcomeMemory {
  return {
    hasHovered() {
      try {
        return getStorage().getItem(KEY) !== null;
      } catch {
        return false;
      }
    },
    saveHovered() {
      try {
        getStorage().setItem(KEY, '1');
      } catch {
        // The next visit asks again.
      }
    },
  };
}

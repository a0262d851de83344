const KEY = 'welcome.hovered';

/** Remembers that a word was looked up on the page: the one step that leaves nothing else behind. */
export interface WelcomeMemory {
  hasHovered(): boolean;
  saveHovered(): void;
}

/** @param getStorage - May throw where the browser keeps nothing, as with cookies blocked; then nothing is remembered. */
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
        // It is asked for again the next time.
      }
    },
  };
}

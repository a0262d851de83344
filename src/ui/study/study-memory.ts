import { isPairId } from '../../model/pair.ts';

/** The card that was open when the screen closed. */
export interface OpenCard {
  pair: string;
  word: string;
  /** Version of the card that the screen had. */
  seen: string;
  side: CardSide;
}

export type CardSide = 'front' | 'back';

/** Remembers the open card, and that the first keys were shown. If storage is unavailable, nothing is remembered. */
export interface StudyMemory {
  find(): OpenCard | undefined;
  save(card: OpenCard | undefined): void;
  hasSeenKeys(): boolean;
  saveSeenKeys(): void;
}

const KEY = 'wayword.study';
const SEEN_KEYS_KEY = 'wayword.seenKeys';

/** @param getStorage - Returns the page's storage; may throw if the browser blocks it. */
export function createStudyMemory(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>): StudyMemory {
  return {
    find() {
      try {
        const card: unknown = JSON.parse(getStorage().getItem(KEY) ?? 'null');
        return isOpenCard(card) ? card : undefined;
      } catch {
        return undefined;
      }
    },
    save(card) {
      try {
        getStorage().setItem(KEY, JSON.stringify(card ?? null));
      } catch {
        // Blocked or full: the next screen starts with the front of the next due card.
      }
    },
    hasSeenKeys() {
      try {
        return getStorage().getItem(SEEN_KEYS_KEY) !== null;
      } catch {
        return true;
      }
    },
    saveSeenKeys() {
      try {
        getStorage().setItem(SEEN_KEYS_KEY, '1');
      } catch {
        // Blocked or full: the note shows once more.
      }
    },
  };
}

/** Checked by hand: a schema library would make the popup a quarter larger. */
function isOpenCard(value: unknown): value is OpenCard {
  const { pair, word, seen, side } = (value ?? {}) as { [Name in keyof OpenCard]?: unknown };
  return (
    isPairId(pair) && typeof word === 'string' && typeof seen === 'string' && (side === 'front' || side === 'back')
  );
}

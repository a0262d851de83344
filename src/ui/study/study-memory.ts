import { isPairId } from '../../model/pair.ts';

/** The card that was on the screen when it closed. */
export interface OpenCard {
  pair: string;
  word: string;
  /** What the screen knew of it. */
  seen: string;
  side: Side;
}

export type Side = 'front' | 'back';

/** Remembers the open card. What cannot be read or written is simply not remembered. */
export interface StudyMemory {
  find(): OpenCard | undefined;
  save(card: OpenCard | undefined): void;
}

const KEY = 'wayword.study';

/** @param getStorage - Gives the page's storage; it may throw where the browser blocks it. */
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
        // Blocked or full: the next screen begins with the front of whatever is due.
      }
    },
  };
}

/** By hand: with schemas the popup would be a quarter larger. */
function isOpenCard(value: unknown): value is OpenCard {
  const { pair, word, seen, side } = (value ?? {}) as { [Name in keyof OpenCard]?: unknown };
  return (
    isPairId(pair) && typeof word === 'string' && typeof seen === 'string' && (side === 'front' || side === 'back')
  );
}

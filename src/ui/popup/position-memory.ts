import { isPairId, type PairId } from '../../model/pair.ts';
import { isRank } from './wanted-position.ts';

/** Deck and rank when the popup was last closed. */
export interface BrowsePosition {
  pair: PairId;
  rank: number;
}

/** Remembers the last deck and the last rank of each deck. If storage is unavailable, nothing is remembered. */
export interface PositionMemory {
  findLast(): BrowsePosition | undefined;
  findRank(pair: PairId): number | undefined;
  save(position: BrowsePosition): void;
}

const KEY = 'wayword.browse';

interface Saved {
  pair: PairId;
  ranks: Record<PairId, number>;
}

/** @param getStorage - Returns the page's storage; may throw if the browser blocks it. */
export function createPositionMemory(getStorage: () => Pick<Storage, 'getItem' | 'setItem'>): PositionMemory {
  let saved = read(getStorage);

  return {
    findLast() {
      const rank = saved?.ranks[saved.pair];
      return saved && rank !== undefined ? { pair: saved.pair, rank } : undefined;
    },
    findRank: (pair) => saved?.ranks[pair],
    save({ pair, rank }) {
      saved = { pair, ranks: { ...saved?.ranks, [pair]: rank } };
      try {
        getStorage().setItem(KEY, JSON.stringify(saved));
      } catch {
        // Blocked or full: the position is remembered until the page closes.
      }
    },
  };
}

function read(getStorage: () => Pick<Storage, 'getItem'>): Saved | undefined {
  try {
    const saved: unknown = JSON.parse(getStorage().getItem(KEY) ?? 'null');
    return isSaved(saved) ? saved : undefined;
  } catch {
    return undefined;
  }
}

/** Checked by hand: a schema library would make the popup a quarter larger. */
function isSaved(value: unknown): value is Saved {
  const { pair, ranks } = (value ?? {}) as { [Name in keyof Saved]?: unknown };
  return (
    isPairId(pair) &&
    typeof ranks === 'object' &&
    ranks !== null &&
    Object.entries(ranks).every(([id, rank]) => isPairId(id) && isRank(rank))
  );
}

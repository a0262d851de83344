import type { Op } from '../../../model/op.ts';
import type { PairId } from '../../../model/pair.ts';
import type { Store } from '../../store.ts';
import type { Fold } from '../caches/fold.ts';
import { readOps } from '../caches/rebuild-words.ts';
import type { CardRow } from '../study-database.ts';

/** The words of a pair that the log has changed after a study day. */
export interface PastCards {
  /** In current spelling. */
  changed: ReadonlySet<string>;
  /** Those of them that had a card at the end of that day, as it was. */
  cards: CardRow[];
}

/**
 * Reads how the cards of a pair were at the end of a study day. An answer that was undone since then does not count.
 *
 * Cost grows with the ops since that day and with the log of the words in them.
 */
export function readPastCards({ study }: Store, fold: Fold, pair: PairId, day: number): Promise<PastCards> {
  return study.read(async (tables) => {
    const late = await tables.ops.where('day').above(day).toArray();
    const ours = late.filter((op) => op.pair === pair);
    const lists = ours.some(isOnMany) ? await tables.ops.where('kind').equals('know-all').toArray() : [];
    const spellings = [...ours, ...lists.filter((op) => op.pair === pair)].flatMap((op) =>
      op.kind === 'know-all' ? op.words : op.word === '' ? [] : [op.word],
    );
    const changed = new Set(spellings.map((word) => fold.respelling.toCurrent(pair, word)));
    if (changed.size === 0) return { changed, cards: [] };
    const all = [...changed].flatMap((word) => fold.respelling.listSpellings(pair, word));
    const ops = await readOps(tables, pair, all);
    const isEarlier = ({ day: opDay, kind }: Op) => opDay <= day || kind === 'undo';
    return { changed, cards: fold.replay(ops.filter(isEarlier), changed).cards };
  });
}

/** An op on many words, or its undo. */
function isOnMany({ word }: Op): boolean {
  return word === '';
}

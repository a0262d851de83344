import type { DeckChanges, WordList } from '../../../model/source.ts';
import type { Store } from '../../store.ts';
import { unpackBlock } from '../blocks.ts';
import type { ContentDatabase, DeckId } from '../content-database.ts';
import { allOf } from '../key-range.ts';

/** Words to list of each kind; the rest is only counted. */
const MOST_NAMED = 100;

/**
 * Compares the words of two copies of a deck. A word is identified by its spelling, not by its rank.
 *
 * The words of the former copy are held in memory.
 */
export function compareCopies(store: Store, former: DeckId, next: DeckId): Promise<DeckChanges> {
  return store.content.read(async (tables) => {
    const left = new Map<string, string>();
    await forEachCard(tables, former, (word, meanings) => left.set(word, (left.get(word) ?? '') + meanings));
    const found = new Map<string, string>();
    await forEachCard(tables, next, (word, meanings) => found.set(word, (found.get(word) ?? '') + meanings));
    const [added, changed] = [createList(), createList()];
    for (const [word, meanings] of found) {
      const before = left.get(word);
      if (before === undefined) add(added, word);
      else if (before !== meanings) add(changed, word);
      left.delete(word);
    }
    const gone = createList();
    for (const word of left.keys()) add(gone, word);
    return { added, gone, changed };
  });
}

async function forEachCard(
  tables: ContentDatabase,
  deck: DeckId,
  visit: (word: string, meanings: string) => void,
): Promise<void> {
  await tables.blocks
    .where('[deck+firstRank]')
    .between(...allOf(deck))
    .each((block) => {
      for (const [, word, meanings] of unpackBlock(block)) visit(word, JSON.stringify(meanings));
    });
}

function createList(): WordList {
  return { count: 0, words: [] };
}

function add(list: WordList, word: string): void {
  list.count += 1;
  if (list.words.length < MOST_NAMED) list.words.push(word);
}

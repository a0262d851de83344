import type { Memo } from '../../../async/memo.ts';
import { toFoldedKey, toWordKey } from '../../../language/normalise.ts';
import { type PairId, toLanguagePair } from '../../../model/pair.ts';
import { type Connection, readFrom } from '../../connection.ts';
import type { DefinitionRow } from '../study-database.ts';

/** All of the learner's definitions, indexed for lookups. */
export interface DefinitionIndex {
  /** @param word - As the deck writes it; compared in NFC. */
  find(pair: PairId, word: string): DefinitionRow | undefined;
  /** @param key - Of `language/normalise.ts`. @returns Those whose word, headword or core word has the key. */
  findByKey(key: string): readonly DefinitionRow[];
  all: readonly DefinitionRow[];
  /** Pairs with definitions. */
  pairs: ReadonlySet<PairId>;
}

/** @throws {AppError} `storage-unavailable`. */
export const getDefinitions = ({ definitions }: { definitions: Memo<DefinitionIndex> }): Promise<DefinitionIndex> =>
  definitions.get();

/** Reads all definitions. There are as many as the learner typed, so they fit in memory. */
export async function readDefinitions(connection: Connection): Promise<DefinitionIndex> {
  const byWord = new Map<string, DefinitionRow>();
  const byKey = new Map<string, DefinitionRow[]>();
  const rows = await readFrom(connection, 'definitions', (table) => table.getAll());
  for (const row of rows as DefinitionRow[]) {
    byWord.set(toId(row.pair, row.word), row);
    const language = toLanguagePair(row.pair).from;
    const keys = listSpellings(row).flatMap((word) => [toWordKey(word, language), toFoldedKey(word, language)]);
    for (const key of new Set(keys)) {
      const same = byKey.get(key);
      if (same) same.push(row);
      else byKey.set(key, [row]);
    }
  }
  return {
    find: (pair, word) => byWord.get(toId(pair, word)),
    findByKey: (key) => byKey.get(key) ?? [],
    all: [...byWord.values()],
    pairs: new Set([...byWord.values()].map(({ pair }) => pair)),
  };
}

/** The spellings that a learner's word is found by: as it was met, its headword, and the words that this one is about. */
export function listSpellings({ word, headword, cores = [] }: DefinitionRow): string[] {
  return [word, ...(headword === undefined ? [] : [headword]), ...cores];
}

function toId(pair: PairId, word: string): string {
  return `${pair} ${word.normalize('NFC')}`;
}

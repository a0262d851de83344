import type { PairId } from '../contract/language-pair.ts';
import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import { withStorageErrors } from './storage-errors.ts';
import type { Store } from './store.ts';
import type { DefinitionRow, StudyDatabase } from './study-database.ts';

/** All of the learner's definitions, ready to be looked up. */
export interface DefinitionIndex {
  /** @param word - As the deck writes it; compared in NFC. */
  find(pair: PairId, word: string): DefinitionRow | undefined;
  /** @param key - Of `language/normalise.ts`. */
  findByKey(key: string): readonly DefinitionRow[];
}

/**
 * Keeps the index in memory between changes: there are as many definitions as the learner typed, and every look-up
 * under the pointer needs them.
 */
export interface DefinitionMemory {
  index: Promise<DefinitionIndex> | undefined;
}

/** @throws {AppError} `storage-unavailable`. */
export function getDefinitions(store: Store): Promise<DefinitionIndex> {
  const { definitions } = store;
  if (definitions.index === undefined) {
    const loading = loadIndex(store.study);
    definitions.index = loading;
    // A failure is not remembered: the next look-up tries again.
    loading.catch(() => {
      if (definitions.index === loading) definitions.index = undefined;
    });
  }
  return definitions.index;
}

async function loadIndex(study: StudyDatabase): Promise<DefinitionIndex> {
  const byWord = new Map<string, DefinitionRow>();
  const byKey = new Map<string, DefinitionRow[]>();
  for (const row of await withStorageErrors(() => study.definitions.toArray())) {
    byWord.set(toId(row.pair, row.word), row);
    const language = row.pair.slice(0, 3);
    for (const key of new Set([toWordKey(row.word, language), toFoldedKey(row.word, language)])) {
      const rows = byKey.get(key);
      if (rows) rows.push(row);
      else byKey.set(key, [row]);
    }
  }
  return {
    find: (pair, word) => byWord.get(toId(pair, word)),
    findByKey: (key) => byKey.get(key) ?? [],
  };
}

function toId(pair: PairId, word: string): string {
  return `${pair} ${word.normalize('NFC')}`;
}

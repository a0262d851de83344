import { readFileSync } from 'node:fs';
import initSqlJs from 'sql.js';
import { recogniseForPreview } from '../../../../src/library/formats/recognise.ts';
import {
  openDatabaseFile,
  openTable,
  type Vocabulary,
} from '../../../../src/library/formats/vocabulary/open-vocabulary.ts';
import type { VocabularyWord } from '../../../../src/model/vocabulary.ts';

/** A file that `test/fixtures/vocabulary/write.py` has written. */
export const readFixture = (name: string) => new Uint8Array(readFileSync(`test/fixtures/vocabulary/${name}`));

export const loadSqlite = () => initSqlJs();

export const openBytes = (bytes: BlobPart, name: string): Promise<Vocabulary> =>
  openDatabaseFile(new File([bytes], name), loadSqlite);

export async function openText(text: string): Promise<Vocabulary> {
  const recognised = await recogniseForPreview(new TextEncoder().encode(text), 'words.csv');
  return openTable(new File([text], 'words.csv'), recognised);
}

export const openFixture = (name: string) => openBytes(readFixture(name), name);

/** Reads everything as it was guessed. */
export function readAll({ file, read }: Vocabulary, knownDays = 21, withoutDecks: string[] = []) {
  return read({ noteTypes: file.noteTypes.map(({ id, choice }) => ({ id, ...choice })), withoutDecks, knownDays });
}

export const toStandings = (words: readonly VocabularyWord[]) =>
  Object.fromEntries(words.map(({ word, standing }) => [word, standing]));

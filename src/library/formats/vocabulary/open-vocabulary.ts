import type { SqlJsStatic } from 'sql.js';
import type { RecognisedFile } from '../../../model/file-format.ts';
import type { CardHistory, VocabularyChoice, VocabularyFile, VocabularyWords } from '../../../model/vocabulary.ts';
import { describeAnki, isAnki, readAnki } from './anki.ts';
import { readHistories } from './anki-history.ts';
import { readCollection } from './anki-package.ts';
import { failVocabulary } from './fail-vocabulary.ts';
import { describeKindle, isKindle, readKindle } from './kindle.ts';
import { describeKoreader, isKoreader, readKoreader } from './koreader.ts';
import { isSqlite, MAX_DATABASE_BYTES, openSqlite, type Sqlite } from './sqlite.ts';
import { openStatusTable } from './status-table.ts';

/** An opened file of another program. */
export interface Vocabulary {
  file: VocabularyFile;
  /** Reads the chosen words. @throws {AppError} `vocabulary-damaged`. */
  read(choice: VocabularyChoice): VocabularyWords;
  /**
   * Reads what the program knows of some cards. Absent where it keeps no answers.
   *
   * @param cards - Their ids.
   * @throws {AppError} `vocabulary-damaged`.
   */
  readHistories?(cards: readonly number[]): Map<number, CardHistory>;
}

interface Program {
  isOf(sqlite: Sqlite): boolean;
  describe(sqlite: Sqlite): VocabularyFile;
  read(sqlite: Sqlite, choice: VocabularyChoice): VocabularyWords;
  readHistories?(sqlite: Sqlite, cards: readonly number[]): Map<number, CardHistory>;
}

/** The programs whose databases are read. */
const PROGRAMS: readonly Program[] = [
  { isOf: isAnki, describe: describeAnki, read: readAnki, readHistories },
  { isOf: isKindle, describe: describeKindle, read: readKindle },
  { isOf: isKoreader, describe: describeKoreader, read: readKoreader },
];

const HEAD_BYTES = 16;

/**
 * Opens a database or a package of another program.
 *
 * @param loadSqlite - Loads the engine.
 * @throws {AppError} A `vocabulary-` code that says why it cannot be read.
 */
export async function openDatabaseFile(file: File, loadSqlite: () => Promise<SqlJsStatic>): Promise<Vocabulary> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const bytes = await readDatabase(file, head);
  return refuseEmpty(openDatabase(await loadSqlite(), bytes));
}

/**
 * Opens a table that says how well words are known.
 *
 * @throws {AppError} As {@link openDatabaseFile}, or `deck-file-invalid` for text that cannot be decoded.
 */
export async function openTable(file: File, recognised: RecognisedFile): Promise<Vocabulary> {
  return refuseEmpty(await openStatusTable(file, recognised));
}

function refuseEmpty(vocabulary: Vocabulary): Vocabulary {
  if (vocabulary.file.noteTypes.length > 0) return vocabulary;
  return failVocabulary('vocabulary-none', 'at least one word', 'none');
}

const isZip = ([a, b]: Uint8Array) => a === 0x50 && b === 0x4b;

async function readDatabase(file: File, head: Uint8Array): Promise<Uint8Array> {
  if (isZip(head)) return readCollection(file);
  if (!isSqlite(head)) failVocabulary('vocabulary-damaged', 'a database of SQLite', 'other bytes');
  if (file.size > MAX_DATABASE_BYTES) {
    failVocabulary('vocabulary-large', `a database of at most ${MAX_DATABASE_BYTES} bytes`, `${file.size}`);
  }
  return new Uint8Array(await file.arrayBuffer());
}

function openDatabase(sql: SqlJsStatic, bytes: Uint8Array): Vocabulary {
  const sqlite = openSqlite(sql, bytes);
  const program = PROGRAMS.find(({ isOf }) => isOf(sqlite));
  if (!program) {
    const names = [...sqlite.tables.keys()].slice(0, 4).map((name) => name.slice(0, 40));
    const got = names.length === 0 ? 'an empty one' : `one with the tables ${names.join(', ')}`;
    return failVocabulary('vocabulary-foreign', 'a database of Anki, a Kindle or KOReader', got);
  }
  const { readHistories } = program;
  return {
    file: program.describe(sqlite),
    read: (choice) => program.read(sqlite, choice),
    ...(readHistories && { readHistories: (cards) => readHistories(sqlite, cards) }),
  };
}

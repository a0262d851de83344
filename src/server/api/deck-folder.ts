import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError, toAppError } from '../../app-error.ts';
import { type DeckFile, findDeckFile } from '../../library/formats/deck-file.ts';
import { type PairId, toPairId } from '../../model/pair.ts';
import { type ServedDeck, toDeckPairId } from './deck-source.ts';
import { explainListFault } from './list-fault.ts';
import { readList } from './list-file.ts';
import { type CardList, type ListShare, mergeLists } from './merge-lists.ts';

/** A deck file, or all lists of one pair merged into one deck. */
export interface FolderDeck extends ServedDeck {
  /** The lists of the deck, in rank order; absent for a deck file. */
  lists?: ListShare[];
}

export interface DeckFolder {
  decks: FolderDeck[];
  /** Names of files that look like decks but are not: other JSON, spreadsheets with an exported CSV file. */
  skipped: string[];
}

const DECK_FILE = /\.json$/i;
const LIST = /\.(csv|tsv)$/i;
const SPREADSHEET = /\.(xlsx?|xlsm|xlsb|f?ods|numbers)$/i;
/** Hidden files: `._a.csv` of macOS, `.~lock.a.csv#` of LibreOffice, `~$a.xlsx` of Excel. */
const HIDDEN = /^(\.|~\$)/;

/**
 * Reads every deck file (`*.json`) and every list (`*.csv`, `*.tsv`) of a folder, in the natural order of their names:
 * "Kapitel 2" before "Kapitel 10". Subfolders are not entered.
 *
 * @throws {AppError} `deck-file-invalid` naming the file and the place; `deck-unknown` when the folder cannot be read
 * or has no deck.
 */
export async function readDeckFolder(folder: string): Promise<DeckFolder> {
  const names = sortNaturally((await listFiles(folder)).filter((name) => !HIDDEN.test(name)));
  const lists = names.filter((name) => LIST.test(name));
  const skipped = checkSpreadsheets(folder, names, lists);
  const parts = new Map<PairId, DeckPart>();
  const faults: AppError[] = [];
  const addFile = async (name: string) => {
    if (DECK_FILE.test(name)) {
      const deck = await readDeck(join(folder, name));
      if (deck) addDeck(parts, deck, name);
      else skipped.push(name);
    } else if (LIST.test(name)) {
      addList(parts, { ...(await readListFile(join(folder, name), name)), name: nameList(name, lists) }, name);
    }
  };
  for (const name of names) await addFile(name).catch((thrown: unknown) => faults.push(toAppError(thrown)));
  if (faults.length > 0) {
    throw new AppError('deck-file-invalid', faults.map(({ message }) => message).join('\n'), { cause: faults[0] });
  }
  if (parts.size === 0) {
    const expected = 'at least one list (*.csv, *.tsv) or deck file (*.json)';
    throw new AppError('deck-unknown', `Expected ${expected} in ${folder}, got none.`);
  }
  return { decks: [...parts.values()].map(toDeck), skipped };
}

/** Content of one pair so far, with the name of its first file. */
type DeckPart = { file: string } & ({ deck: DeckFile } | { lists: [CardList, ...CardList[]] });

function toDeck(part: DeckPart): FolderDeck {
  return 'deck' in part ? part.deck : mergeLists(part.lists);
}

function addDeck(parts: Map<PairId, DeckPart>, deck: DeckFile, file: string): void {
  const pair = toDeckPairId(deck);
  const other = parts.get(pair);
  if (other) failTwice(pair, other, file, 'deck' in other ? 'two' : 'a list and a deck file');
  parts.set(pair, { file, deck });
}

function addList(parts: Map<PairId, DeckPart>, list: CardList, file: string): void {
  const pair = toPairId(list.pair);
  const other = parts.get(pair);
  if (!other) parts.set(pair, { file, lists: [list] });
  else if ('deck' in other) failTwice(pair, other, file, 'a deck file and a list');
  else other.lists.push(list);
}

function failTwice(pair: PairId, other: DeckPart, file: string, got: string): never {
  throw new AppError(
    'deck-file-invalid',
    `Expected one deck for ${pair}, got ${got}: ${other.file} and ${file}. Move one of them to another folder.`,
  );
}

function sortNaturally(names: readonly string[]): string[] {
  const collator = new Intl.Collator('en', { numeric: true });
  return names.toSorted((a, b) => collator.compare(a, b) || (a < b ? -1 : 1));
}

/** The file's name without its extension, unless a list in the other format has the same name. */
function nameList(name: string, lists: readonly string[]): string {
  const bare = dropEnding(name);
  return lists.filter((other) => dropEnding(other) === bare).length > 1 ? name : bare;
}

function dropEnding(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}

/**
 * Reports spreadsheets without an export, which would otherwise be skipped silently.
 *
 * @returns Exported ones: "Kapitel 3.xlsx" beside "Kapitel 3.csv" or "Kapitel 3 deu-eng.csv".
 */
function checkSpreadsheets(folder: string, names: readonly string[], lists: readonly string[]): string[] {
  const spreadsheets = names.filter((name) => SPREADSHEET.test(name));
  for (const name of spreadsheets) {
    const bare = dropEnding(name);
    const isExported = lists.some((list) => list.startsWith(bare) && !/^[\p{L}\p{N}]/u.test(list.slice(bare.length)));
    if (isExported) continue;
    throw new AppError(
      'deck-file-invalid',
      `${join(folder, name)}: Expected CSV or TSV, got a spreadsheet. Save it as CSV ("CSV UTF-8" in Excel) in this folder.`,
    );
  }
  return spreadsheets;
}

async function listFiles(folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('deck-unknown', `Expected a folder of deck files at ${folder}, got: ${reason}.`, { cause });
  }
}

async function readDeck(path: string): Promise<DeckFile | undefined> {
  try {
    return findDeckFile(await readFile(path, 'utf8'));
  } catch (cause) {
    throw new AppError('deck-file-invalid', `${path}: ${toAppError(cause).message}`, { cause });
  }
}

async function readListFile(path: string, name: string): Promise<Omit<CardList, 'name'>> {
  try {
    return await readList(path, name);
  } catch (cause) {
    throw await explainListFault(path, cause);
  }
}

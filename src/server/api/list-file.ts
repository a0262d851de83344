import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { AppError } from '../../app-error.ts';
import { showArticle } from '../../languages/show-article.ts';
import { spellParts } from '../../languages/spell-parts.ts';
import { failAtLine } from '../../library/formats/check-text.ts';
import { readCardRows } from '../../library/formats/read-card-rows.ts';
import { HEAD_BYTES, recogniseFile } from '../../library/formats/recognise.ts';
import { toLeftOut } from '../../library/formats/sheet/left-out.ts';
import {
  findHeader,
  findHeaderPair,
  findListColumns,
  isOfAnotherPair,
  type ListHeader,
} from '../../library/formats/sheet/list-header.ts';
import type { DelimitedFormat, FileCard, LeftOutRow } from '../../model/file-format.ts';
import { type LanguagePair, toPairId } from '../../model/pair.ts';
import type { CardList } from './merge-lists.ts';
import { findNamePairs } from './name-pair.ts';

/** Bytes per read. Rows of larger chunks would survive the young generation of the garbage collector. */
const PIECE_BYTES = 32 * 1024;

/** First bytes of Excel and LibreOffice files (a ZIP archive), and of older Excel files. */
const SPREADSHEETS = ['PK\x03\x04', '\xD0\xCF\x11\xE0'];

const NAME_EXAMPLE = 'the languages in its name ("Kapitel 3 deu-eng.csv") or in its header ("German,English")';
const RENAME = 'Put the pair into the name of the file, the language of the words first.';
const ADD_HEADER = 'Add a first row that names the columns.';

/**
 * Reads a CSV or TSV file with a header.
 *
 * @param fileName - Name without the folder, which may contain the language pair.
 * @throws {AppError} `deck-file-invalid` with expected, received and advice. A {@link LineError} for a single wrong line.
 *
 * Streams the file and keeps only the cards.
 */
export async function readList(path: string, fileName: string): Promise<Omit<CardList, 'name'>> {
  const head = await readHead(path);
  if (SPREADSHEETS.some((signature) => head.toString('latin1').startsWith(signature))) {
    fail('a table as text', 'a spreadsheet under another name', 'Open it in the spreadsheet and save it as CSV.');
  }
  const { format, rows } = await recogniseFile(head, fileName);
  if (format.kind !== 'delimited') fail('a table', 'JSON', 'Save it as CSV, or name it *.json if it is a deck file.');
  const [first, second] = rows;
  if (!first) fail('a header and cards', 'an empty file', 'Fill it, or move it out of the folder.');
  const header = findHeader(first);
  if (!header) failHeader(first);
  if (!second) fail('cards below the header', 'none', 'Add some, or move the file out of the folder.');
  const pair = findPair(fileName, header, first);
  const columns = findListColumns(header, pair) ?? failColumns(first, pair);
  // A server sends no card without a meaning.
  const table = { ...format, hasHeader: true, columns, bareRows: 'leave-out', width: first.length } as const;
  return { pair, ...(await readCards(path, table, pair.from)) };
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The file name decides, but an ambiguous pair in it yields to the header. */
function findPair(fileName: string, header: ListHeader, cells: readonly string[]): LanguagePair {
  const named = findNamePairs(fileName.replace(/\.[^.]*$/, ''));
  const sure = named.filter(({ isSure }) => isSure);
  const [pair] = sure;
  if (new Set(sure.map(toPairId)).size > 1) {
    fail('one language pair in its name', sure.map(toPairId).join(' and '), 'Rename the file.');
  }
  if (pair && isOfAnotherPair(header, pair)) {
    fail(`columns of ${toPairId(pair)}, as its name says`, quoteCells(cells), 'Correct the name or the header.');
  }
  const found = pair ?? findHeaderPair(header) ?? named[0];
  return found ?? fail(NAME_EXAMPLE, `the columns ${quoteCells(cells)}`, RENAME);
}

async function readCards(
  path: string,
  format: DelimitedFormat,
  language: string,
): Promise<Pick<CardList, 'cards' | 'leftOut'>> {
  const cards: (readonly [string, readonly string[]])[] = [];
  const leftOut: LeftOutRow[] = [];
  const onLeftOut = (row: LeftOutRow) => leftOut.push(row);
  const bytes = createReadStream(path, { highWaterMark: PIECE_BYTES });
  for await (const batch of readCardRows(bytes, format, { onLeftOut })) {
    for (const card of batch) {
      const { line } = card;
      const word = toHeadword(card, language);
      const meanings = card.meanings.map(toPlainLine).filter((meaning) => meaning !== '');
      if (word === '') failAtLine(line, 'a word', 'control characters', { kind: 'word' });
      if (meanings.length === 0) leftOut.push(toLeftOut(line, 'no-meaning', [word]));
      else cards.push([word, meanings]);
    }
  }
  return { cards, leftOut };
}

/** The word with the article of its own column, and without a code of its plural, as a server sends no details. */
function toHeadword(card: FileCard, language: string): string {
  const { word, details } = spellParts(card, language);
  const { article = '' } = details?.genders?.length === 1 ? showArticle(details, word, language) : {};
  return toPlainLine(`${article}${word}`);
}

/** Normalises a spreadsheet cell, which may contain line breaks and combining accents. */
function toPlainLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

function failHeader(cells: readonly string[]): never {
  fail('a header such as "word,meaning" or "German,English" in row 1', quoteCells(cells), ADD_HEADER);
}

function failColumns(cells: readonly string[], { from, to }: LanguagePair): never {
  fail(
    `a column with words (${from}) and one with meanings (${to})`,
    quoteCells(cells),
    'Name one column "word" and one "meaning".',
  );
}

function fail(expected: string, got: string, advice: string): never {
  throw new AppError('deck-file-invalid', `Expected ${expected}, got ${got}. ${advice}`);
}

const QUOTED_CELLS = 6;

function quoteCells(cells: readonly string[]): string {
  const texts = cells
    .slice(0, QUOTED_CELLS)
    .map((cell) => JSON.stringify(cell.length > 40 ? `${cell.slice(0, 40)}…` : cell));
  return texts.join(', ') + (cells.length > QUOTED_CELLS ? ', …' : '');
}

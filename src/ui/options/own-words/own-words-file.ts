import type { OwnWord } from '../../../model/own-word.ts';

/** Own words as a file: a table for spreadsheets, or text that Anki imports. */
export const OWN_WORD_FORMATS = ['csv', 'anki'] as const;
export type OwnWordFormat = (typeof OWN_WORD_FORMATS)[number];

export interface OwnWordFileParts<Word extends OwnWord = OwnWord> {
  words: readonly Word[];
  /** Name of a word's deck; undefined if there is none. */
  nameDeck: (word: Word) => string | undefined;
}

const DAY_MS = 86_400_000;
/** Without a byte order mark, Excel reads a CSV file in a legacy encoding. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Names in the first row of the table. They never change, because people's spreadsheets rely on them. */
const COLUMNS = ['word', 'meaning', 'sentence', 'page', 'address', 'state', 'due', 'deck', 'languages'] as const;

/** Fields of a note. Wayword's import and Anki recognise them by these names. */
const NOTE_FIELDS = ['Word', 'Meaning', 'Sentence', 'Page'] as const;

export function writeOwnWords(format: OwnWordFormat, parts: OwnWordFileParts): File {
  if (format === 'csv') return new File([writeTable(parts)], 'wayword-words.csv', { type: 'text/csv' });
  return new File([writeNotes(parts)], 'wayword-words.txt', { type: 'text/plain' });
}

export function writeTable({ words, nameDeck }: OwnWordFileParts): string {
  const rows = words.map((word) => toCells(word, nameDeck(word)));
  return writeRows([COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name]))]);
}

/** The cells of a word by their columns. */
export function toCells(word: OwnWord, deck: string | undefined): Record<(typeof COLUMNS)[number], string> {
  const { sentence, pair, dueDay } = word;
  return {
    word: word.headword,
    meaning: writeMeaning(word),
    sentence: sentence?.text ?? '',
    page: sentence?.title ?? '',
    address: sentence?.address ?? '',
    state: writeState(word),
    due: dueDay === undefined ? '' : writeDate(dueDay * DAY_MS),
    deck: deck ?? '',
    languages: pair,
  };
}

/** @param at - Epoch milliseconds. */
export const writeDate = (at: number) => new Date(at).toISOString().slice(0, 10);

/** RFC 4180. */
export function writeRows(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/** Anki's text format: https://docs.ankiweb.net/importing/text-files.html */
export function writeNotes({ words }: Pick<OwnWordFileParts, 'words'>): string {
  const head = ['#separator:tab', '#html:false', `#columns:${NOTE_FIELDS.join('\t')}`];
  const notes = words.map((word) =>
    [word.headword, writeMeaning(word), word.sentence?.text ?? '', word.sentence?.title ?? ''].map(toField).join('\t'),
  );
  return [...head, ...notes].map((line) => `${line}\n`).join('');
}

/** The learner's meaning, otherwise those of the decks. */
export function writeMeaning({ definition, meanings }: Pick<OwnWord, 'definition' | 'meanings'>): string {
  return definition ?? meanings.join('; ');
}

function writeState({ state }: OwnWord): string {
  if (state === 'suspended') return 'stopped';
  return state === 'due' ? 'learning' : state;
}

function toCell(text: string): string {
  return /[",\r\n]/.test(text) ? quote(text) : text;
}

/** A line that begins with a hash sign would be a comment. */
function toField(text: string): string {
  return /["\t\r\n]|^#/.test(text) ? quote(text) : text;
}

const quote = (text: string) => `"${text.replaceAll('"', '""')}"`;

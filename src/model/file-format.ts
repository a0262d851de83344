import type { CardDetails } from './card.ts';
import type { LanguageReference } from './language.ts';

/** The formats that a deck can be written in; each can be read again. */
export const EXPORT_FORMATS = ['deck', 'json-lines', 'csv', 'tsv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const FILE_TYPES: Record<ExportFormat, { extension: string; mediaType: string }> = {
  deck: { extension: 'json', mediaType: 'application/json' },
  'json-lines': { extension: 'jsonl', mediaType: 'application/jsonl' },
  csv: { extension: 'csv', mediaType: 'text/csv' },
  tsv: { extension: 'tsv', mediaType: 'text/tab-separated-values' },
};

/** Format of a file that is read: Wayword's own, JSON lines, a table, or a dictionary. */
export type FileFormat = { kind: 'deck' } | { kind: 'json-lines' } | DelimitedFormat | DictionaryFormat;

/** How a dictionary is laid out in its archive. */
export const LAYOUTS = ['yomitan', 'stardict', 'dictd', 'dsl'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A dictionary in an archive. */
export interface DictionaryFormat {
  kind: Layout;
  /** As the dictionary calls itself; absent if it does not. */
  title?: string;
  /** Bytes of its entries when unpacked. */
  unpackedBytes: number;
  /** Whom to credit; empty if unknown. */
  credit: string;
  /** Its cards are ordered by frequency. */
  isRanked: boolean;
  /** It has no entries, only frequencies or pronunciations of words: see `FactCounts`. */
  isFacts?: boolean;
  /** Words that it states and has, if these differ. */
  counts?: { stated: number; found: number };
}

export function isDictionaryFormat(format: { kind: string } | undefined): format is DictionaryFormat {
  return LAYOUTS.some((layout) => layout === format?.kind);
}

/**
 * Form of a list whose lines become the rows of a table first; see `library/formats/lines/`: lines with numbers or bullets in front, records of
 * labelled fields, rows with semicolons between, CC-CEDICT, passages marked on an e-reader, JSON.
 */
export type LineForm =
  | {
      kind: 'marked';
      mark: 'bullet' | 'number' | 'bare-number' | 'none';
      /** Whether words are emphasised, which parts them from their meanings. */
      isBold: boolean;
      /** Whether meanings stand on indented lines below their word. */
      isNested: boolean;
    }
  /** Without labels: a word on a line, its meaning below, and a blank line. */
  | { kind: 'records'; labels: readonly string[] }
  | { kind: 'clippings'; program: 'kindle' | 'koreader' | 'koreader-markdown' | 'koreader-json' }
  | { kind: 'rows' }
  | { kind: 'cedict' }
  | { kind: 'json' };

/** Columns that say which side of each row is in which language. */
export interface Directions {
  /** One column such as `de-en`, or two with the languages of the sides. */
  columns: readonly number[];
  /** Their cells where the first side is the word. */
  forward: readonly string[];
}

/** Layout of a table of comma or tab separated values. */
export interface DelimitedFormat {
  kind: 'delimited';
  delimiter: string;
  /** Between rows, if they are not lines; see `own-separators.ts`. */
  rowEnd?: string;
  /** How its lines become rows. Absent: each is one. */
  lineForm?: LineForm;
  /** The sides of rows in the other direction are exchanged. */
  directions?: Directions;
  /** Whether rows that repeat another one with the sides exchanged are left out. */
  isMirrored?: boolean;
  /** Lines above the table. */
  headLines: number;
  /** Line that the table begins on, below lines with titles; see `sheet/left-out.ts`. Absent: below `headLines`. */
  firstLine?: number;
  /** Whether the first row is a header. */
  hasHeader: boolean;
  /** Whether cells are HTML. */
  isHtml: boolean;
  columns: Columns;
  /** Encoding of a file that is neither UTF-8 nor marked. */
  encoding?: EncodingLabel;
  /** Whether a row without a separator is an error: the rows around it have one. */
  isSeparated?: boolean;
  /** Whether rows with a word and no meaning become cards. Absent where no column holds meanings. */
  bareRows?: 'take' | 'leave-out';
  /** Whether there are such rows among the first ones, or a person chose what becomes of them. */
  hasBareRows?: boolean;
  /** Number of columns, if a longer row is an error caused by a separator in an unquoted cell. */
  width?: number;
}

/** Roles of columns that a table need not have. Wayword's own tables use the same names in their headers. */
export const OPTIONAL_ROLES = ['rank', 'forms', 'reading', 'classes', 'genders', 'parts', 'examples'] as const;
export type OptionalRole = (typeof OPTIONAL_ROLES)[number];

/** Which column of a table holds what: indexes from 0. */
export type Columns = {
  word: number;
  /** One column, or several that are one meaning or more each. */
  meanings: readonly number[];
} & { [Name in OptionalRole]?: number } & {
  /** Further columns of principal parts, behind `parts`. */
  moreParts?: readonly number[];
};

/** Encodings of text besides marked Unicode, by the names of the Encoding Standard. Of equal guesses, the first one counts. */
export const ENCODINGS = [
  'utf-8',
  'windows-1252',
  'windows-1251',
  'gb18030',
  'shift_jis',
  'utf-16le',
  'utf-16be',
  'windows-1250',
  'windows-1253',
  'windows-1254',
  'windows-1255',
  'windows-1256',
  'windows-1257',
  'big5',
  'euc-jp',
  'euc-kr',
  'koi8-r',
  'ibm866',
  'macintosh',
] as const;
export type EncodingLabel = (typeof ENCODINGS)[number];

/** A text in one of the encodings, for a person to choose by. */
export interface EncodingSample {
  label: EncodingLabel;
  /** The first words with letters beyond ASCII. */
  sample: string;
}

/** Something for a person to look at: guessed columns, ranks that do not rise, or a guessed encoding. */
export type Doubt = 'columns' | 'ranks' | 'encoding';

/** Recognised format of a file, by its beginning. */
export interface RecognisedFile {
  format: FileFormat;
  /** The most serious doubt about a table. */
  doubt: Doubt | undefined;
  /** A table's first rows, including the header. */
  rows: string[][];
  /** The language that each cell of a table's first row states beside a role, as written: `de` of "word (de)". Absent if no cell does. */
  statedLanguages?: (string | undefined)[];
  /** Languages named in the file. */
  languages: { from: LanguageReference; to: LanguageReference } | undefined;
  /** A word of the file in each encoding that it may have, if the encoding is a guess. */
  encodings?: EncodingSample[];
  /** The file calls itself a dictionary. */
  isDictionary?: boolean;
  /** A column of the table says how well a learner knows each word. */
  isVocabulary?: boolean;
}

/**
 * Why a row of a table is not a card: a title above the table, a chapter's heading, no word, no meaning, another row with the sides exchanged, a
 * passage of a book that is more than a word.
 */
export const LEFT_OUT_KINDS = ['title', 'heading', 'no-word', 'no-meaning', 'mirrored', 'passage'] as const;
export type LeftOutKind = (typeof LEFT_OUT_KINDS)[number];

/** A row of a table that is not a card. */
export interface LeftOutRow {
  /** Line that the row begins on, from 1. */
  line: number;
  kind: LeftOutKind;
  /** Its filled cells, cut short. */
  text: string;
}

/** One card as a file has it. */
export interface FileCard {
  /** Line that the row begins on, from 1. */
  line: number;
  /** The file's rank; otherwise one more than that of the previous row, 1 for the first. */
  rank: number;
  word: string;
  meanings: string[];
  /** Inflected spellings that lead to the word. */
  forms?: string[];
  details?: CardDetails;
  /** All that a dictionary says about the word, where it is more than the card shows: JSON of each `EntryNode`. */
  content?: string[];
}

import type { DelimitedFormat, RecognisedFile } from '../../../model/file-format.ts';
import type {
  FieldChoice,
  NoteType,
  VocabularyChoice,
  VocabularyFile,
  VocabularyWords,
} from '../../../model/vocabulary.ts';
import { decodeText, sliceBytes } from '../decode-text.ts';
import { readTable, toPlainRow } from '../delimited.ts';
import { isRule } from '../sort-rows.ts';
import { createWordCollector } from './collect-words.ts';
import { failVocabulary } from './fail-vocabulary.ts';
import { EXAMPLE_NOTES, isSentence } from './guess-fields.ts';
import { readWordField, toPlainField } from './plain-field.ts';
import { findStatus } from './status-columns.ts';
import { toLine } from './word-line.ts';

/** Most rows of a table, as many as one import takes words. They are held in memory. */
const MAX_ROWS = 1_000_000;

/** Whether a recognised table says how well its words are known. */
export const hasStatus = ({ format, rows }: RecognisedFile) =>
  format.kind === 'delimited' && format.rowEnd === undefined && findStatus(rows) !== undefined;

/** A table whose rows are in memory. */
export interface StatusTable {
  file: VocabularyFile;
  read(choice: VocabularyChoice): VocabularyWords;
}

/**
 * Reads a table with a column that says how well words are known.
 *
 * @throws {AppError} `vocabulary-foreign` without such a column, `vocabulary-large`, `deck-file-invalid` for text that cannot be decoded.
 */
export async function openStatusTable(file: Blob, recognised: RecognisedFile): Promise<StatusTable> {
  const { format } = recognised;
  if (format.kind !== 'delimited' || !hasStatus(recognised)) {
    return failVocabulary('vocabulary-foreign', 'a table with a column that says how well words are known', 'none');
  }
  const [header = [], ...rows] = await readRows(file, format);
  // Scales are told apart by all values.
  const status = findStatus([header, ...rows]) ?? findStatus(recognised.rows);
  if (!status) return failVocabulary('vocabulary-foreign', 'a column with known values', 'others');
  return {
    file: describe(header, rows, toChoice(format, header, status.column)),
    read({ noteTypes: [choice], knownDays }) {
      const collector = createWordCollector();
      if (choice) {
        for (const row of rows)
          collector.add({ ...readTexts(row, choice), standing: status.read(row[status.column] ?? '', knownDays) });
      }
      return collector.end();
    },
  };
}

async function readRows(file: Blob, format: DelimitedFormat): Promise<string[][]> {
  const { delimiter, encoding, headLines, firstLine = headLines + 1, isHtml } = format;
  const rows: string[][] = [];
  for await (const table of readTable(decodeText(sliceBytes(file), undefined, encoding), delimiter)) {
    for (const raw of table) {
      if (raw.line < firstLine || raw.fault || isRule(raw.cells)) continue;
      rows.push([...(isHtml ? toPlainRow(raw) : raw).cells]);
    }
    if (rows.length > MAX_ROWS) failVocabulary('vocabulary-large', `at most ${MAX_ROWS} rows`, 'more');
  }
  return rows;
}

/** The guessed columns, unless one of them is the status. */
function toChoice({ columns }: DelimitedFormat, header: readonly string[], status: number): FieldChoice {
  const { word, reading } = columns;
  const sentence = header.findIndex((name, place) => isSentence(name) && ![status, word, reading].includes(place));
  const meaning = columns.meanings.find((place) => ![status, word, sentence].includes(place));
  return {
    word: word === status ? (status === 0 ? 1 : 0) : word,
    ...(meaning === undefined ? {} : { meaning }),
    ...(reading === undefined || reading === status ? {} : { reading }),
    ...(sentence < 0 ? {} : { sentence }),
  };
}

function describe(header: readonly string[], rows: readonly string[][], choice: FieldChoice): VocabularyFile {
  const noteType: NoteType = {
    id: 'table',
    name: '',
    fields: header.map((cell, index) => cell.trim() || String(index + 1)),
    notes: rows.length,
    examples: rows
      .slice(0, EXAMPLE_NOTES)
      .map((row) => header.map((_, index) => toLine(toPlainField(row[index] ?? '')))),
    choice,
  };
  return { program: 'table', noteTypes: rows.length === 0 ? [] : [noteType], decks: [], isOpenElsewhere: false };
}

function readTexts(row: readonly string[], { word, meaning, reading, sentence }: FieldChoice) {
  const found = readWordField(row[word] ?? '');
  const pick = (place: number | undefined) => (place === undefined ? '' : toPlainField(row[place] ?? ''));
  const [meant, spoken] = [pick(meaning), pick(reading) || (found.reading ?? '')];
  const met = toLine(pick(sentence)) || found.sentence;
  return {
    word: found.word,
    ...(met ? { sentence: met } : {}),
    ...(meant === '' ? {} : { meaning: meant }),
    ...(spoken === '' ? {} : { reading: spoken }),
  };
}

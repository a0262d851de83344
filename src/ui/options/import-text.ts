import type { RecognisedFile } from '../../deck-file/recognise.ts';
import { formatCount, formatNumber } from '../shared/format.ts';
import { INTERFACE_LOCALE } from '../shared/locale.ts';
import type { ImportStage } from './import-model.ts';

const CARDS = { one: 'card', other: 'cards' };

/** The words of importing a deck. */
export const importText = {
  title: 'From a file',
  intro: 'A table (CSV, TSV), JSON lines, or a deck of Wayword’s own. It is read on this machine and sent nowhere.',
  choose: 'Add a deck from a file',
  drop: 'or drop the file here',
  letGo: 'Let go to open the file',
  reading: 'Reading …',
  wordsIn: 'Words are in',
  meaningsIn: 'Meanings are in',
  columns: 'Columns',
  guessed: 'The columns have no names that Wayword knows: check that these are right.',
  word: 'Word',
  meanings: 'Meanings',
  rank: 'Rank',
  forms: 'Inflected forms',
  none: 'None',
  inOrder: 'None: the order of the rows',
  hasHeader: 'The first row names the columns',
  column: (place: number, sample: string) => (sample === '' ? `Column ${place + 1}` : `Column ${place + 1}: ${sample}`),
  severalColumns: (places: readonly number[]) => `Columns ${places.map((place) => place + 1).join(', ')}`,
  preview: 'First cards, as they will be stored',
  separators: 'Meanings in one cell are taken apart at semicolons, at “ / ” and at line breaks.',
  noMeanings: '(no meaning)',
  moreMeanings: (count: number) => `and ${formatNumber(count)} more`,
  characters: (count: number) => `(${formatNumber(count)} characters)`,
  import: 'Import',
  close: 'Close',
  cancel: 'Cancel',
  missing: {
    from: 'Choose the language of the words.',
    to: 'Choose the language of the meanings.',
    'other-language': 'Words and meanings must be in two languages.',
    cards: 'Mend the file, or choose other columns.',
  },
  willReplace: (pair: string, cards: number) =>
    `You have a deck ${pair} already, with ${formatCount(cards, CARDS)}. This file would take its place.`,
  willEndSync: (pair: string) => `A sync of ${pair} is under way. This file would end it.`,
  confirmReplacement: (pair: string, cards: number) =>
    `Replace the ${formatCount(cards, CARDS)} of ${pair} with this file?`,
  confirmSyncEnd: (pair: string) => `Stop the sync of ${pair} and take this file?`,
  progressLabel: (name: string) => `Reading ${name}`,
  progress: (cards: number) => `${formatCount(cards, CARDS)} read`,
  percent: (share: number) => `${formatNumber(share)} percent read`,
  stayHere: 'Keep this page open until it is done.',
  finishing: 'Making the words findable …',
  added: (cards: number) => `${formatCount(cards, CARDS)} added`,
  addedTo: (pair: string, seconds: number) =>
    `${pair}, in ${formatCount(Math.max(1, Math.round(seconds)), { one: 'second', other: 'seconds' })}.`,
  browse: 'Browse the deck',
  cancelled: 'Cancelled. Nothing was changed.',
  broken: (name: string) => `${name} cannot be imported.`,
  unchanged: 'Nothing was changed.',
} as const;

const FORMATS = { deck: 'Wayword deck', 'json-lines': 'JSON lines' };

const DELIMITERS: Record<string, string> = {
  ',': 'commas',
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical bars',
};

/** What the file was taken for: "Table, separated by semicolons". */
export function describeFormat({ format }: RecognisedFile): string {
  if (format.kind !== 'delimited') return FORMATS[format.kind];
  return `Table, separated by ${DELIMITERS[format.delimiter] ?? `“${format.delimiter}”`}`;
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `12_345` → "12 kB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return new Intl.NumberFormat(INTERFACE_LOCALE, {
    style: 'unit',
    unit: BYTE_UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: 3,
  }).format(bytes / 1_000 ** power);
}

const STEP_PERCENT = 25;

/** What a screen reader is told while a file is read: four times, not at every part. */
export function describeProgressStep(stage: ImportStage): string {
  if (stage.kind === 'reading') return importText.reading;
  if (stage.kind !== 'importing') return '';
  if (stage.isFinishing) return importText.finishing;
  const steps = Math.floor(((stage.readBytes / Math.max(1, stage.sizeBytes)) * 100) / STEP_PERCENT);
  return steps === 0 ? '' : importText.percent(steps * STEP_PERCENT);
}

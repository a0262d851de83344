import { formatCount, formatNumber } from '../shared/format.ts';

const CARDS = { one: 'card', other: 'cards' };

/** The words of importing and exporting a deck. */
export const importText = {
  title: 'From a file',
  intro: 'A table (CSV, TSV), JSON lines, or a deck of Wayword’s own. It is read on this machine and sent nowhere.',
  choose: 'File',
  reading: 'Reading …',
  wordsIn: 'Words are in',
  meaningsIn: 'Meanings are in',
  chooseLanguage: 'Choose a language',
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
  preview: 'First cards, as they will be stored',
  separators: 'Meanings in one cell are taken apart at semicolons, at “ / ” and at line breaks.',
  noMeanings: '(no meaning)',
  import: 'Import',
  replace: 'Replace deck',
  cancel: 'Cancel',
  willReplace: (cards: number, pair: string) => `This takes the place of the ${formatCount(cards, CARDS)} of ${pair}.`,
  progressLabel: (name: string) => `Reading ${name}`,
  progress: (cards: number) => `${formatNumber(cards)} cards read`,
  finishing: 'Making the words findable …',
  added: (cards: number) => `${formatCount(cards, CARDS)} added`,
  addedTo: (pair: string, seconds: number) =>
    `${pair}, in ${formatCount(Math.max(1, Math.round(seconds)), { one: 'second', other: 'seconds' })}.`,
  cancelled: 'Cancelled. Nothing was changed.',
  broken: 'This file cannot be imported',
  unchanged: 'Nothing was changed.',

  export: 'Export',
  exportLabel: (pair: string) => `Export ${pair} as`,
  exportFailed: 'The deck could not be exported.',
  formats: { deck: 'Wayword deck', 'json-lines': 'JSON lines', csv: 'CSV', tsv: 'TSV' },
} as const;

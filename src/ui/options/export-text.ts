import { formatNumber } from '../shared/format.ts';

/** The words of exporting a deck. */
export const exportText = {
  export: 'Export',
  exportLabel: (pair: string) => `Export ${pair}`,
  chooseLabel: (pair: string) => `Save ${pair} as a file`,
  question: 'Save as a file',
  formats: { deck: 'Wayword deck', 'json-lines': 'JSON lines', csv: 'CSV', tsv: 'TSV' },
  notes: {
    deck: 'with source and licence',
    'json-lines': 'for programs',
    csv: 'for spreadsheets',
    tsv: 'for Anki and spreadsheets',
  },
  cancel: 'Cancel',
  close: 'Close',
  progress: (cards: number, total: number) => `Writing: ${formatNumber(cards)} of ${formatNumber(total)}`,
  done: (name: string) => `${name} is ready: the browser saves it with your downloads.`,
} as const;

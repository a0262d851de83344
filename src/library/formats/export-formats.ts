/** The formats that a deck can be written in; each can be read again. */
export const EXPORT_FORMATS = ['deck', 'json-lines', 'csv', 'tsv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const FILE_TYPES: Record<ExportFormat, { extension: string; mediaType: string }> = {
  deck: { extension: 'json', mediaType: 'application/json' },
  'json-lines': { extension: 'jsonl', mediaType: 'application/jsonl' },
  csv: { extension: 'csv', mediaType: 'text/csv' },
  tsv: { extension: 'tsv', mediaType: 'text/tab-separated-values' },
};

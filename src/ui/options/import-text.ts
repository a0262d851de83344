import { isDictionaryFormat, type RecognisedFile } from '../../model/file-format.ts';
import { formatMeasure } from '../shared/format.ts';
import { defineTexts } from '../texts/load-texts.ts';
import type { ImportStage } from './get-deck/import/import-stage.ts';

const group = defineTexts(
  'deck-files',
  import.meta.glob('../../locales/*.json', { query: '?part=deck-files', import: 'default' }),
);

export const importText = group('import');
export const exportText = group('export');
export const makeDeckText = group('makeDeck');
export const knownWordsText = group('knownWords');
const formatText = group('formats');

/** Recognised format of the file: "Table, separated by semicolons". */
export function describeFormat({ format }: RecognisedFile): string {
  if (format.kind === 'deck') return formatText.deck;
  if (format.kind === 'json-lines') return formatText.jsonLines;
  if (isDictionaryFormat(format)) return formatText[format.kind];
  if (format.lineForm) return formatText[format.lineForm.kind];
  switch (format.delimiter) {
    case ',':
      return formatText.commas;
    case ';':
      return formatText.semicolons;
    case '\t':
      return formatText.tabs;
    case '|':
      return formatText.bars;
    case ' ':
      return formatText.spaces;
    default:
      return formatText.other({ delimiter: format.delimiter.trim() });
  }
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** `12_345` → "12 kB". */
export function formatBytes(bytes: number): string {
  const power = Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return formatMeasure(bytes / 1_000 ** power, {
    unit: BYTE_UNITS[power] ?? 'byte',
    unitDisplay: power === 0 ? 'long' : 'short',
    maximumSignificantDigits: 3,
  });
}

const STEP_PERCENT = 25;

/** Announcements for screen readers while a file is read: four in all, not one per part. */
export function describeProgressStep(stage: ImportStage, sizeBytes: number): string {
  if (stage.kind === 'reading') return importText.reading;
  if (stage.kind !== 'importing') return '';
  const { isFinishing, readBytes } = stage.progress.value;
  if (isFinishing) return importText.finishing;
  const steps = Math.floor(((readBytes / Math.max(1, sizeBytes)) * 100) / STEP_PERCENT);
  return steps === 0 ? '' : importText.percent({ share: steps * STEP_PERCENT });
}

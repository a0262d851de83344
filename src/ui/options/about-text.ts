import { formatMeasure } from '../shared/format.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'about',
  import.meta.glob('../../locales/*.json', { query: '?part=about', import: 'default' }),
);

export const aboutText = group('about');
export const selfCheckText = group('selfCheck');
export const shortcutsText = group('shortcuts');

const KILOBYTE = { unit: 'kilobyte', bytes: 1_000 } as const;
const UNITS = [{ unit: 'gigabyte', bytes: 1_000_000_000 }, { unit: 'megabyte', bytes: 1_000_000 }, KILOBYTE] as const;

/** `6_800_000` → "6.8 MB". */
export function formatBytes(count: number): string {
  const { unit, bytes } = UNITS.find((candidate) => count >= candidate.bytes) ?? KILOBYTE;
  return formatMeasure(count / bytes, { unit, maximumFractionDigits: 1 });
}

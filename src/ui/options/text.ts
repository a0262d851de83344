import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'options',
  import.meta.glob('../../locales/*.json', { query: '?part=options', import: 'default' }),
);

export const optionsText = group('options');
export const importStartText = group('importStart');

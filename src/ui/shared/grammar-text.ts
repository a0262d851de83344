import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts(
  'grammar',
  import.meta.glob('../../locales/*.json', { query: '?part=grammar', import: 'default' }),
);

/** Names of classes and genders, as dictionaries abbreviate them. */
export const shortNames = group('short');
export const fullNames = group('full');

import { defineTexts } from '../texts/load-texts.ts';

/** Texts of the list of languages. They load with the list, so no page waits for it. */
export const languageListText = defineTexts(
  'search',
  import.meta.glob('../../locales/*.json', { query: '?part=search', import: 'default' }),
)('languages');

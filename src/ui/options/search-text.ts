import { defineTexts } from '../texts/load-texts.ts';

/** Texts of the search field and the list of sections. */
export const searchText = defineTexts(
  'search',
  import.meta.glob('../../locales/*.json', { query: '?part=search', import: 'default' }),
)('search');

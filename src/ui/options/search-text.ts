import type { SearchTexts } from '../texts/en/search.ts';
import { defineTexts } from '../texts/load-texts.ts';

/** Texts of the search field and the list of sections. */
export const searchText = defineTexts<SearchTexts>(import.meta.glob('../texts/*/search.ts'))('search');

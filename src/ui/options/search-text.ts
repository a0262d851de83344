import type { SearchTexts } from '../texts/en/search.ts';
import { defineTexts } from '../texts/load-texts.ts';

/** What finding one's way on the page says. */
export const searchText = defineTexts<SearchTexts>(import.meta.glob('../texts/*/search.ts'))('search');

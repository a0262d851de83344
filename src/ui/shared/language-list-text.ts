import type { SearchTexts } from '../texts/en/search.ts';
import { defineTexts } from '../texts/load-texts.ts';

/** Texts of the list of languages. They load with the list, so no page waits for it. */
export const languageListText = defineTexts<SearchTexts>(import.meta.glob('../texts/*/search.ts'))('languages');

import type { SearchTexts } from '../texts/en/search.ts';
import { defineTexts } from '../texts/load-texts.ts';

/** What the list of languages says. It loads with the list, so no page waits for it. */
export const languageListText = defineTexts<SearchTexts>(import.meta.glob('../texts/*/search.ts'))('languages');

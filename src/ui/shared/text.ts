import type { SharedTexts } from '../texts/en/shared.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts<SharedTexts>(import.meta.glob('../texts/*/shared.ts'));

/** Words that more than one screen says. */
export const text = group('text');

/** The choice of the language that Wayword itself is in. */
export const interfaceLanguageText = group('interfaceLanguage');

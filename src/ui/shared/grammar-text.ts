import type { GrammarTexts } from '../texts/en/grammar.ts';
import { defineTexts } from '../texts/load-texts.ts';

const group = defineTexts<GrammarTexts>(import.meta.glob('../texts/*/grammar.ts'));

/** Names of classes and genders, as dictionaries abbreviate them. */
export const shortNames = group('short');
export const fullNames = group('full');

import { toLanguageCode } from '../language/language-code.ts';
import type { Language } from './language.ts';
import { BASICS } from './lists/basics.ts';

const NONE: Language['basics'] = {};

/** @param language - ISO 639-3 code, in any of its spellings. */
export const getBasics = (language: string): Language['basics'] => BASICS[toLanguageCode(language) ?? language] ?? NONE;

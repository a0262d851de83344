import type { ErrorsTexts } from '../texts/en/errors.ts';
import { defineTexts } from '../texts/load-texts.ts';

/** The sentence for each thing that can go wrong. */
export const ERROR_TEXTS = defineTexts<ErrorsTexts>(import.meta.glob('../texts/*/errors.ts'))('errors');

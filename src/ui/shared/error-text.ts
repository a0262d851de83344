import type { ErrorsTexts } from '../texts/en/errors.ts';
import { defineTexts } from '../texts/load-texts.ts';

/** The sentence for each error code. */
export const ERROR_TEXTS = defineTexts<ErrorsTexts>(import.meta.glob('../texts/*/errors.ts'))('errors');

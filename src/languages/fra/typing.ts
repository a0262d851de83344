import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const typing: Language['typing'] = {
  openers: `${ARTICLES} l' des se s'`,
  // Keyboards lack the joined letters.
  modernise: (text) => text.replaceAll('œ', 'oe').replaceAll('æ', 'ae'),
};

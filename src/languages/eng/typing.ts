import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const typing: Language['typing'] = {
  openers: `to ${ARTICLES}`,
};

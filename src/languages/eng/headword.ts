import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const headword: Language['headword'] = {
  before: `to ${ARTICLES}`,
  after: 'oneself sth sb smth smb sbdy',
  grammarWords: `${ARTICLES} of to`,
};

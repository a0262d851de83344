import type { Language } from '../language.ts';
import { ARTICLES } from './articles.ts';

export const headword: Language['headword'] = {
  before: `to ${ARTICLES}`,
  after: 'oneself sth sb smth smb sbdy',
  grammarWords: `${ARTICLES} of to`,
  complements: 'of to for with from about on in at into against + sth sb smth smb something somebody someone',
  supports: 'be',
  lightVerbs: 'be do go get come look take make put set turn bring run call keep give have fall hold let know feel',
};

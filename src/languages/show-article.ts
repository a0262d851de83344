import type { WordGrammar } from '../model/card.ts';
import { getBasics } from './get-basics.ts';

/** Other articles that a headword may begin with. */
const OTHERS = /^(?:l['’]|(?:lo|les|los|las|gli|i|os|as|une?|una|uma?|uno|eine?|een)\s)/i;

/**
 * Puts the article in the place of the gender where the language has articles that tell it. The gender stays where its article has another
 * form before this word: `l’amie`, `el agua`. Names have no article, and a headword that is written with one gets no other.
 *
 * @param language - ISO 639-3 code of the word.
 */
export function showArticle(grammar: WordGrammar, word: string, language: string): WordGrammar {
  const { articles: known, changeArticle } = getBasics(language);
  if (!known) return grammar;
  const { genders = [], ...others } = grammar;
  if (OTHERS.test(word) || Object.values(known).some((article) => word.startsWith(`${article} `))) return others;
  const articles = [...new Set(genders.map((gender) => known[gender]))];
  const [article] = articles;
  if (article === undefined || articles.includes(undefined) || grammar.classes?.[0] === 'name') return grammar;
  if (articles.length > 1) return { ...others, article: `${articles.join('/')} ` };
  const lower = word.toLowerCase();
  const bare = lower.normalize('NFD').replace(/\p{M}/gu, '');
  const changed = changeArticle?.(article, { word: lower, bare });
  if (!changed) return { ...others, article: `${article} ` };
  if (changed.article === undefined) return grammar;
  return { ...(changed.tellsGender ? others : grammar), article: changed.article };
}

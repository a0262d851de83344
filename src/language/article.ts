import type { Gender, WordGrammar } from '../model/card.ts';

/** Articles by language, of masculine, feminine, neuter and common nouns. `-`: none that tells this gender. */
const ARTICLES: Record<string, string> = {
  deu: 'der die das',
  fra: 'le la',
  spa: 'el la',
  ita: 'il la',
  por: 'o a',
  cat: 'el la',
  nld: 'de de het de',
  swe: '- - ett en',
  dan: '- - et en',
  nor: 'en ei et en',
  nob: 'en ei et en',
  ell: 'ο η το',
};
const ORDER: Gender[] = ['masculine', 'feminine', 'neuter', 'common'];

/** Other articles that a headword may begin with. */
const OTHERS = /^(?:l['’]|(?:lo|les|los|las|gli|i|os|as|une?|una|uma?|uno|eine?|een)\s)/i;

/**
 * Puts the article in the place of the gender where the language has articles that tell it. The gender stays where its article has another
 * form before this word: `l’amie`, `el agua`. Names have no article, and a headword that is written with one gets no other.
 *
 * @param language - ISO 639-3 code of the word.
 */
export function showArticle(grammar: WordGrammar, word: string, language: string): WordGrammar {
  const known = ARTICLES[language]?.split(' ');
  if (!known) return grammar;
  const { genders = [], ...others } = grammar;
  if (OTHERS.test(word) || known.some((article) => word.startsWith(`${article} `))) return others;
  const articles = [...new Set(genders.map((gender) => known[ORDER.indexOf(gender)] ?? '-'))];
  const [article = '-'] = articles;
  if (articles.includes('-') || article === '-' || grammar.classes?.[0] === 'name') return grammar;
  if (articles.length > 1) return { ...others, article: `${articles.join('/')} ` };
  const changed = changeArticle(article, word.toLowerCase(), language);
  if (changed === undefined) return { ...others, article: `${article} ` };
  if (changed === '') return grammar;
  return changed === LO ? { ...others, article: LO } : { ...grammar, article: changed };
}

const LO = 'lo ';
const VOWEL = /^[aeiouœæ]/;

/** @returns Another form of the article; '' where it cannot be known; undefined where the article stays as it is. */
function changeArticle(article: string, word: string, language: string): string | undefined {
  const bare = word.normalize('NFD').replace(/\p{M}/gu, '');
  switch (language) {
    case 'fra':
      // `l’homme`, but `le héros`: only a dictionary knows.
      return bare.startsWith('h') ? '' : VOWEL.test(bare) ? 'l’' : undefined;
    case 'ita':
      if (/^h?[aeou]|^i(?![aeou])/.test(bare)) return 'l’';
      return article === 'il' && /^(?:s[^aeiou]|z|gn|[px][ns]|x|y|i)/.test(bare) ? LO : undefined;
    case 'cat':
      return /^h?[aeiou]/.test(bare) ? 'l’' : undefined;
    case 'spa':
      return article === 'la' && isStressedA(word) ? 'el ' : undefined;
    default:
      return undefined;
  }
}

/** Whether a Spanish word begins with a stressed `a`: `agua`, `hacha`, `águila`, but not `amiga`. */
function isStressedA(word: string): boolean {
  if (/^h?á/.test(word)) return true;
  const syllables = word.match(/[iuü]?[aeo][iuy]?|[iu]/g) ?? [];
  return /^h?a[^áéíóú]*[aeouns]$/.test(word) && syllables.length === 2;
}

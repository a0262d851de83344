import { foldKey } from '../language/normalise.ts';
import type { Language } from '../languages/language.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { findStarting } from '../store/content/read/starting-words.ts';
import { type KeyMatch, searchWords } from '../store/content/read/word-search.ts';
import { findWhole } from './find-in-text.ts';
import { type Found, type SearchParts, toFound } from './found.ts';

/** Longest text that may be one romanised word. */
const MAX_LENGTH = 40;
/** Spellings of which words that begin so are found, and which are looked up with the rules of the language. */
const LIKELY = 2;
/** Most words of one source that begin so. */
const MAX_STARTING = 20;

/** Finds words of a language that people type in Latin letters: romaji, pinyin with or without tones, Cyrillic by its sounds. */
export async function findRomanised(
  parts: SearchParts,
  typed: string,
  language: string,
  sources: readonly SourceRow[],
): Promise<Found[]> {
  if (typed.length > MAX_LENGTH) return [];
  const rules = (await parts.loadInflections([language])).get(language)?.romanised;
  if (!rules) return [];
  const text = typed.toLowerCase();
  const spellings = rules.toSpellings(text);
  if (spellings.length === 0) return [];
  const ids = new Set(sources.map(({ id }) => id));
  const keys = new Set(spellings.map(foldKey));
  const isAsked = ({ id }: SourceRow) => ids.has(id);
  const [whole, starting] = await Promise.all([
    searchWords(parts.store, isAsked, (index) => index.find(keys)),
    findStarting(parts.store, isAsked, () => [...keys].slice(0, LIKELY), MAX_STARTING),
  ]);
  const found = [
    ...whole.map((match) => toFound(match.card, match.deck, isSpelt(match, text, rules) ? 'exact' : 'near')),
    ...starting.map(({ deck, card }) => toFound(card, deck, 'near')),
  ];
  if (rules.isReading || whole.length > 0) return found;
  return [...found, ...(await findWhole(parts, spellings.slice(0, LIKELY), language))];
}

/** Whether a card has a reading with the marks of the text. */
const isSpelt = ({ card: [, , , forms = [], details] }: KeyMatch, text: string, { isReading }: Language['romanised']) =>
  !isReading ||
  [...forms, ...(details?.reading === undefined ? [] : [details.reading])].some((own) => isReading(own, text));

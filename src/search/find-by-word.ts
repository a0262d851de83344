import { toLanguageCode } from '../language/language-code.ts';
import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import { findMainScript, isWrittenIn } from '../language/script.ts';
import { listCoreWords } from '../languages/core-words.ts';
import { getBasics } from '../languages/get-basics.ts';
import { findSimilar } from '../lookup/find-near.ts';
import type { StoredCard } from '../model/card.ts';
import type { SourceRow } from '../store/content/content-database.ts';
import { findStarting } from '../store/content/read/starting-words.ts';
import { findWhole, findWords } from './find-in-text.ts';
import { findOwn } from './find-own.ts';
import { findRomanised } from './find-romanised.ts';
import { type Found, type SearchParts, toEntry, toFound, toJoinedFound } from './found.ts';

/** Most words of one source that begin with the query. */
const MAX_STARTING = 40;
/** Most words of a pair that the query may be a misspelling of. */
const MAX_SIMILAR = 6;

/** Finds words by their spelling, forms and readings, and the learner's own words. */
export async function findByWord(parts: SearchParts, text: string, sources: readonly SourceRow[]): Promise<Found[]> {
  const byLanguage = new Map<string, SourceRow[]>();
  for (const source of sources) {
    const language = toLanguageCode(source.from.iso639_3) ?? source.from.iso639_3;
    byLanguage.set(language, [...(byLanguage.get(language) ?? []), source]);
  }
  const found = await Promise.all([
    findOwn(parts.store, text, sources),
    ...Array.from(byLanguage, ([language, own]) => findInLanguage(parts, text, language, own)),
  ]);
  return found.flat();
}

async function findInLanguage(
  parts: SearchParts,
  text: string,
  language: string,
  sources: readonly SourceRow[],
): Promise<Found[]> {
  const script = findMainScript(text);
  const isOwnScript = script === undefined || isWrittenIn(language, script);
  const romanised = script === 'Latn' ? await findRomanised(parts, text, language, sources) : [];
  if (!isOwnScript) {
    const starting = await findStarts(parts, [text], sources);
    return [...romanised, ...starting];
  }
  const [core, ...others] = listCoreWords(text, language);
  // People type the article of a word that the deck has without one.
  const texts = core === undefined || core === text ? [text] : [text, core, ...others];
  const [whole, starting] = await Promise.all([findWhole(parts, texts, language), findStarts(parts, texts, sources)]);
  const found = [...whole, ...starting, ...romanised];
  const isFound = found.some(({ fit }) => fit === 'exact');
  const words = isFound ? [] : await findWords(parts, text, language);
  // A word that begins so may still be typed.
  const isMisspelt = words.length === 0 && starting.length === 0 && !found.some(isSure);
  const similar = isMisspelt ? await findMisspelt(parts, core ?? text, sources) : [];
  return [...found, ...words, ...similar];
}

/** Whether a word is spelt as in the text. A word that only a regular ending leads to may be another one. */
const isSure = ({ fit, sourced: { entry } }: Found) =>
  fit === 'exact' && entry.rule !== 'stem' && entry.rule !== 'derived';

/** Words that the text may be a misspelling of. */
async function findMisspelt({ store }: SearchParts, text: string, sources: readonly SourceRow[]): Promise<Found[]> {
  const pairs = [...new Set(sources.map(({ pair }) => pair))];
  const entries = await Promise.all(pairs.map((pair) => findSimilar(store, pair, text, MAX_SIMILAR)));
  return entries.flat().map((entry) => toJoinedFound({ ...toEntry(entry.pair, entry.word), ...entry }, 'similar'));
}

const KATAKANA = /[ァ-ヶ]/gu;

/** Readings are written in hiragana, and people type either kana. */
function listStarts(text: string, language: string): string[] {
  const key = toFoldedKey(text, language);
  if (!getBasics(language).usesKana || key.search(KATAKANA) < 0) return [key];
  return [key, key.replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))];
}

async function findStarts(
  { store }: SearchParts,
  texts: readonly string[],
  sources: readonly SourceRow[],
): Promise<Found[]> {
  const ids = new Set(sources.map(({ id }) => id));
  const toStarts = ({ from }: SourceRow) => [...new Set(texts.flatMap((text) => listStarts(text, from.iso639_3)))];
  const matches = await findStarting(store, ({ id }) => ids.has(id), toStarts, MAX_STARTING);
  return matches.map(({ deck, card, key }) => {
    const isWhole = toStarts(deck).includes(key) && isMeant(texts, card, deck.from.iso639_3);
    return toFound(card, deck, isWhole ? 'exact' : 'near');
  });
}

/** Somebody who types the marks of a word does not mean another one without them: `año` is not `ano`. */
function isMeant(texts: readonly string[], [, word, , forms = []]: StoredCard, language: string): boolean {
  return texts.some((text) => {
    const key = toWordKey(text, language);
    if (key === toFoldedKey(text, language)) return true;
    return [word, ...forms, ...listCoreWords(word, language)].some((own) => toWordKey(own, language) === key);
  });
}

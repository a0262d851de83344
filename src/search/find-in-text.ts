import { toWordKey } from '../language/normalise.ts';
import { segmentWords } from '../language/segment.ts';
import { isGrammarWord } from '../languages/core-words.ts';
import { getBasics } from '../languages/get-basics.ts';
import { cutUnspaced } from '../lookup/page-words/cut-unspaced.ts';
import { createKeyRanks } from '../lookup/page-words/key-ranks.ts';
import type { LookupEntry, LookupResult } from '../model/lookup.ts';
import { type Found, type SearchParts, toJoinedFound } from './found.ts';
import { UNSPACED } from './query.ts';

/** Most words of a text that are looked up. */
const MAX_WORDS = 6;
/** Most entries of one of them. */
const MAX_ENTRIES = 2;

const LETTER = /[\p{L}\p{N}]/u;

/** Looks texts up as whole words or phrases. */
export async function findWhole({ define }: SearchParts, texts: readonly string[], language: string): Promise<Found[]> {
  const results = await Promise.all(
    texts.map(async (text) => ({
      text,
      // Of an elided word and its noun, the noun is meant: `j'aime`.
      ...(await define({ text, offset: UNSPACED.test(text) ? 0 : lastLetter(text), language, isWord: true })),
    })),
  );
  return results.flatMap(({ text, range, entries }) => {
    if (!range) return [];
    const isAll = !LETTER.test(text.slice(0, range.start)) && !LETTER.test(text.slice(range.end));
    return entries
      .filter((entry) => isAll || isWritten(entry, text))
      .map((entry) => toJoinedFound(entry, entry.rule === 'guess' || entry.rule === 'compound' ? 'within' : 'exact'));
  });
}

/** Whether an entry is about more words of the text than the pointed one, and all of them: `steht auf`, `l'homme`. */
const isWritten = ({ written }: LookupEntry, text: string) =>
  written !== undefined && toWords(written) === toWords(text);
const toWords = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim();

function lastLetter(text: string): number {
  for (let at = text.length - 1; at > 0; at -= 1) if (LETTER.test(text.charAt(at))) return at;
  return 0;
}

/** Finds the words of a text. The rarest words come first, and those that only carry grammar last. */
export async function findWords(parts: SearchParts, text: string, language: string): Promise<Found[]> {
  const { usesKana, reading } = getBasics(language);
  const isKana = usesKana && reading?.test(text);
  const results = await (isKana ? readKana : readWords)(parts, text, language);
  const isGrammar = ({ range }: LookupResult) =>
    range !== undefined && isGrammarWord(toWordKey(text.slice(range.start, range.end), language), language);
  const rankOf = ({ entries }: LookupResult) => entries[0]?.rank ?? 0;
  return results
    .filter(({ range }) => range && (range.start > 0 || range.end < text.length))
    .sort((a, b) => Number(isGrammar(a)) - Number(isGrammar(b)) || rankOf(b) - rankOf(a))
    .flatMap(({ entries }) => entries.slice(0, MAX_ENTRIES))
    .filter(({ rule }) => rule !== 'guess')
    .map((entry, index) => toJoinedFound(entry, 'part', index));
}

/** Looks the words of a text up as those of a page. */
async function readWords({ define }: SearchParts, text: string, language: string): Promise<LookupResult[]> {
  const results: LookupResult[] = [];
  let end = 0;
  for (const segment of segmentWords(text, language).filter(({ isWord }) => isWord)) {
    for (let at = segment.start; at < segment.end && results.length < MAX_WORDS; ) {
      const isSpaced = !UNSPACED.test(text.charAt(at));
      if (at < end) at = end;
      else {
        const result = await define({ text, offset: isSpaced ? segment.end - 1 : at, language });
        if (result.range && result.entries.length > 0) results.push(result);
        end = Math.max(at + 1, result.range?.end ?? (isSpaced ? segment.end : 0));
        if (isSpaced) at = segment.end;
      }
    }
  }
  return results;
}

/**
 * Cuts a text in kana by the words and readings of the sources, because browsers know few words in kana: せんせい|こうげき. A single kana is a
 * particle, or belongs to no word.
 */
async function readKana({ store, define }: SearchParts, text: string, language: string): Promise<LookupResult[]> {
  const [words = []] = await cutUnspaced([text], language, createKeyRanks(store));
  const longer = words.filter(({ start, end }) => end - start > 1).slice(0, MAX_WORDS);
  return Promise.all(
    longer.map(async (range) => {
      const word = text.slice(range.start, range.end);
      return { ...(await define({ text: word, offset: 0, language, isWord: true })), range };
    }),
  );
}

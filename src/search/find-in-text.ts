import { toWordKey } from '../language/normalise.ts';
import { segmentWords } from '../language/segment.ts';
import { isGrammarWord } from '../languages/core-words.ts';
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

/** Reads a text of several words as a page is read. The rarest words come first, and those that only carry grammar last. */
export async function findWords({ define }: SearchParts, text: string, language: string): Promise<Found[]> {
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

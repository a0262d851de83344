import { toWordKey } from '../../language/normalise.ts';
import { segmentWords } from '../../language/segment.ts';
import type { TextRange } from '../../model/text-range.ts';
import { beginsSentence, startsWithCapital } from '../capitals.ts';
import { isUnspaced } from '../unspaced.ts';
import { cutUnspaced, type FindRanks } from './cut-unspaced.ts';
import type { Token } from './token-cards.ts';

/** A word of a text. */
export interface TextWord extends TextRange, Token {}

const LETTER = /\p{L}/u;
/** Where so many words within sentences have capitals, it is a title, and they say nothing. */
const TITLE_SHARE = 0.6;

/**
 * Lists the words of texts in order. Numbers and signs are none.
 *
 * @param language - ISO 639-3 code.
 */
export async function listTextWords(
  texts: readonly string[],
  language: string,
  findRanks: FindRanks,
): Promise<TextWord[][]> {
  const cut = await cutUnspaced(texts, language, findRanks);
  const parts = texts.map((text) =>
    segmentWords(text, language).filter(
      ({ start, end, isWord }) => isWord && !isUnspaced(text, start) && LETTER.test(text.slice(start, end)),
    ),
  );
  const spaced = await joinHyphenated(texts, parts, language, findRanks);
  return texts.map((text, index) => {
    const ranges = [...(spaced[index] ?? []), ...(cut[index] ?? [])].sort((a, b) => a.start - b.start);
    const isTitle = hasCapitals(text, ranges);
    return ranges.map(({ start, end }) => ({
      start,
      end,
      spelling: text.slice(start, end),
      beginsSentence: isTitle || beginsSentence(text, start),
    }));
  });
}

function hasCapitals(text: string, ranges: readonly TextRange[]): boolean {
  const inner = ranges.filter(({ start }) => !beginsSentence(text, start));
  const capitals = inner.filter(({ start }) => startsWithCapital(text.slice(start)));
  return inner.length > 1 && capitals.length >= inner.length * TITLE_SHARE;
}

const HYPHEN = /^[-\u2010\u2011]$/u;
/** `vis-à-vis`, `mother-in-law`. */
const MAX_PARTS = 4;

/** Joins what hyphens separate where a source has the whole: `peut-être`, but not `cherchait-elle`. */
async function joinHyphenated(
  texts: readonly string[],
  parts: readonly (readonly TextRange[])[],
  language: string,
  findRanks: FindRanks,
): Promise<TextRange[][]> {
  const keyOf = (text: string, { start, end }: TextRange) => toWordKey(text.slice(start, end), language);
  const joined = parts.map((ranges, index) => ranges.map((_, first) => listJoined(texts[index] ?? '', ranges, first)));
  const keys = joined.flatMap((lists, index) => lists.flat().map((range) => keyOf(texts[index] ?? '', range)));
  if (keys.length === 0) return parts.map((ranges) => [...ranges]);
  const ranks = await findRanks(language, new Set(keys));
  return parts.map((ranges, index) => {
    const found: TextRange[] = [];
    for (const [first, range] of ranges.entries()) {
      if (range.start < (found.at(-1)?.end ?? 0)) continue;
      const isWord = (whole: TextRange) => ranks.get(keyOf(texts[index] ?? '', whole)) !== undefined;
      found.push(joined[index]?.[first]?.findLast(isWord) ?? range);
    }
    return found;
  });
}

/** The ranges from one part to those that hyphens join to it, the longest last. */
function listJoined(text: string, parts: readonly TextRange[], first: number): TextRange[] {
  const joined: TextRange[] = [];
  const { start = 0 } = parts[first] ?? {};
  for (let last = first + 1; last < Math.min(parts.length, first + MAX_PARTS); last += 1) {
    const [before, part] = [parts[last - 1], parts[last]];
    if (!before || !part || !HYPHEN.test(text.slice(before.end, part.start))) break;
    joined.push({ start, end: part.end });
  }
  return joined;
}

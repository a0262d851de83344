import type { InflectionRules } from '../../inflection/inflection.ts';
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

interface TextWordsParts {
  findRanks: FindRanks;
  /** Of the language's rules, if it has such words. */
  findMeant: InflectionRules['findMeant'];
}

/**
 * Lists the words of texts in order. Numbers and signs are none.
 *
 * @param language - ISO 639-3 code.
 */
export async function listTextWords(
  texts: readonly string[],
  language: string,
  { findRanks, findMeant }: TextWordsParts,
): Promise<TextWord[][]> {
  const toKey = (spelling: string) => toWordKey(spelling, language);
  const cut = await cutUnspaced(texts, language, findRanks);
  const joined = await findHyphenated(texts, language, findRanks);
  return texts.map((text, index) => {
    const whole = joined[index] ?? [];
    const parts = segmentWords(text, language).filter(
      ({ start, end, isWord }) => isWord && !isUnspaced(text, start) && LETTER.test(text.slice(start, end)),
    );
    const others = [...parts, ...(cut[index] ?? [])].filter(
      ({ start }) => !whole.some((range) => range.start <= start && start < range.end),
    );
    const ranges = [...others, ...whole].sort((a, b) => a.start - b.start);
    const isTitle = hasCapitals(text, ranges);
    return ranges.map(({ start, end }) => ({
      start,
      end,
      spelling: text.slice(start, end),
      meant: findMeant?.({ text, start, end, toKey }),
      beginsSentence: isTitle || beginsSentence(text, start),
    }));
  });
}

function hasCapitals(text: string, ranges: readonly TextRange[]): boolean {
  const inner = ranges.filter(({ start }) => !beginsSentence(text, start));
  const capitals = inner.filter(({ start }) => startsWithCapital(text.slice(start)));
  return inner.length > 1 && capitals.length >= inner.length * TITLE_SHARE;
}

const HYPHENATED = /\p{L}[\p{L}\p{M}'’]*(?:[-\u2010\u2011]\p{L}[\p{L}\p{M}'’]*)+/gu;

/** Finds words with hyphens that a source has as a whole: `peut-être`, but not `cherchait-elle`. */
async function findHyphenated(
  texts: readonly string[],
  language: string,
  findRanks: FindRanks,
): Promise<TextRange[][]> {
  const found = texts.map((text) =>
    Array.from(text.matchAll(HYPHENATED), ({ index, 0: word }) => {
      return { start: index, end: index + word.length, key: toWordKey(word, language) };
    }),
  );
  const keys = new Set(found.flat().map(({ key }) => key));
  const ranks = keys.size > 0 ? await findRanks(language, keys) : undefined;
  return found.map((ranges) => ranges.filter(({ key }) => ranks?.get(key) !== undefined));
}

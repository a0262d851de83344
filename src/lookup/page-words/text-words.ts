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
  return texts.map((text, index) => {
    const spaced = segmentWords(text, language).filter(
      ({ start, end, isWord }) => isWord && !isUnspaced(text, start) && LETTER.test(text.slice(start, end)),
    );
    const ranges = [...spaced, ...(cut[index] ?? [])].sort((a, b) => a.start - b.start);
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

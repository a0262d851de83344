import type { InflectionRules } from '../inflection/inflection.ts';
import { toFoldedKey, toWordKey } from '../language/normalise.ts';
import { pointAt } from '../language/pointed-word.ts';
import { segmentWords } from '../language/segment.ts';
import type { TextRange } from '../model/text-range.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import type { Candidate } from './candidates.ts';
import { findEndingLeads } from './endings.ts';
import { findCutWord, findWindow, LONGEST_CUT_WORD, listRanges, type RankedRange } from './frequency-cut.ts';
import { isLedTo, type Lead } from './lead.ts';
import { listSpellings } from './spellings.ts';

/** A word that only a rule finds counts as this much rarer than its card: 听不懂 than 听懂. */
const byRule = (rank: number) => 2000 + 8 * rank;

/** Context of a look-up in text without spaces. */
interface WordContext {
  text: string;
  offset: number;
  /** ISO 639-3 code. */
  language: string;
  inflection: InflectionRules;
}

/** Candidates in the order in which they are looked up. */
export interface CutOrder {
  /** Looked up first: ranges longer than any word of the segmentation, which only the learner may have defined. */
  longer: Candidate[];
  /** The word by the segmentation of the surrounding text. */
  word: Candidate | undefined;
}

/** Finds the word that contains the pointed character, by the frequency of the words around it. */
export function orderByCut(context: WordContext, candidates: readonly Candidate[], index: WordIndex): CutOrder {
  const window = findWindow(context.text, context.offset);
  if (!window) return { longer: [], word: undefined };
  const words = findRanked(context, listRanges(window), index);
  const ends = new Set(segmentWords(context.text, context.language).flatMap(({ start, end }) => [start, end]));
  const cut = findCutWord(window, { words, ends }, context.offset);
  if (!cut) return { longer: [], word: undefined };
  const isWord = ({ start, end }: TextRange) => words.some((word) => word.start === start && word.end === end);
  const lengthOf = ({ start, end }: TextRange) => end - start;
  const longer = candidates.filter(
    (each) => lengthOf(each) > LONGEST_CUT_WORD || (lengthOf(each) > lengthOf(cut) && !isWord(each)),
  );
  return { longer, word: toCandidate(context, cut) };
}

function toCandidate({ text, language }: WordContext, { start, end }: TextRange): Candidate {
  const range = text.slice(start, end);
  return { start, end, wordKey: toWordKey(range, language), foldedKey: toFoldedKey(range, language) };
}

/** Ranges that are words as written, in simplified characters, or by a rule. */
function findRanked(context: WordContext, ranges: readonly TextRange[], index: WordIndex): RankedRange[] {
  const asked = ranges.map((range) => ({ range, leads: toLeads(context, range) }));
  const keys = new Set(asked.flatMap(({ leads }) => leads.map(({ wordKey }) => wordKey)));
  const matches = index.find(keys);
  return asked.flatMap(({ range, leads }) => {
    const ranks = leads.flatMap((lead) =>
      matches
        .filter((match) => isLedTo(lead, match))
        .map(({ card: [rank] }) => (lead.rule === undefined ? rank : byRule(rank))),
    );
    return ranks.length > 0 ? [{ ...range, rank: Math.min(...ranks) }] : [];
  });
}

function toLeads(context: WordContext, range: TextRange): Lead[] {
  const { text, offset, language, inflection } = context;
  const own = toCandidate(context, range);
  // A text in simplified characters has many traditional spellings, which are only asked for where the word is looked up.
  const [simplified, ...others] = listSpellings(own.wordKey, inflection.spellings);
  const leads: Lead[] = [own];
  if (simplified !== undefined && others.length === 0)
    leads.push({ ...own, wordKey: simplified, foldedKey: simplified });
  if (range.start > offset || offset >= range.end) return leads;
  const [ofEndings = []] = findEndingLeads(pointAt(text, range, offset, language), inflection);
  // Behind 写 in 写完, 完 is looked up for itself; 不 in 听不懂 is not.
  const isMeant = ({ wordKey }: Lead) => offset - range.start < wordKey.length || wordKey.includes(text.charAt(offset));
  return [...leads, ...ofEndings.filter(isMeant)];
}

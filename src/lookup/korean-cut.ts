import type { Inflection } from '../inflection/inflection.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import { findCliticLeads } from './clitics.ts';
import { findEndingLeads } from './endings.ts';
import { findJoinedKorean } from './korean-joined.ts';
import { isLedTo, type Lead, type PointedWord, pointAt, toLead } from './lead.ts';

/** Most syllables of text without spaces, and of one word in it. */
const MAX_LENGTH = 24;
const MAX_WORD = 7;
const HANGUL = /^[가-힣]{4,}$/u;
/** Words of one syllable that stand alone between others: a little, well, more, surely, again, why, what. */
const ADVERB = /^[좀잘더꼭또왜뭐]$/u;
/** A number and what is counted: two of books, three of people. */
const COUNTED = /^([한두세네])([권개명번잔병대])$/u;

/** A word within the text, with the leads that have a card. */
interface Piece {
  start: number;
  leads: Lead[];
}

/**
 * Cuts Korean that is written without spaces into words of the deck: `친구를만났어요` is `친구를` and `만났어요`. Every syllable has to belong to a
 * word of at least two syllables, to one of a few adverbs, or to a noun before such an adverb; the cut with the fewest words counts.
 *
 * @returns What the pointed word leads to; empty if there is no such cut.
 */
export function findUnspacedKorean(word: PointedWord, index: WordIndex, inflection: Inflection): Lead[][] {
  const { length } = word.key;
  if (word.language !== 'kor' || word.spelling.length !== length) return [];
  if (length > MAX_LENGTH || !HANGUL.test(word.key)) return [];
  const pieces = findPieces(word, index, inflection);
  const cuts: (Piece[] | undefined)[] = [[]];
  for (let end = 1; end <= length; end++) {
    for (const piece of pieces[end] ?? []) {
      const before = cuts[piece.start];
      const best = cuts[end];
      if (before && (!best || before.length + 1 < best.length)) cuts[end] = [...before, piece];
    }
  }
  const cut = cuts[length] ?? [];
  const pointed = cut.findLast(({ start }) => word.start + start <= word.offset);
  return cut.length > 1 && pointed ? pointed.leads.map((lead) => [lead]) : [];
}

/** Words of the deck within the text by their end, the longest first. */
function findPieces(word: PointedWord, index: WordIndex, inflection: Inflection): Piece[][] {
  const ranges: { start: number; end: number; leads: Lead[] }[] = [];
  for (let start = 0; start < word.key.length; start++) {
    const isNounBeforeAdverb = start === 0 && ADVERB.test(word.key.charAt(1));
    const isShort = isNounBeforeAdverb || ADVERB.test(word.key.charAt(start));
    for (let end = start + (isShort ? 1 : 2); end <= Math.min(word.key.length, start + MAX_WORD); end++) {
      const own = pointAt(word.text, { start: word.start + start, end: word.start + end }, word.offset, word.language);
      const [, ...counted] = COUNTED.exec(own.key) ?? [];
      const leads = [own.key, ...counted].map((key) => toLead(own, key, {}));
      if (end > start + 1) {
        const joined = ADVERB.test(own.key.charAt(0)) ? [] : findJoinedKorean(own, inflection);
        const groups = [findCliticLeads(own), ...findEndingLeads(own, inflection), ...joined];
        leads.push(...groups.flat());
      }
      ranges.push({ start, end, leads });
    }
  }
  const matches = index.find(new Set(ranges.flatMap(({ leads }) => leads.map(({ wordKey }) => wordKey))));
  const byKey = new Set(matches.map(({ key }) => key));
  const pieces: Piece[][] = [];
  for (const { start, end, leads } of ranges) {
    const known = leads.filter(
      (lead) => byKey.has(lead.wordKey) && matches.some((match) => match.key === lead.wordKey && isLedTo(lead, match)),
    );
    if (known.length > 0) pieces[end] = [...(pieces[end] ?? []), { start, leads: known }];
  }
  return pieces;
}

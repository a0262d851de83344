import type { InflectionRules } from '../inflection/inflection.ts';
import type { RunTogetherRules } from '../inflection/word-rules.ts';
import { type PointedWord, pointAt } from '../language/pointed-word.ts';
import type { TextRange } from '../model/text-range.ts';
import type { WordIndex } from '../store/content/read/word-search.ts';
import { findCliticLeads } from './clitics.ts';
import { findEndingLeads } from './endings.ts';
import { isLedTo, type Lead, toLead } from './lead.ts';

/** A word within the text, with the leads that have a card. */
interface Piece {
  start: number;
  leads: Lead[];
}

/** Finds the verb in a word that an auxiliary is written onto: `들어봐` is of `듣다`. */
export function findAuxiliaryLeads(word: PointedWord, inflection: InflectionRules): Lead[][] {
  const { forms = [], lemma } = inflection.splitAuxiliary?.(word.key) ?? {};
  const leads = forms.flatMap((key) => findEndingLeads({ ...word, key, spelling: key }, inflection));
  return lemma === undefined ? leads : [...leads, [toLead(word, lemma, { rule: 'stem' })]];
}

/**
 * Cuts Korean that is written without spaces into words of the deck: `친구를만났어요` is `친구를` and `만났어요`. Every syllable has to belong to a
 * word of at least two syllables, to one of a few adverbs, or to a noun before such an adverb; the cut with the fewest words counts.
 *
 * @returns What the pointed word leads to; empty if there is no such cut.
 */
export function findRunTogether(word: PointedWord, index: WordIndex, inflection: InflectionRules): Lead[][] {
  const { length } = word.key;
  const rules = inflection.runTogether;
  if (!rules || word.spelling.length !== length || !rules.text.test(word.key)) return [];
  const pieces = findPieces(word, index, { inflection, rules });
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
function findPieces(
  word: PointedWord,
  index: WordIndex,
  { inflection, rules }: { inflection: InflectionRules; rules: RunTogetherRules },
): Piece[][] {
  const { single, counted: ofCounted, maxWord } = rules;
  const ranges: (TextRange & { leads: Lead[] })[] = [];
  for (let start = 0; start < word.key.length; start++) {
    const isNounBeforeAdverb = start === 0 && single.test(word.key.charAt(1));
    const isShort = isNounBeforeAdverb || single.test(word.key.charAt(start));
    for (let end = start + (isShort ? 1 : 2); end <= Math.min(word.key.length, start + maxWord); end++) {
      const own = pointAt(word.text, { start: word.start + start, end: word.start + end }, word.offset, word.language);
      const [, ...counted] = ofCounted.exec(own.key) ?? [];
      const leads = [own.key, ...counted].map((key) => toLead(own, key, {}));
      if (end > start + 1) {
        const joined = single.test(own.key.charAt(0)) ? [] : findAuxiliaryLeads(own, inflection);
        const groups = [findCliticLeads(own, inflection), ...findEndingLeads(own, inflection), ...joined];
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

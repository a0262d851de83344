import type { InflectionRules } from '../inflection/inflection.ts';
import type { CompoundRules } from '../inflection/word-rules.ts';
import type { PointedWord } from '../language/pointed-word.ts';
import { getBasics } from '../languages/get-basics.ts';
import type { KeyMatch, WordIndex } from '../store/content/read/word-search.ts';
import { FOLDED, FOLDED_FORM, FORM } from '../store/content/word-entries.ts';
import { startsWithCapital } from './capitals.ts';
import { findEndingLeads } from './endings.ts';
import { cardKey, isOwnWord, type Lead, toLead } from './lead.ts';

/** Least letters of a part. Fewer occur in too many words by chance. */
const MIN_WORD_LENGTH = 6;
/** Least letters of a part that is inflected by a rule. */
const MIN_INFLECTED_LENGTH = 4;
/** Ends of words that only look like a word of their own: `Talenten` is not of ducks (`Enten`). */
const SUFFIX_LIKE = /^(?:ent|end|aner)/;
const MAX_WORD_LENGTH = 60;
const MIN_PART_LENGTH = 3;
const MAX_PARTS = 4;

/** A part of the compound: the cards that it can be. */
type Part = readonly KeyMatch[];

/**
 * Splits a compound whose parts all have cards: `Handschuhfach` is `Handschuh` and `Fach`. The split with the fewest parts wins, and among
 * those the one with the longest last part, because the last part names the kind of thing.
 *
 * @returns One lead per part, in the order of the word; empty if the word is not a compound of known words.
 */
export function findCompoundLeads(word: PointedWord, index: WordIndex, inflection: InflectionRules = {}): Lead[] {
  const joints = inflection.compounds;
  const { length } = word.key;
  if (!joints || length < MIN_WORD_LENGTH || length > MAX_WORD_LENGTH || !/^[\p{L}\p{M}-]+$/u.test(word.key)) return [];
  const isNoun = getBasics(word.language).capitalisesNouns ? startsWithCapital(word.spelling) : undefined;
  const toBases = (form: string) => listBases(word, form, inflection);
  const parts = splitCompound(word.key, { joints, index, isNoun, toBases }, MAX_PARTS);
  return parts.flatMap((part) => {
    const best = [...part].sort((a, b) => Number(isOwnWord(b)) - Number(isOwnWord(a)) || a.card[0] - b.card[0])[0];
    if (!best) return [];
    return toLead(word, best.key, { rule: 'compound', accepts: (match) => match.card[1] === best.card[1] });
  });
}

interface Split {
  joints: CompoundRules;
  index: WordIndex;
  /** Whether the last part must be a noun or must not be one; undefined if capitals do not decide. */
  isNoun: boolean | undefined;
  /** Finds the words that a form may belong to by the rules of the language. */
  toBases: (form: string) => readonly string[];
}

/** Bases of a part that is long enough to be an inflected word: `lampe` of `lampen`. */
function listBases(word: PointedWord, form: string, inflection: InflectionRules): readonly string[] {
  if (form.length < MIN_INFLECTED_LENGTH) return [];
  const { start, end } = word;
  // The capital of the whole word is not the part's.
  const part = {
    text: form,
    offset: 0,
    start: 0,
    end: end - start,
    spelling: form,
    key: form,
    language: word.language,
  };
  const bases = findEndingLeads(part, inflection).flatMap((leads) => leads.map(({ wordKey }) => wordKey));
  return [...new Set(bases)].filter((base) => base.length >= MIN_INFLECTED_LENGTH - 1);
}

/** @returns At least two parts; empty if there is no split. */
function splitCompound(key: string, split: Split, maxParts: number): Part[] {
  const tails = findTails(key, split);
  let best: Part[] = [];
  for (const [offset, tail] of tails) {
    const fronts = listFronts(key, offset, split.joints).map((front) => findFronts(front, split));
    const front = fronts.find((part) => part.length > 0);
    const found = front ? [front] : maxParts > 2 ? splitFront(key.slice(0, offset), split, maxParts - 1) : [];
    if (found.length > 0 && (best.length === 0 || found.length + 1 < best.length)) best = [...found, tail];
    if (best.length === 2) break;
  }
  return best;
}

/** The letters before a part; also with the one that the part has taken: `natt` before `tog` in `nattog`. */
function listFronts(key: string, offset: number, { joinsTriples }: CompoundRules): string[] {
  const front = key.slice(0, offset);
  const next = key.charAt(offset);
  return joinsTriples && front.endsWith(next) && !front.endsWith(next + next) ? [front, front + next] : [front];
}

function splitFront(front: string, split: Split, maxParts: number): Part[] {
  for (const spelling of toWords(front, split.joints)) {
    const parts = splitCompound(spelling, { ...split, isNoun: undefined, toBases: () => [] }, maxParts);
    if (parts.length > 0) return parts;
  }
  return [];
}

/** Known words at the end of the key, the longest first. */
function findTails(key: string, { joints, index, isNoun, toBases }: Split): [offset: number, part: Part][] {
  const offsets: number[] = [];
  for (let offset = MIN_PART_LENGTH; offset <= key.length - MIN_PART_LENGTH; offset += 1) offsets.push(offset);
  const tails = offsets.map((offset) => ({ tail: key.slice(offset), bases: toBases(key.slice(offset)) }));
  const found = findParts(
    index,
    tails.flatMap(({ tail, bases }) => [tail, ...bases]),
    joints,
  );
  const isMeant = (match: KeyMatch) => isNoun === undefined || startsWithCapital(match.word) === isNoun;
  return offsets.flatMap((offset, at) => {
    const { tail = '', bases = [] } = tails[at] ?? {};
    const known = (found.get(tail) ?? []).filter(isMeant);
    const byRule = (SUFFIX_LIKE.test(tail) ? [] : bases).flatMap((base) =>
      (found.get(base) ?? []).filter((match) => isOwnWord(match) && isMeant(match)),
    );
    const part = known.length > 0 ? known : byRule;
    return part.length > 0 ? [[offset, part] as [number, Part]] : [];
  });
}

/** Cards that the whole front of a compound can be. */
function findFronts(front: string, { joints, index, isNoun, toBases }: Split): Part {
  // `Ein-` is what it looks like, and not `Ei` with a link.
  if (joints.ignored.has(front)) return [];
  const spellings = [...toWords(front, joints), ...(joints.bends && front.endsWith('n') ? toBases(front) : [])];
  const found = findParts(index, spellings, joints);
  const parts = spellings.flatMap((spelling) => {
    const part = (found.get(spelling) ?? []).filter((match) => isNoun === undefined || !isVerbForm(match));
    return part.length > 0 ? [{ spelling, part }] : [];
  });
  // In a noun, a part that ends like a noun with a link is one: the `Rechtslage` has `Recht`, and not on the right.
  const nouns = parts.filter(
    ({ spelling, part }) => front.startsWith(spelling) && part.some((match) => startsWithCapital(match.word)),
  );
  const noun = isNoun ? nouns[0]?.part.filter((match) => startsWithCapital(match.word)) : undefined;
  return noun ?? parts[0]?.part ?? [];
}

/** A finite form of a German verb, which begins no compound: `tat` in `Tatort`. */
function isVerbForm({ kind, word }: KeyMatch): boolean {
  return kind === FORM && /^\p{Ll}.*n$/u.test(word);
}

/** Spellings of a front on its own, the likeliest first: unchanged, without a link, with the lost letters. */
function toWords(front: string, { links, lost }: CompoundRules): string[] {
  const unlinked = links.filter((link) => front.endsWith(link)).map((link) => front.slice(0, -link.length));
  // A part of only two letters is a prefix rather than a word: be-, not been.
  const long = [front, ...unlinked].filter((part) => part.length >= MIN_PART_LENGTH);
  const whole = long.flatMap((part) => lost.map((letters) => part + letters));
  return [front, ...unlinked, ...whole].filter((spelling) => spelling.length >= MIN_PART_LENGTH);
}

function findParts(
  index: WordIndex,
  spellings: readonly string[],
  { ignored }: CompoundRules,
): Map<string, KeyMatch[]> {
  const parts = new Map<string, KeyMatch[]>();
  const keys = new Set(spellings.filter((spelling) => !ignored.has(spelling)));
  for (const match of index.find(keys)) {
    // A word that matches only without its marks does not count as a part: `schon` is not in `Schönheit`.
    if (match.kind === FOLDED || match.kind === FOLDED_FORM || ignored.has(cardKey(match))) continue;
    // A form of three letters is found in too many words by chance: Swedish las, which is of lägga, in lasarett.
    if (!isOwnWord(match) && match.key.length <= MIN_PART_LENGTH) continue;
    parts.set(match.key, [...(parts.get(match.key) ?? []), match]);
  }
  return parts;
}

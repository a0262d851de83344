import type { Entry, PartOfSpeech } from '../../read/freedict.ts';

/** A weighted translation; the weights of one look-up add up to 1. */
export interface Candidate {
  word: string;
  pos: PartOfSpeech;
  weight: number;
}

interface Translation {
  word: string;
  pos: PartOfSpeech;
  /** How much of its headword's meaning this translation carries, 0 to 1. */
  weight: number;
  /** Numbers of the headword's senses that have it; no two senses of a dictionary share a number. */
  senses?: readonly number[];
}

/** Later senses and later synonyms matter less. */
const senseWeight = (place: number) => 1 / (1 + 0.5 * place);
const synonymWeight = (place: number) => 1 / (1 + 0.5 * place);

/** `to go` and `a house` are filed as `go` and `house`; German verbs and articles need no such rule. */
function toTarget(text: string, language: string): string {
  if (language !== 'eng') return text;
  return text.replace(/^(?:to|a|an|the)\s+(?=\p{L})/iu, '');
}

/** Abbreviations, prefixes and names translate nothing that a card asks for. */
const CLASS_WEIGHT: Partial<Record<PartOfSpeech, number>> = { affix: 0.05, name: 0.15 };

/** A dictionary from one language into another, readable in both directions. */
export class Lexicon {
  private readonly forward = new Map<string, { spelling: string; pos: PartOfSpeech; translations: Translation[] }[]>();
  private readonly backward = new Map<
    string,
    { headword: string; pos: PartOfSpeech; spelling: string; weight: number }[]
  >();
  private sensesSoFar = 0;

  constructor(
    entries: readonly Entry[],
    readonly from: string,
    readonly to: string,
    /** Whether it counts only if another source says the same. */
    readonly isPoor = false,
    /** How much its vote counts beside others'. */
    readonly vote = 1,
    /** Whether it is the other direction's dictionary turned round, which confirms nothing of that. */
    readonly isInverted = false,
  ) {
    for (const entry of entries) this.add(entry);
  }

  private add({ word, pos, senses }: Entry): void {
    const headword = toTarget(word, this.from);
    const sums = new Map<string, { weight: number; senses: number[] }>();
    let total = 0;
    for (const [s, sense] of senses.entries()) {
      this.sensesSoFar += 1;
      for (const [t, text] of sense.translations.entries()) {
        const target = toTarget(text, this.to);
        const weight = senseWeight(s) * synonymWeight(t) * sense.weight;
        const sum = sums.get(target) ?? { weight: 0, senses: [] };
        sum.weight += weight;
        sum.senses.push(this.sensesSoFar);
        sums.set(target, sum);
        total += weight;
      }
    }
    if (total === 0) return;
    const classWeight = CLASS_WEIGHT[pos] ?? 1;
    // A headword whose every sense is marked as rare stays weak: its weights are not blown up to a sum of 1.
    const scale = classWeight / Math.max(total, 0.6);
    const translations = [...sums].map(([target, { weight, senses }]) => ({
      word: target,
      pos,
      weight: weight * scale,
      senses,
    }));
    push(this.forward, headword.toLowerCase(), { spelling: headword, pos, translations });
    for (const { word: target, weight } of translations) {
      push(this.backward, target.toLowerCase(), { headword, pos, spelling: target, weight });
    }
  }

  /** The same dictionary, whose translations count only if another source has them. */
  toPoor(vote: number): Lexicon {
    return Object.assign(Object.create(Lexicon.prototype) as Lexicon, this, { isPoor: true, vote });
  }

  has(word: string): boolean {
    return this.forward.has(word.toLowerCase()) || this.backward.has(word.toLowerCase());
  }

  /** Translations of a headword. Entries in the very case asked for come before those in another. */
  translate(word: string, pos: PartOfSpeech): Translation[] {
    const all = this.forward.get(word.toLowerCase()) ?? [];
    return pick(all, word, pos).flatMap((entry) => entry.translations);
  }

  /** Headwords that this word translates, each with the part of the headword's meaning that the word carries. */
  translateBack(word: string, pos: PartOfSpeech): Translation[] {
    const all = this.backward.get(word.toLowerCase()) ?? [];
    return pick(all, word, pos).map(({ headword, pos: headPos, weight }) => ({ word: headword, pos: headPos, weight }));
  }

  /** Every headword with its classes. */
  *getHeadwords(): Iterable<[word: string, pos: PartOfSpeech]> {
    for (const entries of this.forward.values()) for (const { spelling, pos } of entries) yield [spelling, pos];
  }

  /** Every translation with the classes of what it translates. */
  *getTargets(): Iterable<[word: string, pos: PartOfSpeech]> {
    for (const entries of this.backward.values()) for (const { spelling, pos } of entries) yield [spelling, pos];
  }

  /** Classes in which the dictionary knows a word, in either direction. */
  classesOf(word: string): PartOfSpeech[] {
    const key = word.toLowerCase();
    const found = [...(this.forward.get(key) ?? []), ...(this.backward.get(key) ?? [])];
    return [...new Set(found.filter(({ spelling }) => spelling === word).map(({ pos }) => pos))];
  }

  /** The dictionary's spellings of a word, in any case. */
  spellingsOf(word: string): string[] {
    const key = word.toLowerCase();
    const found = [...(this.forward.get(key) ?? []), ...(this.backward.get(key) ?? [])];
    return [...new Set(found.map(({ spelling }) => spelling))];
  }
}

function push<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

/** Homographs apart: the case asked for if the dictionary has it, then the class asked for if it has that. */
function pick<T extends { spelling: string; pos: PartOfSpeech }>(
  all: readonly T[],
  word: string,
  pos: PartOfSpeech,
): readonly T[] {
  const sameCase = all.filter(({ spelling }) => spelling === word);
  const cased = sameCase.length > 0 ? sameCase : all;
  if (pos === '') return cased;
  const samePos = cased.filter((entry) => entry.pos === pos || entry.pos === '');
  // Adverbs, adjectives and closed classes overlap from one dictionary to the next; nouns and verbs do not.
  if (samePos.length > 0 || pos === 'n' || pos === 'v') return samePos;
  return cased.filter((entry) => entry.pos !== 'n' && entry.pos !== 'v' && entry.pos !== 'name');
}

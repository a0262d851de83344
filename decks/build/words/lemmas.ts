import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Reading } from '../../read/reading.ts';
import { compare, type FormFrequency } from './frequency.ts';

export interface Lemma {
  lemma: string;
  pos: PartOfSpeech;
  /** Share of running text of all its forms together. */
  share: number;
  /**
   * Its forms, the most frequent first, with the part of each form's share that is its own. Where nouns are capitalised, the part of what is
   * written with the same case: `liebe` is all of `lieben`, however frequent `Liebe` is.
   */
  forms: { form: string; share: number; part: number }[];
  /** Share of running text of all its forms, including their other readings. */
  possibleShare: number;
}

const ROUNDS = 12;
const FIRST_PRIOR = 5;

/** Tag of readings that were assigned by hand and not by a table or an analyser. */
export const CLOSED_TAG = 'closed';

interface Candidate {
  key: string;
  reading: Reading;
  tags: string[];
  /** Prior of this reading from the case in which the form is written. */
  prior: number;
}

/** Auxiliaries come first. German writes nouns with a capital, so the case of the running text says how often a form is one. */
function toPrior(reading: Reading, capitalised: number | undefined, nounsAreCapitalised: boolean): number {
  const prior = (reading.comesFirst ? FIRST_PRIOR : 1) * (reading.weight ?? 1);
  if (!nounsAreCapitalised || capitalised === undefined) return prior;
  const isCapital = /^\p{Lu}/u.test(reading.lemma);
  return prior * Math.max(0.003, isCapital ? capitalised : 1 - capitalised);
}

function toCandidates(
  readings: readonly Reading[],
  { capitalised }: FormFrequency,
  nounsAreCapitalised: boolean,
): Candidate[] {
  const byKey = new Map<string, Candidate>();
  for (const reading of readings) {
    const key = `${reading.lemma}\t${reading.pos}`;
    const known = byKey.get(key);
    if (known) known.tags.push(reading.tags);
    else
      byKey.set(key, { key, reading, tags: [reading.tags], prior: toPrior(reading, capitalised, nounsAreCapitalised) });
  }
  return [...byKey.values()];
}

/** Makes parts of a whole of what the readings of a form are worth; one with a part by hand gets that, times how well its case fits. */
function toParts(raw: readonly number[], candidates: readonly Candidate[]): number[] {
  const parts = candidates.map(({ reading }) => reading.part);
  const free = raw.filter((_, i) => parts[i] === undefined);
  const freeTotal = free.reduce((sum, value) => sum + value, 0);
  const left = 1 - parts.reduce<number>((sum, part) => sum + (part ?? 0), 0);
  const freePrior = Math.max(0, ...candidates.map(({ prior }, i) => (parts[i] === undefined ? prior : 0)));
  const worth = raw.map((value, i) => {
    const part = parts[i];
    if (part !== undefined) return part * (candidates[i]?.prior ?? 1);
    return left * freePrior * (freeTotal > 0 ? value / freeTotal : 1 / free.length);
  });
  const total = worth.reduce((sum, value) => sum + value, 0);
  return worth.map((value) => (total > 0 ? value / total : 1 / worth.length));
}

/** Places of the candidates, itself among them, that are written with a capital if the one is. */
function toRivals(candidates: readonly Candidate[], at: number): number[] {
  const isCapital = (candidate: Candidate | undefined) => /^\p{Lu}/u.test(candidate?.reading.lemma ?? '');
  return [...candidates.keys()].filter((i) => isCapital(candidates[i]) === isCapital(candidates[at]));
}

/**
 * Shares the frequency of every form out among the lemmas it can belong to.
 *
 * A form's share is split in proportion to what each reading leads one to expect: the lemma's own frequency times how often its
 * class shows these tags. Both are first guessed and then estimated from the split itself, a few rounds of expectation
 * maximisation. So `era` goes to `ser`, whose other forms are frequent, and `casa` stays a noun, since `casar` is rare.
 *
 * @param readings - All readings of a form; none means that the form is unknown and is left out.
 * @returns Most frequent first.
 */
export function splitAmongLemmas(
  forms: readonly FormFrequency[],
  readings: (form: FormFrequency) => readonly Reading[],
  nounsAreCapitalised: boolean,
): Lemma[] {
  const items = forms
    .map((form) => ({ form, candidates: toCandidates(readings(form), form, nounsAreCapitalised) }))
    .filter(({ candidates }) => candidates.length > 0);
  let mass = new Map<string, number>();
  let tagMass = new Map<string, number>();
  let classMass = new Map<string, number>();
  const split = (candidates: readonly Candidate[], first: boolean): number[] => {
    const raw = candidates.map(({ key, reading, tags, prior }) => {
      // Forms assigned by hand to several words are shared evenly: the rounds would give everything to one.
      if (first || tags[0] === CLOSED_TAG) return prior;
      const tagShare = tags.reduce((sum, tag) => sum + (tagMass.get(`${reading.pos}\t${tag}`) ?? 0), 0);
      return prior * (mass.get(key) ?? 0) * (tagShare / (classMass.get(reading.pos) || 1) + 1e-6);
    });
    return toParts(raw, candidates);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const nextMass = new Map<string, number>();
    const nextTags = new Map<string, number>();
    const nextClass = new Map<string, number>();
    for (const { form, candidates } of items) {
      const parts = split(candidates, round === 0);
      for (const [i, { key, reading, tags }] of candidates.entries()) {
        const share = form.share * (parts[i] ?? 0);
        nextMass.set(key, (nextMass.get(key) ?? 0) + share);
        // Words by hand say nothing of their class: articles and pronouns would leave prepositions next to nothing.
        if (tags[0] === CLOSED_TAG) continue;
        nextClass.set(reading.pos, (nextClass.get(reading.pos) ?? 0) + share);
        for (const tag of tags) {
          const tagKey = `${reading.pos}\t${tag}`;
          nextTags.set(tagKey, (nextTags.get(tagKey) ?? 0) + share / tags.length);
        }
      }
    }
    [mass, tagMass, classMass] = [nextMass, nextTags, nextClass];
  }
  const shared = items.map(({ form, candidates }) => ({ form, candidates, parts: split(candidates, false) }));
  return toLemmas(shared, nounsAreCapitalised);
}

interface SharedForm {
  form: FormFrequency;
  candidates: readonly Candidate[];
  /** Of each candidate. */
  parts: readonly number[];
}

/** @returns Most frequent first. */
function toLemmas(shared: readonly SharedForm[], nounsAreCapitalised: boolean): Lemma[] {
  const lemmas = new Map<string, Lemma>();
  for (const { form, candidates, parts } of shared) {
    const toOwnPart = (at: number) => {
      const rivals = nounsAreCapitalised ? toRivals(candidates, at) : candidates.map((_, i) => i);
      return (parts[at] ?? 0) / (rivals.reduce((sum, i) => sum + (parts[i] ?? 0), 0) || 1);
    };
    for (const [i, { key, reading }] of candidates.entries()) {
      const lemma = lemmas.get(key) ?? {
        lemma: reading.lemma,
        pos: reading.pos,
        share: 0,
        forms: [],
        possibleShare: 0,
      };
      const share = form.share * (parts[i] ?? 0);
      lemma.share += share;
      lemma.possibleShare += form.share;
      lemma.forms.push({ form: form.form, share, part: toOwnPart(i) });
      lemmas.set(key, lemma);
    }
  }
  for (const lemma of lemmas.values()) lemma.forms.sort((a, b) => b.share - a.share || compare(a.form, b.form));
  return [...lemmas.values()].sort((a, b) => b.share - a.share || compare(a.lemma, b.lemma) || compare(a.pos, b.pos));
}

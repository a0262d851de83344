/** How common a written form is in a language, merged from several lists. */
export interface FormFrequency {
  /** Lower-case spelling. */
  form: string;
  /** The spelling with the case it is mostly seen in. */
  spelling: string;
  /** Share of running text, 0 to 1. */
  share: number;
  /** How much of it begins with a capital, 0 to 1, if a list keeps the case; `undefined` otherwise. */
  capitalised: number | undefined;
}

/** A frequency list: spellings, most frequent first, with their counts if the source has them. */
export interface FrequencyList {
  words: readonly (readonly [spelling: string, count: number | undefined])[];
  /** Trust relative to the others: subtitles are nearest to what a learner meets first. */
  weight: number;
  /** Whether the list keeps the case of running text. */
  keepsCase: boolean;
  /** Whether the list can hold words of one letter. */
  hasSingleLetters: boolean;
}

/** Debris of the extractors that made the lists, not words of the language. `com` is a word: Portuguese for with. */
const DEBRIS = new Set('doc url curid https http org wiki wikipedia nbsp amp quot www title'.split(' '));

const WORD = /^\p{L}\p{M}*(?:[-'’·]?\p{L}\p{M}*)*['’]?$/u;

/** Share of text that Zipf's law, in Mandelbrot's form, expects at a rank; used where a list has no counts. */
function toZipfShare(rank: number): number {
  return 0.1 / (rank + 2.7);
}

interface Seen {
  share: number;
  capitalised: number;
  bySpelling: Map<string, number>;
}

function readList(list: FrequencyList, script: RegExp): Map<string, Seen> {
  const total = list.words.reduce((sum, [, count]) => sum + (count ?? 0), 0);
  const seen = new Map<string, Seen>();
  let rank = 0;
  for (const [raw, count] of list.words) {
    const spelling = raw.normalize('NFC').replaceAll('’', "'");
    if (!WORD.test(spelling) || !script.test(spelling) || DEBRIS.has(spelling.toLowerCase())) continue;
    rank += 1;
    const share = count === undefined ? toZipfShare(rank) : count / total;
    const form = spelling.toLowerCase();
    const entry = seen.get(form) ?? { share: 0, capitalised: 0, bySpelling: new Map<string, number>() };
    entry.share += share;
    if (spelling !== form) entry.capitalised += share;
    entry.bySpelling.set(spelling, (entry.bySpelling.get(spelling) ?? 0) + share);
    seen.set(form, entry);
  }
  return seen;
}

/**
 * Merges lists by the weighted geometric mean of their shares; a word that a list lacks counts as a third of that list's rarest.
 *
 * @param script - What every word must match: the letters of the language.
 * @returns Most frequent first, ties in the order of code points, shares scaled to a sum of 1.
 */
export function mergeFrequencies(lists: readonly FrequencyList[], script: RegExp): FormFrequency[] {
  const read = lists.map((list) => {
    const seen = readList(list, script);
    let floor = 1;
    for (const { share } of seen.values()) floor = Math.min(floor, share / 3);
    return { list, seen, floor };
  });
  const forms = new Set(read.flatMap(({ seen }) => [...seen.keys()]));
  const merged: FormFrequency[] = [];
  for (const form of forms) {
    let log = 0;
    let weight = 0;
    let cased = 0;
    let capitalised = 0;
    const spellings = new Map<string, number>();
    for (const { list, seen, floor } of read) {
      const entry = seen.get(form);
      if (!entry && !list.hasSingleLetters && form.length === 1) continue;
      log += list.weight * Math.log(entry?.share ?? floor);
      weight += list.weight;
      if (!entry || !list.keepsCase) continue;
      cased += entry.share;
      capitalised += entry.capitalised;
      for (const [spelling, share] of entry.bySpelling) spellings.set(spelling, (spellings.get(spelling) ?? 0) + share);
    }
    const spelling = [...spellings].sort((a, b) => b[1] - a[1] || compare(a[0], b[0]))[0]?.[0] ?? form;
    merged.push({
      form,
      spelling,
      share: Math.exp(log / weight),
      capitalised: cased > 0 ? capitalised / cased : undefined,
    });
  }
  const total = merged.reduce((sum, { share }) => sum + share, 0);
  for (const entry of merged) entry.share /= total;
  return merged.sort((a, b) => b.share - a.share || compare(a.form, b.form));
}

/** Order by code unit: the same on every machine and in every locale. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

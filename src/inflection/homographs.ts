import type { WordPlace } from './inflection.ts';
import type { Names } from './names.ts';
import { toPattern } from './rules.ts';
import { type Line, splitRule } from './table.ts';
import { describePlace } from './verb-places.ts';

/** Words that a spelling may be, each with the places where it is. */
type Readings = readonly { word: string; isIn: RegExp }[];

export interface Homographs {
  /** Words of which a spelling is a form. */
  forms: ReadonlyMap<string, readonly string[]>;
  /** Finds the word that is meant at a place, by the first rule of its spelling that fits. */
  findMeant(place: WordPlace): string | undefined;
}

/** Compiles the section `[homographs]`, lines such as `como → comer | (yo|nunca) _`. Without a pattern, the word is meant in all other places. */
export function parseHomographs(lines: readonly Line[], names: Names): Homographs {
  const readings = new Map<string, Readings>();
  for (const line of lines) {
    const { left, right, condition } = splitRule(line);
    const reading = { word: right, isIn: toPattern(names.expandPattern(condition)) };
    for (const form of names.expandList(left)) readings.set(form, [...(readings.get(form) ?? []), reading]);
  }
  const listWords = (form: string, of: Readings) => [
    ...new Set(of.map(({ word }) => word.toLowerCase()).filter((word) => word !== form)),
  ];
  return {
    forms: new Map([...readings].map(([form, of]) => [form, listWords(form, of)])),
    findMeant(place) {
      const known = readings.get(place.toKey(place.text.slice(place.start, place.end)));
      if (!known) return undefined;
      const written = describePlace(place);
      return known.find(({ isIn }) => isIn.test(written))?.word;
    },
  };
}

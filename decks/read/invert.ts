import type { Entry } from './freedict.ts';

interface Target {
  translation: string;
  weight: number;
}

/** Turns a dictionary round: every translation becomes a headword, translated with what it translated, the best first. */
export function invertEntries(entries: readonly Entry[]): Entry[] {
  const targets = new Map<string, { word: string; pos: Entry['pos']; found: Target[] }>();
  for (const { word, pos, senses } of entries) {
    for (const [s, sense] of senses.entries()) {
      for (const [t, text] of sense.translations.entries()) {
        const weight = sense.weight / ((1 + 0.3 * s) * (1 + 0.3 * t));
        const key = `${text}\t${pos}`;
        const target = targets.get(key) ?? { word: text, pos, found: [] };
        const known = target.found.find(({ translation }) => translation === word);
        if (known) known.weight = Math.max(known.weight, weight);
        else target.found.push({ translation: word, weight });
        targets.set(key, target);
      }
    }
  }
  return [...targets.values()].map(({ word, pos, found }) => ({
    word,
    pos,
    senses: found
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ translation, weight }) => ({ translations: [translation], weight })),
  }));
}

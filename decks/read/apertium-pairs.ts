import { toReading } from './apertium-readings.ts';
import { cleanText, isUsableMeaning } from './clean.ts';
import type { Entry, PartOfSpeech } from './freedict.ts';
import type { TranslationPair } from './lttoolbox-pairs.ts';

/** `dress# up` is the phrase `dress up`; an underscore stands for a space. */
const toText = (lemma: string) => cleanText(lemma.replace(/[#_]/g, (sign) => (sign === '_' ? ' ' : '')));

/**
 * Gives the pairs of a bilingual dictionary of Apertium as entries, the translations in the order of the file. Names are left out.
 */
export function toEntries(pairs: readonly TranslationPair[]): Entry[] {
  const entries = new Map<string, Entry>();
  for (const { source, target } of pairs) {
    const pos: PartOfSpeech | undefined = toReading({ lemma: source.lemma, tags: [source.tag] })?.pos;
    const word = toText(source.lemma);
    const translation = toText(target.lemma);
    if (!pos || pos === 'name' || !word || !isUsableMeaning(translation)) continue;
    const key = `${word}\t${pos}`;
    const entry = entries.get(key) ?? { word, pos, senses: [] };
    // The file does not say which translations share a sense.
    entry.senses.push({ translations: [translation], weight: 1 });
    entries.set(key, entry);
  }
  return [...entries.values()];
}

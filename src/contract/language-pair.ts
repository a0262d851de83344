import * as z from 'zod/mini';
import { languageCodeSchema } from './resources.ts';

/** `from` is the language of the words, `to` the one the meanings are written in; ISO 639-3. */
export const languagePairSchema = z.strictObject({ from: languageCodeSchema, to: languageCodeSchema });

export type LanguagePair = z.infer<typeof languagePairSchema>;

/** A language pair as one key: `spa-eng`. */
export const pairIdSchema = z.string().check(z.regex(/^[a-z]{3}-[a-z]{3}$/));

export type PairId = z.infer<typeof pairIdSchema>;

export function toPairId(pair: LanguagePair): PairId {
  return `${pair.from}-${pair.to}`;
}

/** @param id - Checked against `pairIdSchema` before. */
export function toLanguagePair(id: PairId): LanguagePair {
  return { from: id.slice(0, 3), to: id.slice(4) };
}

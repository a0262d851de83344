/** `from` is the language of the words, `to` the one the meanings are written in; ISO 639-3. */
export interface LanguagePair {
  from: string;
  to: string;
}

/** A language pair as one key: `spa-eng`. */
export type PairId = string;

/** ISO 639-3: three lower-case ASCII letters, such as `deu`. Whether the code is assigned is not checked. */
export const LANGUAGE_CODE = /^[a-z]{3}$/;

export const PAIR_ID = /^[a-z]{3}-[a-z]{3}$/;

export function isPairId(value: unknown): value is PairId {
  return typeof value === 'string' && PAIR_ID.test(value);
}

export function toPairId(pair: LanguagePair): PairId {
  return `${pair.from}-${pair.to}`;
}

/** @param id - Checked before: see {@link isPairId}. */
export function toLanguagePair(id: PairId): LanguagePair {
  return { from: id.slice(0, 3), to: id.slice(4) };
}

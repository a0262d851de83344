import type { Gender } from '../../../src/model/card.ts';
import { findHead } from './heads.ts';

/** A table of RosaeNLG, by lemma. */
type Table = Readonly<Record<string, unknown>>;

/** The note after a noun in print dictionaries. */
export interface NounDetails {
  genders: Gender[];
  plurals: string[];
}

const GENDERS: Readonly<Record<string, Gender>> = { M: 'masculine', F: 'feminine', N: 'neuter' };

/** Texts at a path of keys; a list of two is a finite verb and its particle. */
function findTexts(value: unknown, path: readonly string[]): string[] {
  const [key, ...rest] = path;
  if (key !== undefined)
    return value !== null && typeof value === 'object' ? findTexts(Reflect.get(value, key), rest) : [];
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((text) => typeof text === 'string') : [];
}

/** Finds gender and plural of a noun by the table; a compound has those of its last part. */
export function findGermanNoun(word: string, nouns: Table): NounDetails | undefined {
  const find = (noun: string): NounDetails | undefined => {
    const entry = Object.hasOwn(nouns, noun) ? nouns[noun] : undefined;
    const genders = findTexts(entry, ['G']).flatMap((letter) => GENDERS[letter] ?? []);
    if (genders.length === 0) return undefined;
    return { genders, plurals: findTexts(entry, ['NOM', 'PLU']).slice(0, 1) };
  };
  const own = find(word);
  if (own) return own;
  const compound = findHead(word, find, true);
  if (!compound) return undefined;
  const { first, head } = compound;
  return { genders: head.genders, plurals: head.plurals.map((plural) => first + plural.toLowerCase()) };
}

/** Finds the past and the participle of a strong or irregular verb: `ging`, `gegangen`; `[]` when they are regular. */
export function findGermanVerbParts(word: string, verbs: Table): string[] {
  const entry = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
  const [past, particle] = findTexts(entry, ['PRT', 'S', '3']);
  const [participle] = findTexts(entry, ['PA2']);
  if (past === undefined || participle === undefined) return [];
  const stem = word.slice(particle?.length ?? 0).replace(/e?n$/, '');
  const isRegular = (past === `${stem}te` || past === `${stem}ete`) && /t$/.test(participle);
  return isRegular ? [] : [particle === undefined ? past : `${past} ${particle}`, participle];
}

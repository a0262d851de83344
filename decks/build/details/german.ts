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

/** What a second source says about nouns: Ding. */
export interface OtherSource {
  /** Marks of gender by noun: `m`, `f`, `n`. */
  genders: ReadonlyMap<string, ReadonlySet<string>>;
  plurals: ReadonlyMap<string, readonly string[]>;
}

/** The part before the head keeps its hyphen, and then the head its capital: `DNA-Analysen`. */
const join = (first: string, noun: string) => first + (first.endsWith('-') ? noun : noun.toLowerCase());

/**
 * Finds gender and plural of a noun by the table; a compound has those of its last part.
 *
 * The table takes nouns in -en for infinitives (`Rücken` neuter) and some plurals from the dative (`Wendepunkten`). So the other
 * source decides the gender where it has one, the last part decides a plural that only adds an n, and a plural that the other
 * source contradicts is left out.
 */
export function findGermanNoun(word: string, nouns: Table, other: OtherSource): NounDetails | undefined {
  const find = (noun: string): NounDetails | undefined => {
    const entry = Object.hasOwn(nouns, noun) ? nouns[noun] : undefined;
    const inTable = findTexts(entry, ['G']).flatMap((letter) => GENDERS[letter] ?? []);
    const inOther = [...(other.genders.get(noun) ?? [])].flatMap((letter) => GENDERS[letter.toUpperCase()] ?? []);
    const genders = inOther.length > 0 ? inOther : inTable;
    return genders.length === 0 ? undefined : { genders, plurals: findTexts(entry, ['NOM', 'PLU']).slice(0, 1) };
  };
  const own = find(word);
  const compound = findHead(word, find, true);
  const plurals = compound?.head.plurals.map((plural) => join(compound.first, plural)) ?? [];
  const genders = own?.genders ?? compound?.head.genders;
  if (genders === undefined) return undefined;
  const [plural] = own && own.plurals.length > 0 ? own.plurals : plurals;
  const [headPlural] = plurals;
  const best = plural !== undefined && plural === `${headPlural}n` ? headPlural : plural;
  const elsewhere = other.plurals.get(word);
  const isContradicted = best !== undefined && elsewhere !== undefined && !elsewhere.includes(best);
  return { genders, plurals: best === undefined || isContradicted ? [] : [best] };
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

import { compileTable } from '../src/inflection/compile.ts';
import type { InflectionCode, InflectionRules } from '../src/inflection/inflection.ts';
import { createInflectionLoader } from '../src/lookup/inflections.ts';
import { findStemmer, hasCode, readTableText } from './inflection-tables.ts';
import { hasPart } from './language-lists.ts';

/** Loads an inflection in Node, from the sources of the package's files. */
export async function loadInflection(language: string): Promise<InflectionRules> {
  const text = readTableText(language);
  const stemmer = findStemmer(text);
  const stemmers: Pick<InflectionCode, 'stemmer'> = stemmer
    ? await import(/* @vite-ignore */ `@orama/stemmers/${stemmer}`)
    : {};
  const module: { inflection?: InflectionCode } = hasCode(language)
    ? await import(`../src/languages/${language}/inflection.ts`)
    : {};
  const typed: Pick<InflectionCode, 'romanised'> = hasPart(language, 'romanised.ts')
    ? await import(`../src/languages/${language}/romanised.ts`)
    : {};
  return compileTable(text, {
    ...(stemmers.stemmer && { stemmer: stemmers.stemmer }),
    ...(typed.romanised && { romanised: typed.romanised }),
    ...module.inflection,
  });
}

export const loadInflections = createInflectionLoader(loadInflection);

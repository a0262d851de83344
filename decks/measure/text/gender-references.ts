import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Gender } from '../../../src/model/card.ts';
import { findGenders } from '../../build/details/genders.ts';
import { readDictd } from '../../read/dictd.ts';
import { findNpmFolder } from '../../read/fetch/npm.ts';
import { toPackageRoot } from '../../read/fetch/pinned-packages.ts';
import { readMarkedGenders } from '../../read/freedict-genders.ts';
import { readDictionary } from '../../read/lttoolbox.ts';

/** A source that details are compared with and not made from: the genders that it gives a noun, `[]` when it lacks it. */
export type Reference = (noun: string) => readonly Gender[];

function readFreedictGenders(pairs: readonly string[]): Reference {
  const articles = pairs.flatMap((pair) => {
    const base = join(toPackageRoot('debian'), `usr/share/dictd/freedict-${pair}`);
    const read = readDictd(readFileSync(`${base}.index`, 'utf8'), readFileSync(`${base}.dict.dz`));
    return read.map(({ text }) => text);
  });
  const genders = readMarkedGenders(articles);
  return (noun) => [...(genders.get(noun) ?? [])];
}

function readAnalyserGenders(path: string): Reference {
  const bytes = readFileSync(join(toPackageRoot('witnesses'), `usr/share/apertium/${path}.automorf.bin`));
  const dictionaries = [readDictionary(bytes)];
  return (noun) => findGenders(noun, dictionaries);
}

function readItalianGenders(): Reference {
  const words: Record<string, { G?: string }> = JSON.parse(
    readFileSync(join(findNpmFolder('italian-words-dict'), 'dist/words.json'), 'utf8'),
  );
  const genders: Readonly<Record<string, Gender[]>> = { M: ['masculine'], F: ['feminine'] };
  return (noun) => (Object.hasOwn(words, noun) ? (genders[words[noun]?.G ?? ''] ?? []) : []);
}

interface Morph {
  (word: string, options: { parsers: string[]; stutter: number }): { tag: Record<string, unknown> }[];
  init(folder: string, done: (error?: Error) => void): void;
}

const RUSSIAN: Readonly<Record<string, Gender[]>> = {
  masc: ['masculine'],
  femn: ['feminine'],
  neut: ['neuter'],
  'ms-f': ['masculine', 'feminine'],
};

async function readRussianGenders(): Promise<Reference> {
  const folder = findNpmFolder('az');
  const { Morph }: { Morph: Morph } = createRequire(import.meta.url)(folder);
  await new Promise<void>((done, fail) => Morph.init(join(folder, 'dicts'), (error) => (error ? fail(error) : done())));
  return (noun) => {
    const tags = Morph(noun, { parsers: ['Dictionary'], stutter: 0 }).map(({ tag }) => tag);
    const nouns = tags.filter(({ NOUN, nomn, sing }) => NOUN && nomn && sing);
    return [...new Set(nouns.flatMap(({ GNdr }) => RUSSIAN[String(GNdr)] ?? []))];
  };
}

/** Reads what the genders of a language are compared with; `undefined` where no source is left that they were not made from. */
export async function readReference(code: string): Promise<Reference | undefined> {
  if (code === 'rus') return readRussianGenders();
  if (code === 'ita') return readItalianGenders();
  if (code === 'spa') return readAnalyserGenders('apertium-es-pt/es-pt');
  if (code === 'por') return readAnalyserGenders('apertium-es-pt/pt-es');
  const pairs: Readonly<Record<string, string[]>> = {
    deu: ['deu-fra', 'deu-swe', 'deu-spa', 'deu-rus'],
    fra: ['fra-deu', 'fra-ita', 'fra-spa'],
    swe: ['swe-deu', 'swe-fra', 'swe-fin'],
  };
  return pairs[code] && readFreedictGenders(pairs[code]);
}

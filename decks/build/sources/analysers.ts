import { type Analysis, type Dictionary, invert, readDictionary } from '../../read/lttoolbox.ts';
import type { Reading } from '../../read/reading.ts';
import { getLanguage } from '../languages.ts';
import { toFeminines } from '../words/paradigms.ts';
import type { PackageReader } from './package-reader.ts';

/** Reads and keeps the morphological analysers of the languages, each once. */
export class Analysers {
  private readonly dictionaries = new Map<string, Dictionary>();
  private readonly feminines = new Map<string, string[]>();

  constructor(private readonly packages: PackageReader) {}

  /** Forms of the feminine that the analysers file under a masculine noun, the singular first; `[]` when there are none. */
  findFeminines(code: string, masculine: string): string[] {
    const key = `${code}\t${masculine}`;
    const known = this.feminines.get(key);
    if (known) return known;
    const forms = this.getAnalysers(code).flatMap((dictionary) => toFeminines(dictionary, masculine));
    const feminines = [...new Set(forms)];
    this.feminines.set(key, feminines);
    return feminines;
  }

  /** Adds to a reading of a feminine noun the feminine that the analysers file under its lemma. */
  withFeminine(code: string, reading: Reading | undefined, { tags }: Analysis): Reading | undefined {
    if (reading?.pos !== 'n' || !tags.includes('f')) return reading;
    const [feminine] = this.findFeminines(code, reading.lemma);
    return feminine === undefined ? reading : { ...reading, feminine };
  }

  /** The analysers and generators of a language. */
  getAnalysers(code: string): Dictionary[] {
    return (getLanguage(code).analysers ?? []).map((path) => this.getAnalyser(path));
  }

  /** @param path - Package and direction: `apertium-afr-nld/nld-afr`. */
  getAnalyser(path: string): Dictionary {
    const [folder = '', direction = ''] = path.split('/');
    this.packages.record(folder);
    const known = this.dictionaries.get(path);
    if (known) return known;
    // An analyser lacks the words that its pair cannot translate; the generator of the way back has them all.
    const isGenerator = direction.endsWith('.autogen');
    const name = isGenerator ? direction : `${direction}.automorf`;
    const compiled = readDictionary(this.packages.readDebian(folder, `usr/share/apertium/${folder}/${name}.bin`));
    const dictionary = isGenerator ? invert(compiled) : compiled;
    this.dictionaries.set(path, dictionary);
    return dictionary;
  }
}

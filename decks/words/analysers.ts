import { getLanguage } from '../languages.ts';
import { type Analysis, type Dictionary, invert, readDictionary } from '../read/lttoolbox.ts';
import type { Reading } from './lemmas.ts';
import { toFeminines } from './paradigms.ts';

/** Reads and keeps the morphological analysers of the languages, each once. */
export class Analysers {
  private readonly dictionaries = new Map<string, Dictionary>();
  private readonly feminines = new Map<string, string[]>();

  /** @param onUse - Called with the name of each Debian package that is used, even if it was read before. */
  constructor(
    private readonly readDebian: (debianPackage: string, path: string) => Buffer,
    private readonly onUse: (debianPackage: string) => void,
  ) {}

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
    this.onUse(folder);
    const known = this.dictionaries.get(path);
    if (known) return known;
    // An analyser lacks the words that its pair cannot translate; the generator of the way back has them all.
    const isGenerator = direction.endsWith('.autogen');
    const name = isGenerator ? direction : `${direction}.automorf`;
    const compiled = readDictionary(this.readDebian(folder, `usr/share/apertium/${folder}/${name}.bin`));
    const dictionary = isGenerator ? invert(compiled) : compiled;
    this.dictionaries.set(path, dictionary);
    return dictionary;
  }
}

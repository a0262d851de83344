import { simplifyEntries, toFreedictCode } from '../../read/chinese-lexicon.ts';
import { readFreedict, removeStressMarks } from '../../read/freedict.ts';
import { readTranslatedJmdict } from '../../read/jmdict-translations.ts';
import { Lexicon } from '../meanings/lexicon.ts';
import { ExtraLexicons } from './extra-lexicons.ts';
import type { PackageReader } from './package-reader.ts';

/** Dictionaries of FreeDict that print JMdict. */
const TRANSLATED_JMDICT = new Set(['jpn-deu', 'jpn-fra', 'jpn-rus']);

/** Reads the dictionaries between two languages, each once. */
export class Lexicons {
  private readonly wiktionary = new Map<string, Lexicon | undefined>();
  private readonly extras: ExtraLexicons;

  constructor(private readonly packages: PackageReader) {
    this.extras = new ExtraLexicons(packages);
  }

  /** @returns FreeDict's extract of Wiktionary, or `undefined` when none of this direction is pinned. */
  find(from: string, to: string): Lexicon | undefined {
    const pair = `${from}-${to}`;
    const filed = `${toFreedictCode(from)}-${toFreedictCode(to)}`;
    const name = `dict-freedict-${filed}`;
    if (!this.packages.has(name)) return undefined;
    this.packages.record(name);
    if (!this.wiktionary.has(pair)) {
      const base = `usr/share/dictd/freedict-${filed}`;
      const readEntries = TRANSLATED_JMDICT.has(pair) ? readTranslatedJmdict : readFreedict;
      const entries = readEntries(
        this.packages.readDebian(name, `${base}.index`).toString('utf8'),
        this.packages.readDebian(name, `${base}.dict.dz`),
      );
      const simplified = pair === filed ? entries : simplifyEntries(entries, from);
      const cleaned = from === 'rus' || to === 'rus' ? removeStressMarks(simplified) : simplified;
      this.wiktionary.set(pair, new Lexicon(cleaned, from, to));
    }
    return this.wiktionary.get(pair);
  }

  /**
   * The dictionaries of one direction.
   *
   * @param withWiktionary - Whether the extract of Wiktionary is among them.
   * @param withExtras - Whether the others are.
   */
  findAll(from: string, to: string, withWiktionary = true, withExtras = true): Lexicon[] {
    const lexicon = withWiktionary ? this.find(from, to) : undefined;
    return [...(lexicon ? [lexicon] : []), ...(withExtras ? this.extras.find(from, to) : [])];
  }
}

import type { Entry } from '../../read/freedict.ts';
import { invertEntries } from '../../read/invert.ts';
import { Lexicon } from '../meanings/lexicon.ts';
import { EXTRA_DICTIONARIES, type ExtraDictionary, readExtraDictionary } from './dictionaries.ts';
import type { PackageReader } from './package-reader.ts';

/** Reads the dictionaries that are not extracts of Wiktionary, each once. */
export class ExtraLexicons {
  private readonly entries = new Map<string, Entry[]>();
  private readonly lexicons = new Map<string, Lexicon>();

  constructor(private readonly packages: PackageReader) {}

  /** The dictionaries of one direction, in the order of the list. */
  find(from: string, to: string): Lexicon[] {
    const wanted = EXTRA_DICTIONARIES.filter((extra) => extra.from === from && extra.to === to);
    return wanted
      .filter(({ name }) => this.packages.has(name))
      .map((extra) => {
        this.packages.record(extra.name);
        const key = `${extra.name} ${from}-${to}`;
        const known = this.lexicons.get(key);
        const lexicon =
          known ?? new Lexicon(this.readEntries(extra), from, to, extra.isPoor, extra.vote, extra.isInverted);
        this.lexicons.set(key, lexicon);
        return lexicon;
      });
  }

  private readEntries(extra: ExtraDictionary): Entry[] {
    const known = this.entries.get(extra.path);
    const entries = known ?? readExtraDictionary(extra, (path) => this.packages.readDebian(extra.name, path));
    // Only the large one is read for both directions.
    if (extra.kind === 'ding') this.entries.set(extra.path, entries);
    return extra.isInverted ? invertEntries(entries) : entries;
  }
}

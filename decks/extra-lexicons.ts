import { EXTRA_DICTIONARIES, type ExtraDictionary, readExtraDictionary } from './dictionaries.ts';
import { Lexicon } from './meanings/lexicon.ts';
import type { Entry } from './read/freedict.ts';
import { invertEntries } from './read/invert.ts';

/** Reads a file of a Debian package. */
type ReadDebian = (debianPackage: string, path: string) => Buffer;

/** Reads the dictionaries that are not extracts of Wiktionary, each once. */
export class ExtraLexicons {
  private readonly entries = new Map<string, Entry[]>();
  private readonly lexicons = new Map<string, Lexicon>();

  constructor(
    private readonly read: ReadDebian,
    private readonly has: (debianPackage: string) => boolean,
  ) {}

  /** The dictionaries of one direction with their packages, in the order of the list. */
  find(from: string, to: string): { name: string; lexicon: Lexicon }[] {
    const wanted = EXTRA_DICTIONARIES.filter((extra) => extra.from === from && extra.to === to && this.has(extra.name));
    return wanted.map((extra) => {
      const key = `${extra.name} ${from}-${to}`;
      const known = this.lexicons.get(key);
      const lexicon =
        known ?? new Lexicon(this.readEntries(extra), from, to, extra.isPoor, extra.vote, extra.isInverted);
      this.lexicons.set(key, lexicon);
      return { name: extra.name, lexicon };
    });
  }

  private readEntries(extra: ExtraDictionary): Entry[] {
    const known = this.entries.get(extra.path);
    const entries = known ?? readExtraDictionary(extra, (path) => this.read(extra.name, path));
    // Only the large one is read for both directions.
    if (extra.kind === 'ding') this.entries.set(extra.path, entries);
    return extra.isInverted ? invertEntries(entries) : entries;
  }
}

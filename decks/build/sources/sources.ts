import type { PinnedPackage } from '../../read/fetch/debian.ts';
import type { Lexicon } from '../meanings/lexicon.ts';
import type { Bridge } from '../meanings/translate.ts';
import { AsianDictionaries } from './asian-dictionaries.ts';
import { FormReaders } from './form-readers.ts';
import { Lexicons } from './lexicons.ts';
import { PackageReader } from './package-reader.ts';
import { WordShares } from './word-shares.ts';

/** The inputs of all decks. Each file is read once, and the packages of each deck are recorded for its header. */
export class Sources {
  readonly packages: PackageReader;
  readonly lexicons: Lexicons;
  readonly asian: AsianDictionaries;
  readonly forms: FormReaders;
  readonly shares: WordShares;

  /**
   * @param debianRoot - Folder into which the Debian packages are unpacked.
   * @param pinned - The packages that are there.
   */
  constructor(debianRoot: string, pinned: readonly PinnedPackage[]) {
    this.packages = new PackageReader(debianRoot, pinned);
    this.lexicons = new Lexicons(this.packages);
    this.asian = new AsianDictionaries(this.packages);
    this.forms = new FormReaders(this.packages, this.lexicons);
    this.shares = new WordShares(this.packages, this.asian, this.forms);
  }

  /**
   * @param allowed - Whether a dictionary of FreeDict, such as `deu-spa`, may be read.
   * @param withExtras - Whether dictionaries that are not extracts of Wiktionary are read, too.
   * @returns `undefined` if the pair has no dictionary in either direction.
   */
  findBridge(from: string, to: string, allowed: (pair: string) => boolean, withExtras = false): Bridge | undefined {
    const find = (one: string, other: string): Lexicon[] =>
      this.lexicons.findAll(one, other, allowed(`${one}-${other}`), withExtras);
    const forward = find(from, to);
    const backward = find(to, from);
    if (forward.length + backward.length === 0) return undefined;
    return {
      forward,
      backward,
      targetShare: this.shares.toShareOf(to),
      caseMatters: to === 'deu',
    };
  }
}

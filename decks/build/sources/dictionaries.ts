import { toEntries } from '../../read/apertium-pairs.ts';
import { readDing } from '../../read/ding.ts';
import { type Entry, readFreedict } from '../../read/freedict.ts';
import { readDictionary } from '../../read/lttoolbox.ts';
import { findTranslationPairs } from '../../read/lttoolbox-pairs.ts';
import { cleanOldEntries, unindent } from '../../read/old-freedict.ts';

/** A dictionary that is not an extract of Wiktionary. */
export interface ExtraDictionary {
  from: string;
  to: string;
  /** Debian package. */
  name: string;
  /** Path below the root of the packages; of FreeDict's without extension. */
  path: string;
  kind: 'apertium' | 'ding' | 'freedict';
  /** Reads it with both sides swapped. */
  isInverted?: boolean;
  /** Its translations count only if another source has them, too. */
  isPoor?: boolean;
  /** Weight of its vote; 1 by default. */
  vote?: number;
}

const apertium = (name: string, from: string, to: string): ExtraDictionary => ({
  from,
  to,
  name: `apertium-${name}`,
  path: `usr/share/apertium/apertium-${name}/${from}-${to}.autobil.bin`,
  kind: 'apertium',
});

const both = (name: string, one: string, other: string) => [apertium(name, one, other), apertium(name, other, one)];

const freedict = (pair: string, isPoor: boolean): ExtraDictionary => {
  const [from = '', to = ''] = pair.split('-');
  return {
    from,
    to,
    name: `dict-freedict-${pair}`,
    path: `usr/share/dictd/freedict-${pair}`,
    kind: 'freedict',
    isPoor,
    vote: isPoor ? 0.25 : 0.7,
  };
};

const ding = { name: 'trans-de-en', path: 'usr/share/trans/de-en', kind: 'ding' } as const;

/** Dictionaries that were generated through Esperanto, which blurs the senses. */
const ESPERANTO = ['nld-eng', 'eng-nld', 'fra-eng', 'eng-fra', 'eng-ita', 'nld-deu', 'deu-nld', 'nld-fra'];

/** Dictionaries under the GPL, which are read besides the extracts of Wiktionary. */
export const EXTRA_DICTIONARIES: readonly ExtraDictionary[] = [
  { ...ding, from: 'deu', to: 'eng' },
  { ...ding, from: 'eng', to: 'deu', isInverted: true, vote: 0.3 },
  ...both('eng-spa', 'spa', 'eng'),
  ...both('eng-cat', 'cat', 'eng'),
  ...both('fra-cat', 'fra', 'cat'),
  ...both('cat-ita', 'ita', 'cat'),
  ...both('por-cat', 'por', 'cat'),
  ...both('spa-cat', 'spa', 'cat'),
  freedict('eng-pol', false),
  freedict('eng-ell', false),
  freedict('tur-eng', false),
  // A large dictionary read backwards: half of its phrases are examples, not translations.
  { ...freedict('eng-tur', true), vote: 0.5 },
  ...['tur-deu', 'deu-tur'].map((pair) => freedict(pair, false)),
  ...[...ESPERANTO, 'por-eng', 'eng-por', 'ita-eng', 'swe-eng', 'spa-eng', 'por-deu', 'deu-por'].map((pair) =>
    freedict(pair, true),
  ),
];

/** Reads the entries of a dictionary in the direction of its file, given the bytes of its files. */
export function readExtraDictionary({ kind, path }: ExtraDictionary, read: (path: string) => Buffer): Entry[] {
  if (kind === 'ding') return readDing(read(path).toString('utf8')).entries;
  if (kind === 'apertium') return toEntries(findTranslationPairs(readDictionary(read(path))));
  return cleanOldEntries(readFreedict(read(`${path}.index`).toString('utf8'), read(`${path}.dict.dz`), unindent));
}

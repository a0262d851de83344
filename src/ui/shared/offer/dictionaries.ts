import { toLanguageCode } from '../../../language/language-code.ts';
import type { LanguagePair } from '../../../model/pair.ts';

/** A free dictionary that the import reads as its website offers it. Wayword never requests the address. */
export interface FreeDictionary {
  /** Names its description in the texts. */
  id: 'jmdict' | 'cedict' | 'wiktionary' | 'list';
  name: string;
  url: string;
  /** Absent if it covers every pair. */
  covers?: (pair: LanguagePair) => boolean;
}

/** Languages of JMdict's meanings. */
const JMDICT_MEANINGS = new Set(['eng', 'deu', 'fra', 'spa', 'nld', 'rus', 'swe', 'hun', 'slv']);

const DICTIONARIES: readonly FreeDictionary[] = [
  {
    id: 'jmdict',
    name: 'JMdict',
    url: 'https://github.com/yomidevs/jmdict-yomitan',
    covers: ({ from, to }) => from === 'jpn' && JMDICT_MEANINGS.has(to),
  },
  {
    id: 'cedict',
    name: 'CC-CEDICT',
    url: 'https://github.com/MarvNC/cc-cedict-yomitan',
    covers: ({ from, to }) => toLanguageCode(from) === 'cmn' && to === 'eng',
  },
  { id: 'wiktionary', name: 'Wiktionary', url: 'https://github.com/yomidevs/wiktionary-to-yomitan' },
  { id: 'list', name: 'Yomitan', url: 'https://yomitan.wiki/dictionaries/' },
];

/** The best-known free dictionaries for a pair, the most complete first. */
export function findDictionaries(pair: LanguagePair): FreeDictionary[] {
  return DICTIONARIES.filter(({ covers }) => covers?.(pair) ?? true);
}

import PAIRS from 'opencc-js/dict/TSCharacters';
import type { Entry } from './freedict.ts';

/** FreeDict files Chinese as `zho`; the decks say `cmn`. */
export function toFreedictCode(language: string): string {
  return language === 'cmn' ? 'zho' : language;
}

const SIMPLIFIED = new Map(
  PAIRS.split('|').map((pair): [string, string] => {
    const [traditional = '', simplified = ''] = pair.split(' ');
    return [traditional, simplified];
  }),
);

/** Writes a text in simplified characters. */
export function simplify(text: string): string {
  return Array.from(text, (character) => SIMPLIFIED.get(character) ?? character).join('');
}

/** Writes all Chinese of a dictionary in simplified characters: Wiktionary lists both spellings. */
export function simplifyEntries(entries: readonly Entry[], from: string): Entry[] {
  return entries.map((entry) =>
    from === 'cmn'
      ? { ...entry, word: simplify(entry.word) }
      : {
          ...entry,
          senses: entry.senses.map((sense) => ({
            ...sense,
            translations: [...new Set(sense.translations.map(simplify))],
          })),
        },
  );
}

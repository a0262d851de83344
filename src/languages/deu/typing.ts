import type { Language } from '../language.ts';

/** Without umlauts and ß. */
const SPELT_OUT: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

export const typing: Language['typing'] = {
  openers: 'der die das ein eine sich',
  // Switzerland has no ß, and older texts have it behind short vowels: "muß".
  modernise: (text) => text.replaceAll('ß', 'ss'),
  spellOut: (text) => text.replace(/[äöüß]/g, (letter) => SPELT_OUT[letter] ?? letter),
};

import { lazily } from './lazily.ts';
import { getMainScript } from './main-script.ts';

/**
 * Scripts of most living languages, distinguished by their letters (ISO 15924 codes; both kana count as one), the commonest first.
 */
const SCRIPTS = [
  ...([
    'Latn',
    'Cyrl',
    'Grek',
    'Arab',
    'Hebr',
    'Deva',
    'Beng',
    'Thai',
    'Hang',
    'Kana',
    'Hani',
    'Geor',
    'Armn',
  ] as const),
  ...([
    'Ethi',
    'Taml',
    'Telu',
    'Knda',
    'Mlym',
    'Gujr',
    'Guru',
    'Orya',
    'Sinh',
    'Khmr',
    'Laoo',
    'Mymr',
    'Tibt',
  ] as const),
];
export type Script = (typeof SCRIPTS)[number];

const PATTERNS = SCRIPTS.map((script) => {
  const letter = script === 'Kana' ? '[\\p{sc=Kana}\\p{sc=Hira}]' : `\\p{sc=${script}}`;
  return [script, lazily(() => new RegExp(letter, 'u'))] as const;
});

/** Most text of Western pages, for which none of these patterns is needed. */
const LATIN = /[A-Za-z\u00AA\u00BA\u00C0-\u00D6\u00D8-\u00F6\u00F8-\u024F]/;
/** Spaces, digits and signs of every script. */
const COMMON = /[\0-@[-`{-\u00A9\u00AB-\u00B9\u00BB-\u00BF\u00D7\u00F7\u2000-\u206F]/;

/** Finds the script of the first letter in the text; undefined if no letter has a known script. */
export function findScript(text: string): Script | undefined {
  for (const character of text) {
    if (LATIN.test(character)) return 'Latn';
    if (COMMON.test(character)) continue;
    const script = PATTERNS.find(([, pattern]) => pattern().test(character));
    if (script) return script[0];
  }
  return undefined;
}

/** Finds the script of most letters in a text. Of two with equal counts, the first to occur wins. */
export function findMainScript(text: string): Script | undefined {
  const counts = new Map<Script, number>();
  for (const character of text) {
    const script = findScript(character);
    if (script) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Languages written in more than one of the scripts above, by what CLDR calls their script. */
const SCRIPTS_OF: Record<string, readonly Script[]> = {
  Jpan: ['Kana', 'Hani'],
  Hrkt: ['Kana'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang', 'Hani'],
};

/** Languages that are also written in scripts other than the one that CLDR names first. */
const OTHER_SCRIPTS: Record<string, readonly Script[]> = {
  aze: ['Cyrl', 'Arab'],
  bos: ['Cyrl'],
  hau: ['Arab'],
  kas: ['Deva'],
  kaz: ['Latn', 'Arab'],
  kir: ['Latn', 'Arab'],
  kur: ['Arab', 'Cyrl'],
  msa: ['Arab'],
  pan: ['Arab'],
  ron: ['Cyrl'],
  snd: ['Deva'],
  srp: ['Latn'],
  tat: ['Latn'],
  tgk: ['Latn', 'Arab'],
  tuk: ['Cyrl', 'Arab'],
  uig: ['Latn', 'Cyrl'],
  urd: ['Deva'],
  uzb: ['Cyrl', 'Arab'],
  zha: ['Hani'],
};

/**
 * Decides whether a language is written in a script. Returns true for a language whose script is unknown.
 *
 * @param language - ISO 639-3 code.
 */
export function isWrittenIn(language: string, script: Script): boolean {
  const name = getMainScript(language);
  if (name === undefined || OTHER_SCRIPTS[language]?.includes(script)) return true;
  return (SCRIPTS_OF[name] ?? [name]).some((known) => known === script);
}

/** Scripts told apart by their letters, as Unicode names them (ISO 15924 codes). */
const SCRIPTS = [
  ['Latn', /\p{Script=Latin}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hani', /\p{Script=Han}/u],
] as const;

export type Script = (typeof SCRIPTS)[number][0];

/** Finds the script of the first letter in the text; undefined when it has none that is known. */
export function findScript(text: string): Script | undefined {
  for (const character of text) {
    const script = SCRIPTS.find(([, pattern]) => pattern.test(character));
    if (script) return script[0];
  }
  return undefined;
}

/** Languages written in more than one of the scripts above, by what CLDR calls their script. */
const SCRIPTS_OF: Record<string, readonly Script[]> = {
  Jpan: ['Kana', 'Hani'],
  Hrkt: ['Kana'],
  Hans: ['Hani'],
  Hant: ['Hani'],
  Kore: ['Hang', 'Hani'],
};

/**
 * Tells whether a language is written in a script. A language whose script is not known might be: true.
 *
 * @param language - ISO 639-3 code.
 */
export function isWrittenIn(language: string, script: Script): boolean {
  const name = getMainScript(language);
  if (name === undefined) return true;
  return (SCRIPTS_OF[name] ?? [name]).some((known) => known === script);
}

function getMainScript(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}

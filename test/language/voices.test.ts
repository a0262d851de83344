import { describe, expect, test } from 'vitest';
import { chooseVoice, listSpoken, listVoices, speaks } from '../../src/language/voices.ts';

interface Told {
  name: string;
  lang: string;
  localService?: boolean;
  default?: boolean;
  voiceURI?: string;
}

const toVoices = (told: readonly Told[]) =>
  told.map((voice) => ({
    localService: true,
    default: false,
    voiceURI: voice.name,
    ...voice,
  })) as SpeechSynthesisVoice[];

const CHROME_ON_WINDOWS = toVoices([
  { name: 'Microsoft Hedda - German (Germany)', lang: 'de-DE', default: true },
  { name: 'Microsoft Zira - English (United States)', lang: 'en-US' },
  { name: 'Microsoft Tracy - Chinese (Traditional, Hong Kong S.A.R.)', lang: 'zh-HK' },
  { name: 'Microsoft Huihui - Chinese (Simplified, PRC)', lang: 'zh-CN' },
  { name: 'Google español', lang: 'es-ES', localService: false },
]);

/** Firefox's names, addresses and order, cut short. */
const FIREFOX_ON_LINUX = toVoices(
  [
    ['Spanish (Latin America)+Jacky', 'es-419'],
    ['Spanish (Spain)+croak', 'es'],
    ['Spanish (Spain)', 'es'],
    ['Norwegian Bokmål+Adam', 'nb'],
    ['Norwegian Bokmål', 'nb'],
    ['Chinese (Mandarin, latin as English)', 'cmn'],
    ['Turkish+Lee', 'tr'],
  ].map(([name = '', lang = '']) => ({
    name,
    lang,
    localService: false,
    voiceURI: `urn:moz-tts:speechd:${encodeURI(name)}?${lang}`,
  })),
);

const MAC = toVoices([
  { name: 'Albert', lang: 'en-US' },
  { name: 'Bad News', lang: 'en-US' },
  { name: 'Grandma (English (US))', lang: 'en-US' },
  { name: 'Samantha', lang: 'en-US' },
  { name: 'Zarvox', lang: 'en-US' },
  { name: 'Flora', lang: 'it-IT' },
  { name: 'Sinji', lang: 'zh-HK' },
]);

describe.each([
  ['Chrome on Windows', CHROME_ON_WINDOWS, 'deu', 'Microsoft Hedda - German (Germany)'],
  ['Chrome on Windows', CHROME_ON_WINDOWS, 'cmn', 'Microsoft Huihui - Chinese (Simplified, PRC)'],
  ['Chrome on Windows', CHROME_ON_WINDOWS, 'cat', undefined],
  ['Chrome on Windows, of the network', CHROME_ON_WINDOWS, 'spa', undefined],
  ['Firefox on Linux', FIREFOX_ON_LINUX, 'spa', 'Spanish (Spain)'],
  ['Firefox on Linux', FIREFOX_ON_LINUX, 'nor', 'Norwegian Bokmål'],
  ['Firefox on Linux', FIREFOX_ON_LINUX, 'cmn', 'Chinese (Mandarin, latin as English)'],
  ['Firefox on Linux', FIREFOX_ON_LINUX, 'tur', 'Turkish+Lee'],
  ['a Mac', MAC, 'eng', 'Samantha'],
  ['a Mac', MAC, 'ita', 'Flora'],
  ['a Mac, nothing better', MAC, 'cmn', 'Sinji'],
  ['Android', toVoices([{ name: 'Español España', lang: 'es_ES' }]), 'spa', 'Español España'],
  ['a browser that has not told them yet', [], 'spa', undefined],
] as const)('%s', (_, voices, language, expected) => {
  test(`reads ${language} aloud with ${expected ?? 'nothing'}`, () => {
    expect(chooseVoice(listVoices(voices, language))?.name).toBe(expected);
    expect(speaks(listSpoken(voices), language)).toBe(expected !== undefined);
  });
});

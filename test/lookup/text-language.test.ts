import { describe, expect, test, vi } from 'vitest';
import { isWrittenIn, type Script } from '../../src/language/script.ts';
import { createDecideLanguage } from '../../src/lookup/decide-language.ts';
import { createTextLanguages, type Detected } from '../../src/lookup/text-language.ts';

const SPANISH = 'Todos los días mi abuelo mira por la ventana.';
/** Too short to detect by its words. */
const SHORT = 'Mi abuelo';
const RUSSIAN = 'Каждый день мой дед смотрит в окно.';
const CHINESE = '我来自中国。';

const sure = (language: string, percentage = 98): Detected => ({
  isReliable: true,
  languages: [
    { language: 'la', percentage: 100 - percentage },
    { language, percentage },
  ],
});

const unsure = (language: string, percentage?: number): Detected => ({
  ...sure(language, percentage),
  isReliable: false,
});

/** Ranks of some Spanish words, for a deck large enough to be nearly complete. */
const RANKS: Record<string, number> = {
  todos: 60,
  los: 3,
  días: 120,
  mi: 30,
  abuelo: 900,
  mira: 400,
  por: 9,
  la: 2,
  ventana: 1100,
};

/** @param learnt - ISO 639-3 codes of the languages that the learner has words from. */
function makeLanguages(detected: Detected | Error | ((text: string) => Detected), learnt: readonly string[] = []) {
  const detect = vi.fn(async (text: string) => {
    if (detected instanceof Error) throw detected;
    return typeof detected === 'function' ? detected(text) : detected;
  });
  const has = async (language: string) => learnt.includes(language);
  const rank = vi.fn(async (words: readonly string[], script: string) =>
    learnt
      .filter((language) => isWrittenIn(language, script as Script))
      .map((language) => {
        const ranks = words.map((word) => (language === 'spa' ? RANKS[word.toLowerCase()] : undefined));
        return { language, cards: language === 'spa' ? 9_000 : 400, ranks };
      }),
  );
  const decide = createDecideLanguage({ has, rank, getDecks: () => learnt });
  const languages = createTextLanguages({ detect, hasWords: has, decide });
  const find = (text: string, offset: number, claimed: string | undefined, readPage = async () => '') =>
    languages.find({ text, offset, claimed, readPage });
  return { detect, rank, languages: { find } };
}

describe('a line that seems to be in a language without cards', () => {
  test.each([
    ['is in the declared one if it is short', 'Update for your Browser', 'deu', sure('en'), 'deu'],
    ['is in the declared one if the browser supposes another', 'Ho un’amica romana.', 'deu', unsure('ro'), 'deu'],
    ['stays in its own if it is longer', SPANISH, 'deu', sure('es'), 'spa'],
    ['stays in its own if the declared one has no cards either', 'Update for your Browser', 'fra', sure('en'), 'eng'],
    ['stays in its own if the declared one has other letters', 'Каждый день', 'deu', sure('ru'), 'rus'],
  ])('%s', async (_, text, claimed, detected, expected) => {
    const { languages } = makeLanguages(detected, ['deu']);
    expect(await languages.find(text, 0, claimed)).toBe(expected);
  });
});

describe('the language of a text', () => {
  test.each([
    ['what the page says', SPANISH, 'spa', sure('en'), 'spa'],
    ['that of a line, whatever the page says', SPANISH, 'eng', sure('es'), 'spa'],
    ['not what the browser takes a short line for', 'an der Polizeistelle', 'deu', sure('en'), 'deu'],
    ['not what the browser only supposes of a few words', 'Aaaa-bbbb. Grüße', 'deu', unsure('so'), 'deu'],
    ['what the browser supposes of more words', 'Waan ku faraxsanahay inaan ku arko', 'deu', unsure('so'), 'som'],
    ['what the page says of a text of two words', SHORT, 'eng', sure('es'), 'eng'],
    ['what the function words tell where the browser cannot', SPANISH, undefined, new Error('no detector'), 'spa'],
    ['Filipino by its function words', 'Hindi ko alam kung ano ang sagot.', 'eng', new Error('no detector'), 'tgl'],
    ['not what the browser takes it for against its words', SPANISH, 'spa', sure('gl'), 'spa'],
    ['what is detected where the page says nothing', SPANISH, undefined, sure('es'), 'spa'],
    ['one code for all spellings of it', CHINESE, undefined, sure('zh-Hant'), 'cmn'],
    ['what is detected where the page is plainly wrong', RUSSIAN, 'eng', sure('ru'), 'rus'],
    ['unknown where the browser is not sure', SHORT, undefined, unsure('es'), undefined],
    ['unknown where much of the text is in another', SHORT, undefined, sure('es', 55), undefined],
    ['unknown where the browser knows none', SHORT, undefined, { isReliable: true, languages: [] }, undefined],
    ['unknown where the browser names no language', SHORT, undefined, sure('und'), undefined],
    ['unknown where what it names has other letters', SHORT, undefined, sure('bg'), undefined],
    ['what its letters tell where page and browser are plainly wrong', RUSSIAN, 'eng', sure('en'), 'rus'],
    ['unknown where the browser cannot tell', SHORT, undefined, new Error('no detector'), undefined],
    ['what the page says of a text without letters', '1984 – 2026', 'deu', sure('en'), 'deu'],
    ['Serbian in Latin letters', 'Svako jutro moj deda gleda kroz prozor.', 'srp', sure('hr'), 'srp'],
    ['Japanese in Han characters', '東京', 'jpn', sure('zh'), 'jpn'],
    ['not Japanese in Latin letters', 'Every morning', 'jpn', sure('en'), 'eng'],
    ['what most letters are in', `${RUSSIAN} (Windows)`, 'rus', sure('en'), 'rus'],
  ])('is %s', async (_, text, claimed, detected, expected) => {
    expect(await makeLanguages(detected).languages.find(text, 0, claimed)).toBe(expected);
  });

  test('is the declared one for a word in its script, regardless of the surrounding text', async () => {
    const { languages } = makeLanguages(sure('en'));
    const text = 'Every morning he asks for 水 and bread.';
    expect(await languages.find(text, text.indexOf('水'), 'jpn')).toBe('jpn');
    expect(await languages.find(text, 0, 'jpn')).toBe('eng');
  });

  test('is unknown for a word in a script that neither the page nor the text around it has', async () => {
    const { languages } = makeLanguages(sure('en'));
    const text = 'Every morning he asks for 水 and bread.';
    expect(await languages.find(text, text.indexOf('水'), 'eng')).toBeUndefined();
    expect(await languages.find(text, text.indexOf('水'), undefined)).toBeUndefined();
    expect(await languages.find(text, 0, 'eng')).toBe('eng');
    const russian = `${RUSSIAN} (Windows)`;
    expect(await languages.find(russian, russian.indexOf('Windows'), 'rus')).toBe('rus');
  });

  test.each([
    ['the likeliest, if the learner has words from it', SPANISH, 0, unsure('es'), ['deu', 'spa'], 'spa'],
    ['none of the other languages', SHORT, 0, unsure('es'), ['deu', 'por'], undefined],
    ['what the browser is sure of, whatever the learner reads', SPANISH, 0, sure('es'), ['por'], 'spa'],
    ['no guess among many', SHORT, 0, unsure('es', 55), ['spa'], undefined],
    ['no guess with other letters', SHORT, 0, unsure('ru'), ['rus'], undefined],
    ['a word in Latin letters among others', '新しいCDを買いました。', 3, unsure('ja', 87), ['jpn', 'eng'], 'jpn'],
    [
      'no word in letters that the guess has not',
      'Every morning he asks for 水.',
      26,
      unsure('en'),
      ['eng'],
      undefined,
    ],
  ])('is, where the browser is unsure, %s', async (_, text, offset, detected, learnt, expected) => {
    expect(await makeLanguages(detected, learnt).languages.find(text, offset, undefined)).toBe(expected);
  });

  test.each([
    // A text, the browser's guesses for it and its page, and the learner's languages.
    ['the page’s, of a heading that nobody is sure of', 'Über uns', unsure('nl'), sure('de'), ['deu'], 'deu'],
    ['the page’s, of a heading that the browser is wrong about', 'Voorwoord', sure('af'), sure('nl'), ['nld'], 'nld'],
    ['the page’s, which has no words, of a heading', 'Me and Once', unsure('gl'), sure('en'), ['spa'], 'eng'],
    ['a heading’s own that the learner reads', 'Libros de cocina', unsure('es'), sure('en'), ['spa'], 'spa'],
    ['a heading’s own that is sure', 'Nuestra historia', sure('es'), sure('fr'), ['spa', 'fra'], 'spa'],
    ['the page’s, of two that the learner reads', 'Nuestra historia', unsure('pt'), sure('es'), ['spa', 'por'], 'spa'],
    ['a sure heading’s where the page’s is unknown', 'Voorwoord', sure('af'), unsure('nl'), ['nld'], 'afr'],
    ['a sentence’s own, whatever the page', `${SPANISH} ${SPANISH}`, sure('es'), sure('de'), ['deu'], 'spa'],
    ['not a page’s in other letters', 'Über uns', unsure('nl'), sure('ru'), ['rus'], undefined],
  ])('is %s', async (_, text, ofText, ofPage, learnt, expected) => {
    const { languages } = makeLanguages((asked) => (asked === text ? ofText : ofPage), learnt);
    const page = ofPage.languages[1]?.language === 'ru' ? RUSSIAN : 'Some sentences of the page.';
    expect(await languages.find(text, 0, undefined, async () => page)).toBe(expected);
  });

  test('does not need the page if the text is long enough', async () => {
    const readPage = vi.fn(async () => SPANISH);
    const { languages } = makeLanguages(sure('es'));
    expect(await languages.find(`${SPANISH} ${SPANISH}`, 0, undefined, readPage)).toBe('spa');
    expect(await languages.find(SPANISH, 0, 'spa', readPage)).toBe('spa');
    expect(readPage).not.toHaveBeenCalled();
  });

  test('is requested from the browser once per text', async () => {
    const { detect, languages } = makeLanguages(sure('es'), ['spa']);
    await languages.find(SPANISH, 0, 'spa');
    await Promise.all([languages.find(SPANISH, 0, undefined), languages.find(SPANISH, 0, undefined)]);
    expect(await languages.find(SPANISH, 0, undefined)).toBe('spa');
    expect(detect).toHaveBeenCalledTimes(1);
  });

  test('is forgotten for texts seen long ago', async () => {
    const { detect, languages } = makeLanguages(sure('es'));
    for (let number = 0; number < 100; number += 1) await languages.find(`${number} ${SHORT}`, 3, undefined);
    await languages.find(`99 ${SHORT}`, 3, undefined);
    expect(detect).toHaveBeenCalledTimes(100);
    await languages.find(`0 ${SHORT}`, 3, undefined);
    expect(detect).toHaveBeenCalledTimes(101);
  });

  test('needs neither words nor the script that weighs them if the browser agrees with the page', async () => {
    const { rank, languages } = makeLanguages(sure('es'), ['spa']);
    expect(await languages.find(SPANISH, 0, 'spa')).toBe('spa');
    expect(rank).not.toHaveBeenCalled();
    await languages.find(SPANISH, 0, 'eng');
    await languages.find(SPANISH, 0, 'eng');
    expect(rank).toHaveBeenCalledTimes(1);
  });

  test('is that of the words in a deck if the browser guesses a language without a deck', async () => {
    const { languages } = makeLanguages(sure('gl'), ['spa', 'por']);
    expect(await languages.find(SPANISH, 0, 'eng')).toBe('spa');
  });

  test.each([
    [
      'a German quotation in French text',
      'Elle a dit : « Ich habe heute leider keine Zeit für dich » et puis rien.',
      'fra',
      'Zeit',
      'deu',
    ],
    [
      'the French text around it',
      'Elle a dit : « Ich habe heute leider keine Zeit für dich » et puis rien.',
      'fra',
      'dit',
      'fra',
    ],
    ['an English comment on a German page', 'I was not at the party and I have no hat for you.', 'deu', 'hat', 'eng'],
    [
      'the language of the second sentence',
      'That is what he said to me. Das ist nicht der Hund, den ich gesehen habe.',
      'eng',
      'Hund',
      'deu',
    ],
    ['a short quotation’s text', 'Elle a dit « Guten Tag » et puis elle est partie avec nous.', 'fra', 'Tag', 'fra'],
  ])('is, of %s, its own', async (_, text, claimed, word, expected) => {
    const isGerman = (asked: string) => /\b(?:ich|das|der)\b/i.test(asked) && !/\b(?:elle|that)\b/i.test(asked);
    const guessed = (asked: string) => sure(isGerman(asked) ? 'de' : /\belle\b/i.test(asked) ? 'fr' : 'en');
    const { languages } = makeLanguages(guessed, ['deu', 'fra']);
    expect(await languages.find(text, text.indexOf(word), claimed)).toBe(expected);
  });

  test.each([
    ['the name of a user', '@die_anna_was_hier', 'anna'],
    ['tags', '#sommer #urlaub #meer', 'sommer'],
    ['a line of code', 'const die = getHaus(user.id); return die;', 'die'],
    ['an address', 'https://example.org/der/die/das?und=oder', 'die'],
    ['numbers', '12.50 km / 3 h, 1984–2026', 'km'],
    ['names', 'Hans Müller, Köln', 'Hans'],
    ['one word', 'Gift', 'Gift'],
    ['two words', 'Die Hard', 'Die'],
  ])('is the page’s declared one for %s, whatever the browser guesses', async (_, text, word) => {
    const { languages } = makeLanguages(sure('de'), ['deu', 'spa']);
    expect(await languages.find(text, text.indexOf(word), 'eng')).toBe('eng');
  });

  test.each([
    [
      'Serbian, of which only Croatian cards are there',
      'Svako jutro moj deda gleda kroz prozor i pije kafu.',
      'sr',
      ['hrv'],
      'hrv',
    ],
    [
      'Serbian that the browser takes for Bosnian',
      'Svako jutro moj deda gleda kroz prozor i pije kafu.',
      'bs',
      ['srp', 'deu'],
      'srp',
    ],
    [
      'Danish, of which only Norwegian cards are there',
      'Hvad er det, du har lavet med mig og ham?',
      'da',
      ['nor'],
      'nor',
    ],
    [
      'Danish that the browser takes for Norwegian',
      'Hvad er det, du har lavet med mig og ham?',
      'nb',
      ['dan', 'swe'],
      'dan',
    ],
  ])('is, of %s, one that its readers understand', async (_, text, guessed, learnt, expected) => {
    expect(await makeLanguages(sure(guessed), learnt).languages.find(text, 0, 'eng')).toBe(expected);
  });
});

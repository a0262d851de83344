import { describe, expect, test } from 'vitest';
import { listGoverningWords } from '../../src/languages/governing-words.ts';

/** As people write them into lists, with the words that they are about. */
const GOVERNING: Record<string, Record<string, string[]>> = {
  deu: {
    'warten auf (Akk)': ['warten'],
    'warten auf + A': ['warten'],
    'denken an': ['denken'],
    'sich freuen auf': ['freuen'],
    'sich interessieren für etw.': ['interessieren'],
    'Angst haben vor + D': ['Angst'],
    'Hunger haben': ['Hunger'],
    'stolz sein auf': ['stolz'],
    'abhängen von': ['abhängen'],
  },
  eng: {
    'be afraid (of sth)': ['afraid'],
    'to be interested in': ['interested'],
    'to be able to': ['able'],
    'depend on': ['depend'],
    'to wait for sb': ['wait'],
    'responsible for': ['responsible'],
    'belong to': ['belong'],
  },
  fra: {
    'penser à': ['penser'],
    "s'occuper de": ['occuper'],
    'avoir peur (de qqch)': ['peur'],
    'être capable de': ['capable'],
    'se souvenir de qqn': ['souvenir'],
  },
  spa: {
    'pensar en': ['pensar'],
    'acordarse de': ['acordarse', 'acordar'],
    'tener miedo a': ['miedo'],
    'estar contento con': ['contento'],
  },
  ita: { 'pensare a': ['pensare'], 'avere paura di': ['paura'], 'occuparsi di qc': ['occuparsi', 'occupare'] },
  por: { 'gostar de': ['gostar'], 'ter medo de': ['medo'], 'pensar em': ['pensar'] },
  nld: { 'wachten op': ['wachten'], 'bang zijn voor': ['bang'], 'houden van iemand': ['houden'] },
  swe: { 'att tänka på': ['tänka'], 'vara rädd för': ['rädd'], 'vänta på ngn': ['vänta'] },
  nor: { 'å vente på': ['vente'], 'være redd for': ['redd'] },
  dan: { 'at vente på': ['vente'], 'være bange for': ['bange'] },
  pol: { 'myśleć o': ['myśleć'], 'interesować się czymś': ['interesować'], 'czekać na kogoś': ['czekać'] },
  rus: { 'думать о + П': ['думать'], 'интересоваться чем': ['интересоваться'], 'ждать кого': ['ждать'] },
};

/** Plain words, words with an article, and phrases that mean something of their own. */
const NONE: Record<string, string[]> = {
  deu: [
    'warten',
    'das Haus',
    'zu Fuß',
    'das Haus am See',
    'das heißt',
    'auf dem Weg sein',
    'sein',
    'haben',
    'aus',
    'von',
  ],
  eng: [
    'look after',
    'look for',
    'give up',
    'to give up',
    'get on',
    'go on',
    'put on',
    'be',
    'to be',
    'of',
    'in front of',
  ],
  fra: ['faire partie de', 'tout de suite', 'être', 'de', 'à', 'la maison'],
  spa: ['tener que', 'por favor', 'ser', 'dar de comer a alguien', 'la casa'],
  ita: ['essere', 'per favore', 'di'],
  por: ['por favor', 'ter', 'de'],
  nld: ['te koop', 'zijn', 'van'],
  swe: ['tycka om', 'vara', 'på'],
  pol: ['być', 'do widzenia', 'na przykład'],
  rus: ['до свидания', 'быть', 'что'],
  jpn: ['気をつける'],
  tur: ['göre'],
};

describe.each(Object.entries(GOVERNING))('in %s', (language, cases) => {
  test.each(Object.entries(cases))('"%s" is about %j', (headword, words) => {
    expect(listGoverningWords(headword, language)).toEqual(words);
  });
});

describe.each(Object.entries(NONE))('in %s', (language, headwords) => {
  test.each(headwords)('"%s" is about no word that governs another', (headword) => {
    expect(listGoverningWords(headword, language)).toEqual([]);
  });
});

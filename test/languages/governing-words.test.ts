import { describe, expect, test } from 'vitest';
import { listGoverningWords } from '../../src/languages/governing-words.ts';

/** As people write them into lists, with the words that they are about. */
const GOVERNING: Record<string, Record<string, string[]>> = {
  deu: {
    'warten auf (Akk)': ['warten'],
    'warten auf + A': ['warten'],
    'denken an etw.': ['denken'],
    'sich freuen auf (+ Akk.)': ['freuen'],
    'sich interessieren für etw.': ['interessieren'],
    'Angst haben vor + D': ['Angst'],
    'stolz sein auf jdn': ['stolz'],
    'abhängen von + D': ['abhängen'],
  },
  eng: {
    'be afraid (of sth)': ['afraid'],
    'to be interested in sth': ['interested'],
    'to be able (to do sth)': ['able'],
    'depend on sth': ['depend'],
    'to wait for sb': ['wait'],
    'belong to someone': ['belong'],
  },
  fra: {
    'penser à qqch': ['penser'],
    "s'occuper de qqn": ['occuper'],
    'avoir peur (de qqch)': ['peur'],
    'être capable (de)': ['capable'],
    'se souvenir de qqn': ['souvenir'],
  },
  spa: {
    'pensar en algo': ['pensar'],
    'acordarse de alguien': ['acordarse', 'acordar'],
    'tener miedo (a)': ['miedo'],
    'estar contento con algo': ['contento'],
  },
  ita: {
    'pensare a qualcosa': ['pensare'],
    'avere paura (di)': ['paura'],
    'occuparsi di qc': ['occuparsi', 'occupare'],
  },
  por: { 'gostar de algo': ['gostar'], 'ter medo (de)': ['medo'], 'pensar em alguém': ['pensar'] },
  nld: { 'wachten op iets': ['wachten'], 'bang zijn (voor)': ['bang'], 'houden van iemand': ['houden'] },
  swe: { 'att tänka på ngt': ['tänka'], 'vara rädd (för)': ['rädd'], 'vänta på ngn': ['vänta'] },
  nor: { 'å vente på noen': ['vente'], 'være redd (for)': ['redd'] },
  dan: { 'at vente på nogen': ['vente'], 'være bange (for)': ['bange'] },
  pol: { 'myśleć o czymś': ['myśleć'], 'interesować się czymś': ['interesować'], 'czekać na kogoś': ['czekać'] },
  rus: { 'думать о + П': ['думать'], 'бояться чего': ['бояться'], 'ждать кого': ['ждать'] },
};

/** Plain words, words with an article, and phrases: of these, text that has one of their words may mean something else. */
const NONE: Record<string, string[]> = {
  deu: [
    'warten',
    'das Haus',
    'zu Fuß',
    'das Haus (am See)',
    'das heißt',
    'Angst haben',
    'warten auf',
    'sein',
    'haben',
    'aus',
  ],
  eng: [
    'look after sb',
    'look for sth',
    'give up',
    'work on',
    'to give sth up',
    'get on with sb',
    'be',
    'of',
    'in front of sth',
  ],
  fra: ['faire partie de qqch', 'tout de suite', 'être', 'de', 'la maison'],
  spa: ['tener que', 'tener que (hacer algo)', 'por favor', 'ser', 'dar de comer a alguien', 'la casa'],
  ita: ['essere', 'per favore', 'di'],
  por: ['por favor', 'ter', 'de'],
  nld: ['te koop', 'zijn', 'van'],
  swe: ['tycka om ngn', 'vara', 'på'],
  pol: ['być', 'do widzenia', 'na przykład'],
  rus: ['до свидания', 'быть', 'что', 'потому что'],
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

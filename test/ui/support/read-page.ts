import type { PageWord, WordClass } from '../../../src/model/page-word.ts';
import type { ReadPage } from '../../../src/model/read-page.ts';
import type { TabReader } from '../../../src/ui/popup/page/page-reader.ts';
import type { FakeCard } from './fake-background.ts';

/** A form as a page's words know it: its class, then the card's word and rank. */
export type Knowledge = Record<string, [WordClass, word?: string, rank?: number, isDoubtful?: 'doubtful']>;

/** A Spanish page as its script reads it. Words that are not named are in no source. */
export function makeReadPage(texts: readonly string[], knowledge: Knowledge, reach = 500): ReadPage {
  const words: PageWord[] = [];
  const blocks = texts.map((text) => ({
    text,
    language: 'spa',
    places: Array.from(text.matchAll(/\p{L}+/gu), ({ 0: form, index }) => {
      const word = toPageWord(knowledge[form] ?? knowledge[form.toLowerCase()]);
      const id = words.findIndex((other) => JSON.stringify(other) === JSON.stringify(word));
      return [index, index + form.length, id < 0 ? words.push(word) - 1 : id];
    }).flat(),
  }));
  return { words, blocks, reach: { 'spa-eng': reach } };
}

function toPageWord([own, word, rank, isDoubtful]: Knowledge[string] = ['none']): PageWord {
  const card = word === undefined ? {} : { card: { pair: 'spa-eng', word, rank } };
  return { class: own, ...card, ...(isDoubtful ? { isDoubtful: true } : {}) };
}

/** A page with four new words, and two sentences with one of them. */
export const TRAIN: [readonly string[], Knowledge] = [
  [
    'El tren nocturno',
    'El tren sale de la estación de madrugada. Marta viaja con su maleta y un billete de ida y vuelta.',
    'En la estación hay trenes.',
  ],
  {
    el: ['known', 'el', 1],
    la: ['known', 'el', 1],
    de: ['known', 'de', 2],
    en: ['known', 'en', 4],
    y: ['known', 'y', 5],
    un: ['known', 'uno', 6],
    su: ['known', 'su', 8],
    con: ['known', 'con', 9],
    hay: ['known', 'haber', 10],
    sale: ['learning', 'salir', 80],
    viaja: ['due', 'viajar', 700],
    Marta: ['name', 'Marta', 3_000],
    tren: ['new', 'tren', 900],
    trenes: ['new', 'tren', 900],
    estación: ['known', 'estación', 950],
    madrugada: ['known', 'madrugada', 2_000],
    maleta: ['new', 'maleta', 2_400],
    billete: ['new', 'billete', 1_900],
    ida: ['ignored', 'ida', 2_100],
    vuelta: ['new', 'vuelta', 600],
  },
];

/** The cards of its new words. */
export const TRAIN_CARDS: FakeCard[] = [
  [600, 'vuelta', ['return', 'turn', 'lap']],
  [900, 'tren', ['train', 'railway']],
  [1_900, 'billete', ['ticket', 'banknote']],
  [2_400, 'maleta', ['suitcase']],
];

/** A reader that gives the page, and remembers the marks that it sends. */
export function makeReader(getPage: () => ReadPage | undefined) {
  const marks: Parameters<TabReader['mark']>[0][] = [];
  const shows: true[] = [];
  const reader: TabReader = {
    async read(onShare) {
      onShare(0.5);
      return getPage();
    },
    async mark(request) {
      marks.push(request);
      return true;
    },
    async show() {
      shows.push(true);
    },
  };
  return { marks, shows, loadReader: async () => reader };
}

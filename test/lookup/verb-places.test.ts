import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

const FRENCH = makeWords('fra', {
  avoir: ['avions', 'a'],
  porter: ['porte', 'portes', 'portent'],
  montrer: ['montre'],
  porte: ['portes'],
  livre: ['livres'],
  livrer: ['livre', 'livres'],
  montre: ['montres'],
  avion: ['avions'],
  été: [],
  être: ['été'],
  lâcher: ['lâche'],
  lâche: [],
});

describe('a word before the looked-up word', () => {
  test.each([
    ['Il |porte un livre.', 'porte: porter (form), porte (word)'],
    ['parce qu’il les |porte', 'porte: porter (form), porte (word)'],
    ['on l’y |porte', 'porte: porter (form), porte (word)'],
    ['Elle ne |montre rien.', 'montre: montrer (form), montre (word)'],
    ['la |porte', 'porte: porte (word), porter (form)'],
    ['Ouvre : |porte', 'porte: porte (word), porter (form)'],
    ['Tu viens, |porte ouverte', 'porte: porte (word), porter (form)'],
    ['les |portes', 'portes: porte (form), porter (form)'],
    ['tu |portes', 'portes: porter (form), porte (form)'],
    ['les |livres', 'livres: livre (form), livrer (form)'],
    ['les |avions', 'avions: avion (form), avoir (form)'],
    ['nous |avions', 'avions: avoir (form), avion (form)'],
    ['cela n’a pas |été dit', 'été: être (form), été (word)'],
    ['en |été', 'été: été (word), être (form)'],
    ['il est |lâche', 'lâche: lâche (word), lâcher (form)'],
  ])('French: %s', (marked, expected) => {
    expect(describeLookup(FRENCH, marked)).toBe(expected);
  });

  test.each<[language: string, cards: Record<string, string[]>, marked: string, expected: string]>([
    ['deu', { wissen: ['weiß'], weiß: [] }, 'Er |weiß es', 'weiß: wissen (form), weiß (word)'],
    ['deu', { wissen: ['weiß'], weiß: [] }, 'ein |weiß', 'weiß: weiß (word), wissen (form)'],
    ['ita', { amare: ['amo'], amo: [] }, 'non lo |amo', 'amo: amare (form), amo (word)'],
    ['ita', { trattare: ['tratta'], tratta: [] }, 'di che si |tratta', 'tratta: trattare (form), tratta (word)'],
    ['por', { gostar: ['gosto'], gosto: [] }, 'eu |gosto', 'gosto: gostar (form), gosto (word)'],
    ['por', { gostar: ['gosto'], gosto: [] }, 'o |gosto', 'gosto: gosto (word), gostar (form)'],
    ['spa', { pasar: ['pasado'], pasado: [] }, 'había |pasado', 'pasado: pasar (form), pasado (word)'],
    ['ita', { fare: ['fatto'], fatto: [] }, 'che hanno già |fatto', 'fatto: fare (form), fatto (word)'],
    ['ita', { notare: ['noto'], noto: [] }, 'è |noto', 'noto: noto (word), notare (form)'],
    ['por', { passar: ['passado'], passado: [] }, 'tinha |passado', 'passado: passar (form), passado (word)'],
    ['spa', { venir: ['vino'], vino: [] }, 'no |vino nadie', 'vino: venir (form), vino (word)'],
    ['spa', { venir: ['vino'], vino: [] }, 'el |vino', 'vino: vino (word), venir (form)'],
    // A language without such a list, and one whose verbs look like other words.
    ['cat', { amar: ['amo'], amo: [] }, 'no |amo', 'amo: amo (word), amar (form)'],
  ])('%s: %j %s', (language, cards, marked, expected) => {
    expect(describeLookup(makeWords(language, cards), marked)).toBe(expected);
  });
});

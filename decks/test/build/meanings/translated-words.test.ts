import { describe, expect, it } from 'vitest';
import type { DeckFileCard } from '../../../../src/library/formats/deck-file.ts';
import {
  createFindCards,
  createReadUnspaced,
  createReadWords,
  indexText,
} from '../../../build/meanings/translated-words.ts';

describe('createFindCards', () => {
  it('prefers the card whose word it is, and leaves out a form of two cards', () => {
    const cards: DeckFileCard[] = [
      ['vino', ['wine']],
      ['venir', ['come'], ['vino', 'ven']],
      ['ver', ['see'], ['ven']],
    ];
    const find = createFindCards(cards, { isUnspaced: false, nounsAreCapitalised: false });
    expect([...find('Vino ven.')]).toEqual([0]);
  });

  it('cuts at an apostrophe if the whole is no word', () => {
    const cards: DeckFileCard[] = [
      ['arbre', ['tree']],
      ["aujourd'hui", ['today']],
    ];
    const find = createFindCards(cards, { isUnspaced: false, nounsAreCapitalised: false });
    expect([...find("L'arbre, aujourd'hui")]).toEqual([0, 1]);
  });

  it('tells German nouns from other words by the capital inside a sentence', () => {
    const cards: DeckFileCard[] = [
      ['essen', ['eat']],
      ['Essen', ['food']],
    ];
    const find = createFindCards(cards, { isUnspaced: false, nounsAreCapitalised: true });
    expect([...find('Wir essen.')]).toEqual([0]);
    expect([...find('Das Essen ist da.')]).toEqual([1]);
  });

  it('takes the longest words where there are no spaces', () => {
    const cards: DeckFileCard[] = [
      ['时', ['time']],
      ['时候', ['time'], ['時候', 'shíhou']],
    ];
    const find = createFindCards(cards, { isUnspaced: true, nounsAreCapitalised: false });
    expect([...find('小时候')]).toEqual([1]);
    expect([...find('時候')]).toEqual([1]);
  });
});

describe('createReadWords', () => {
  it('reads a word whole, and its parts around an apostrophe', () => {
    const read = createReadWords((form) => (form === 'assit' ? ['asseoir'] : [form]));
    expect(read("Elle s'assit.")).toEqual([['elle'], ["s'assit", "s'", 'asseoir']]);
  });
});

describe('createReadUnspaced', () => {
  it('reads the words of a deck', () => {
    const read = createReadUnspaced([
      ['食べる', ['eat'], ['食べて']],
      ['本', ['book']],
    ]);
    expect(read('本を食べて')).toEqual([['本'], ['食べる']]);
  });
});

describe('indexText', () => {
  it('leaves out long paragraphs, and lists a dictionary word once a sentence', () => {
    const find = createFindCards([['Hund', ['dog']]], { isUnspaced: false, nounsAreCapitalised: true });
    const long = Array.from({ length: 60 }, () => 'dog').join(' ');
    const text = indexText(
      [
        { text: 'Der Hund', translation: long },
        { text: 'Der Hund', translation: 'dog’s dog' },
      ],
      find,
      createReadWords((form) => [form]),
    );
    expect(text.lengths).toEqual([2]);
    expect(text.cards.get(0)).toEqual([0]);
    expect(text.translated.get('dog')).toEqual([0]);
  });
});

import { describe, expect, it } from 'vitest';
import { countFirstMeanings, toTranslatedWords } from '../../../measure/text/count-first-meanings.ts';

const noun = (lemma: string) => ({ lemma, tag: 'NOUN' });

describe('toTranslatedWords', () => {
  it('takes the content words of sentences that both languages have', () => {
    const german = new Map([
      ['a', [noun('Haus'), { lemma: 'in', tag: 'ADP' }]],
      ['b', [noun('Hund')]],
      ['c', [noun('Katze')]],
    ]);
    const english = new Map([
      ['a', [noun('House')]],
      ['c', [noun('cat')]],
    ]);
    const words = toTranslatedWords(german, english, () => true);
    expect(words.map(({ lemma }) => lemma)).toEqual(['Haus', 'Katze']);
    expect(words[0]?.translation).toEqual(new Set(['house']));
    expect(toTranslatedWords(german, english, (index) => index === 1).map(({ lemma }) => lemma)).toEqual(['Katze']);
  });
});

describe('countFirstMeanings', () => {
  it('counts words with a card, those with the translator’s meaning, and those with it first', () => {
    const translation = new Set(['look', 'for', 'house']);
    const words = ['buscar', 'casa', 'perro', 'nada'].map((lemma) => ({ lemma, translation }));
    const [first, second] = countFirstMeanings(
      [
        ['buscar', ['to look (for)', 'seek']],
        ['casa', ['home', 'house']],
        ['perro', ['dog']],
      ],
      words,
    );
    expect(first).toEqual({ words: 3, any: 2, first: 1 });
    expect(second).toEqual({ words: 0, any: 0, first: 0 });
  });

  it('finds a Chinese card by its traditional spelling', () => {
    const words = [{ lemma: '時候', translation: new Set(['time']) }];
    expect(countFirstMeanings([['时候', ['time'], ['時候', 'shíhou']]], words)[0]?.first).toBe(1);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type StoredCard, toCardTail } from '../../../src/model/card.ts';
import { packBlocks, toCardBlock } from '../../../src/store/content/blocks.ts';
import { makeAnyDetails } from '../../support/card-details.ts';

function blockOf(cards: readonly StoredCard[]) {
  const [row] = packBlocks('spa-eng/1', cards);
  return toCardBlock(row ?? { cards: '[]' });
}

const CARDS: StoredCard[] = [
  [1, 'año', ['year'], ['años']],
  [12, 'comillas "así"', ['quotes', 'back\\slash', 'line\nbreak']],
  [13, 'casa', []],
  [120, '👨‍👩‍👧', ['family, see [13,'], []],
  [121, 'palabra'.repeat(700), ['],[13,', '[1,"año",["no"]]']],
  [122, 'día', ['day'], [], { genders: ['masculine'], examples: [['Buenos días.', 'Good morning.'], ['El día.']] }],
];

describe('a block', () => {
  test('has its cards', () => {
    expect(blockOf(CARDS).cards).toEqual(CARDS);
  });

  test.each(CARDS)('finds the card of rank %i', (rank) => {
    expect(blockOf(CARDS).find(rank)).toEqual(CARDS.find(([other]) => other === rank));
  });

  test.each([0, 2, 14, 20, 1_201])('finds none of rank %i', (rank) => {
    expect(blockOf(CARDS).find(rank)).toBeUndefined();
  });

  test.each<StoredCard>([
    [1, 'año', ['year']],
    [1, 'año', ['year'], ['años']],
    [1, 'año', ['year'], [], { reading: 'aɲo', genders: ['masculine'], examples: [['Un año.', 'A year.'], ['{"']] }],
  ])('finds a card without parsing the others, which may even be damaged', (...card) => {
    const block = toCardBlock({ cards: `[${JSON.stringify(card)},[2,"ser",["be` });
    expect(block.find(1)).toEqual(card);
    expect(() => block.find(2)).toThrow();
  });

  test('finds its content for any texts', () => {
    const hostile = fc.constantFrom(
      '[1,',
      '],[2,',
      '[3,"x",[]]',
      '"',
      '\\',
      '\\"',
      ',[',
      ']],',
      '\u2028',
      '\ud800',
      'año',
    );
    const text = fc.array(hostile, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(''));
    const texts = fc.array(text, { maxLength: 2 });
    const card = fc.tuple(text, texts, fc.option(texts), fc.option(makeAnyDetails(text)));
    fc.assert(
      fc.property(fc.array(card, { minLength: 1, maxLength: 5 }), (parts) => {
        const cards = parts.map(([word, meanings, forms, details], index): StoredCard => {
          return [index + 1, word, meanings, ...toCardTail(forms ?? [], details ?? {})];
        });
        for (const [rank] of cards) expect(blockOf(cards).find(rank)).toEqual(cards[rank - 1]);
      }),
      { numRuns: 2_000 },
    );
  });
});

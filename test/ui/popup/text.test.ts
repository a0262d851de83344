import { expect, test } from 'vitest';
import { describeNotice } from '../../../src/ui/popup/text.ts';

test.each([
  [{ kind: 'deck-ends', lastRank: 2000 }, 'This deck ends at rank 2,000.'],
  [{ kind: 'deck-starts', firstRank: 1 }, 'This deck starts at rank 1.'],
  [{ kind: 'not-synced-yet', rank: 900, cards: 640 }, 'Rank 900 is not here yet: 640 cards are synced so far.'],
  [{ kind: 'not-synced-yet', rank: 2, cards: 1 }, 'Rank 2 is not here yet: 1 card is synced so far.'],
  [{ kind: 'no-card', asked: 7, shown: 9 }, 'There is no card at rank 7. This is the next one, 9.'],
  [{ kind: 'not-a-rank', typed: 'abc' }, 'Enter a whole number, such as 120.'],
] as const)('%j', (notice, sentence) => {
  expect(describeNotice(notice)).toBe(sentence);
});

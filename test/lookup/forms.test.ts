import { test } from 'vitest';
import { expectShares, expectUsualWords, type Shares } from '../support/inflected-words.ts';

// The long stage measures the larger decks.
test.each<Shares>([['eng-deu', 0.97, 0.02, 0.95, 0.06]])(
  'most inflected words of %s lead to their card, and few to another first',
  (...shares) => expectShares(shares),
);

test.each([['eng-deu', 'minutes minute, means mean, running run, found find']])(
  '%s leads first to %s',
  expectUsualWords,
);

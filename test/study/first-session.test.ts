import { expect, test } from 'vitest';
import { createLearner } from '../../scripts/player/learner.ts';
import { createRandom } from '../../scripts/player/random.ts';
import { beginAt, continueAfter } from '../../src/study/moving-start.ts';

const WORDS = Array.from({ length: 20_000 }, (_, index) => `word ${index + 1}`);
const SESSIONS = 200;
const TAUGHT = 10;

/** Shows new words to simulated learners until each has ten to learn, and asks about the tenth word that was shown. */
function playSessions(knownRank: number, start: number, isMoving: boolean) {
  let toLearn = 0;
  let dismissed = 0;
  for (let seed = 1; seed <= SESSIONS; seed++) {
    const learner = createLearner(createRandom(seed), WORDS, knownRank);
    const shown: boolean[] = [];
    let place = beginAt(start);
    for (let taught = 0; taught < TAUGHT; ) {
      const { rank } = place;
      const isDismissed = learner.knowsAlready(`word ${rank}`, rank);
      shown.push(isDismissed);
      if (!isDismissed) taught += 1;
      place = isMoving ? continueAfter(place, { rank, isDismissed }, WORDS.length) : beginAt(rank + 1);
    }
    if (shown[9] === false) toLearn += 1;
    dismissed += shown.filter(Boolean).length;
  }
  return { toLearn: toLearn / SESSIONS, dismissed: dismissed / SESSIONS };
}

test.each([
  // Known up to about, start, and the least share of sessions whose tenth word is to be learnt.
  [0, 1, 1],
  [200, 300, 0.6],
  [1_000, 1_500, 0.6],
])(
  'a learner who knows half of the words up to rank %i, and starts at %i, mostly learns the tenth',
  (known, start, least) => {
    const fixed = playSessions(known, start, false);
    const moving = playSessions(known, start, true);
    expect(moving.toLearn).toBeGreaterThanOrEqual(least);
    expect(moving.dismissed).toBeLessThanOrEqual(fixed.dismissed);
  },
);

test.each([
  [30, 1],
  [200, 1],
  [600, 1],
  [1_000, 1],
  [600, 300],
  [3_000, 300],
])('a learner who knows half of the words up to rank %i, but starts at %i, soon has words to learn', (known, start) => {
  const fixed = playSessions(known, start, false);
  const moving = playSessions(known, start, true);
  expect(moving.toLearn).toBeGreaterThan(fixed.toLearn);
  expect(moving.toLearn).toBeGreaterThan(0.2);
  expect(moving.dismissed).toBeLessThan(20);
});

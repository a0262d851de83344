import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../scripts/player/random.ts';
import { addChain } from '../../../src/study/fit/gradient.ts';
import { makeModel, type Step, takeStep } from '../../../src/study/fit/model.ts';
import { PUBLISHED } from '../../../src/study/fit/weights.ts';
import { nextMemory, predictRecall } from '../../../src/study/fsrs.ts';

const GRADES = ['again', 'hard', 'good', 'easy'] as const;

function makeChain(seed: number) {
  const random = createRandom(seed);
  return Array.from({ length: 12 }, (_, index) => {
    const elapsed = index === 0 || random() < 0.3 ? 0 : 1 + Math.floor(random() * 60);
    return { grade: 1 + Math.floor(random() * 4), elapsed, at: index, day: index, isBack: false, spentMs: 0 };
  });
}

test('the memory is that of the replay', () => {
  for (let seed = 0; seed < 50; seed++) {
    let step: Step | undefined;
    let memory: ReturnType<typeof nextMemory> | undefined;
    for (const answer of makeChain(seed)) {
      const recall = memory && answer.elapsed > 0 ? predictRecall(memory.stability, answer.elapsed) : 1;
      memory = nextMemory(memory, answer.elapsed, GRADES[answer.grade - 1] ?? 'good');
      step = takeStep(makeModel(PUBLISHED), step, answer);
      expect(step.recall).toBeCloseTo(recall, 5);
      expect(step.nextS / memory.stability).toBeCloseTo(1, 4);
      expect(step.nextD).toBeCloseTo(memory.difficulty, 5);
    }
  }
});

describe('the slope of the loss by each weight', () => {
  test.each([...PUBLISHED.keys()])('weight %i', (index) => {
    for (let seed = 100; seed < 120; seed++) {
      const chain = makeChain(seed);
      // Off the bounds and the published values, at which some branches meet.
      const w = PUBLISHED.map((value, place) => value * (1 + 0.1 * Math.sin(seed + place)) + 0.01);
      const lossAt = (value: number) => {
        const moved = w.map((old, place) => (place === index ? value : old));
        return addChain(makeModel(moved), chain, new Float64Array(21), (place) => 1 + place / 10);
      };
      const gradient = new Float64Array(21);
      addChain(makeModel(w), chain, gradient, (place) => 1 + place / 10);
      const middle = w[index] ?? 0;
      const width = Math.max(1e-6, middle * 1e-6);
      const slope = (lossAt(middle + width) - lossAt(middle - width)) / (2 * width);
      expect(Math.abs((gradient[index] ?? 0) - slope)).toBeLessThan(1e-4 * (1 + Math.abs(slope)));
    }
  });
});

import { clipWeight } from '../../model/weight-bounds.ts';
import { addChain } from './gradient.ts';
import { type Chain, isPredicted } from './history.ts';
import { makeModel } from './model.ts';
import { SPREADS, type Weights } from './weights.ts';

/** The numbers of the reference optimizer. */
const EPOCHS = 5;
const BATCH_ANSWERS = 512;
const RATE = 0.04;
const MOMENTUM = 0.9;
const VARIANCE_MOMENTUM = 0.999;
const TINY = 1e-8;

/** Old answers count a quarter, the newest fully: a memory changes. */
const OLDEST = 0.25;

/** Called after each batch. @param share - Between 0 and 1. */
export type OnProgress = (share: number) => void;

/** A word with the weights of its answers; those that are not predicted have none. */
interface Weighed {
  chain: Chain;
  weights: Float64Array;
  predicted: number;
}

/** Fits all weights, from given ones on. The same answers always give the same weights. */
export function trainWeights(chains: readonly Chain[], start: Weights, onProgress: OnProgress = () => {}): Weights {
  const weighed = weighByAge(chains);
  const total = weighed.reduce((sum, { predicted }) => sum + predicted, 0);
  if (total === 0) return start;
  const adam = createAdam(start, EPOCHS * Math.ceil(total / BATCH_ANSWERS));
  const random = createRandom();
  let best = { weights: start, loss: measure(weighed, start, start, total) };
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    for (const batch of toBatches(shuffle(weighed, random))) {
      adam.step((w, gradient) => {
        const model = makeModel(w);
        let answers = 0;
        for (const { chain, weights, predicted } of batch) {
          addChain(model, chain, gradient, (index) => weights[index] ?? 0);
          answers += predicted;
        }
        addPull(gradient, w, start, answers / total);
      });
      onProgress(adam.share());
    }
    const loss = measure(weighed, adam.weights(), start, total);
    if (loss < best.loss) best = { weights: adam.weights(), loss };
  }
  return best.weights;
}

function weighByAge(chains: readonly Chain[]): Weighed[] {
  const order = chains
    .flatMap((chain, place) =>
      chain.flatMap((answer, index) => (isPredicted(answer) ? [{ place, index, at: answer.at }] : [])),
    )
    .sort((a, b) => a.at - b.at);
  const weighed = chains.map((chain) => ({ chain, weights: new Float64Array(chain.length), predicted: 0 }));
  for (const [age, { place, index }] of order.entries()) {
    const word = weighed[place];
    if (!word) continue;
    word.weights[index] = OLDEST + (1 - OLDEST) * (age / order.length) ** 3;
    word.predicted += 1;
  }
  return weighed.filter(({ predicted }) => predicted > 0);
}

function toBatches(words: readonly Weighed[]): Weighed[][] {
  const batches: Weighed[][] = [[]];
  let answers = 0;
  for (const word of words) {
    if (answers >= BATCH_ANSWERS) {
      batches.push([]);
      answers = 0;
    }
    batches.at(-1)?.push(word);
    answers += word.predicted;
  }
  return batches;
}

/** Pulls the weights to their start, so that few answers change them little. */
function addPull(gradient: Float64Array, w: Weights, start: Weights, share: number): void {
  for (const [index, spread] of SPREADS.entries()) {
    const distance = (w[index] ?? 0) - (start[index] ?? 0);
    gradient[index] = (gradient[index] ?? 0) + (2 * share * distance) / spread ** 2;
  }
}

function measure(words: readonly Weighed[], w: Weights, start: Weights, total: number): number {
  const model = makeModel(w);
  const unused = new Float64Array(w.length);
  const loss = words.reduce(
    (sum, { chain, weights }) => sum + addChain(model, chain, unused, (index) => weights[index] ?? 0),
    0,
  );
  const pull = SPREADS.reduce((sum, spread, index) => sum + (((w[index] ?? 0) - (start[index] ?? 0)) / spread) ** 2, 0);
  return (loss + pull) / total;
}

/** Adam with a rate that falls along a cosine. */
function createAdam(start: Weights, steps: number) {
  const w = [...start];
  const mean = new Float64Array(w.length);
  const variance = new Float64Array(w.length);
  let done = 0;
  return {
    weights: (): Weights => [...w],
    share: () => Math.min(1, done / steps),
    step(fill: (w: Weights, gradient: Float64Array) => void) {
      const gradient = new Float64Array(w.length);
      fill(w, gradient);
      const rate = RATE * 0.5 * (1 + Math.cos((Math.PI * Math.min(done, steps)) / steps));
      done += 1;
      for (const [index, slope] of gradient.entries()) {
        const m = MOMENTUM * (mean[index] ?? 0) + (1 - MOMENTUM) * slope;
        const v = VARIANCE_MOMENTUM * (variance[index] ?? 0) + (1 - VARIANCE_MOMENTUM) * slope ** 2;
        mean[index] = m;
        variance[index] = v;
        const move = m / (1 - MOMENTUM ** done) / (Math.sqrt(v / (1 - VARIANCE_MOMENTUM ** done)) + TINY);
        w[index] = clipWeight((w[index] ?? 0) - rate * move, index);
      }
    },
  };
}

/** Random numbers, the same each time: a linear congruential generator. */
function createRandom(): () => number {
  let state = 2_463_534_242;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other] as Item, shuffled[last] as Item];
  }
  return shuffled;
}

import { type Chain, isPredicted } from './history.ts';
import {
  EASY,
  firstDifficulty,
  gradeFactor,
  highestAfterLapse,
  lossOf,
  lossSlope,
  type Model,
  recallBase,
  type Step,
  stabilityAfterLapse,
  takeStep,
} from './model.ts';

/** Slopes of the loss by weight, added up over many answers. */
export type Gradient = Float64Array;

/** Slopes of the loss by stability and difficulty. */
interface Slopes {
  s: number;
  d: number;
}

const add = (gradient: Gradient, index: number, value: number) => {
  gradient[index] = (gradient[index] ?? 0) + value;
};

/**
 * Adds the loss of a word's predictions to the gradient: once forward through its answers, then back through the same formulas.
 *
 * @param weighOf - How much the prediction of an answer counts, by its place in the chain.
 * @returns The loss.
 */
export function addChain(model: Model, chain: Chain, gradient: Gradient, weighOf: (index: number) => number): number {
  const steps: Step[] = [];
  let loss = 0;
  for (const [index, answer] of chain.entries()) {
    const step = takeStep(model, steps.at(-1), answer);
    if (index > 0 && isPredicted(answer)) loss += weighOf(index) * lossOf(step.recall, step.grade > 1);
    steps.push(step);
  }
  let slopes: Slopes = { s: 0, d: 0 };
  for (let index = steps.length - 1; index > 0; index--) {
    const step = steps[index];
    if (step) slopes = goBack(model, step, slopes, gradient, weighOf(index));
  }
  const [first] = steps;
  if (first) endBack(model, first, slopes, gradient);
  return loss;
}

/** The first answer. */
function endBack({ w }: Model, { grade, nextS, nextD }: Step, after: Slopes, gradient: Gradient): void {
  if (w[grade - 1] === nextS) add(gradient, grade - 1, after.s);
  if (nextD <= 1 || nextD >= 10) return;
  add(gradient, 4, after.d);
  add(gradient, 5, -after.d * (grade - 1) * Math.exp((grade - 1) * (w[5] ?? 0)));
}

/** From the slopes after an answer to those before it. */
function goBack(model: Model, step: Step, after: Slopes, gradient: Gradient, weight: number): Slopes {
  const before: Slopes = { s: 0, d: backDifficulty(model, step, after.d, gradient) };
  if (step.elapsed === 0) {
    before.s = backSameDay(model, step, after.s, gradient);
    return before;
  }
  const back = step.grade === 1 ? backLapse : backRecall;
  const recallSlope = weight * lossSlope(step.recall, step.grade > 1) + back(model, step, after.s, gradient, before);
  before.s += backCurve(model, step, recallSlope, gradient);
  return before;
}

function backDifficulty({ w }: Model, { grade, d, nextD }: Step, slope: number, gradient: Gradient): number {
  if (nextD <= 1 || nextD >= 10) return 0;
  const [, , , , , w5 = 0, w6 = 0, w7 = 0] = w;
  const damped = ((grade - 3) * (10 - d)) / 9;
  add(gradient, 7, slope * (firstDifficulty(w, EASY) - (d - w6 * damped)));
  add(gradient, 4, slope * w7);
  add(gradient, 5, -slope * w7 * 3 * Math.exp(3 * w5));
  add(gradient, 6, -slope * (1 - w7) * damped);
  return slope * (1 - w7) * (1 + (w6 * (grade - 3)) / 9);
}

/** @returns The slope by the stability before. */
function backSameDay({ w }: Model, { grade, s, nextS }: Step, slope: number, gradient: Gradient): number {
  if (nextS === s) return slope;
  const [w17 = 0, w18 = 0, w19 = 0] = w.slice(17, 20);
  const grown = slope * nextS;
  add(gradient, 17, grown * (grade - 3 + w18));
  add(gradient, 18, grown * w17);
  add(gradient, 19, -grown * Math.log(s));
  return (grown * (1 - w19)) / s;
}

/** @returns The slope by the chance of recall. */
function backLapse({ w }: Model, step: Step, slope: number, gradient: Gradient, before: Slopes): number {
  const { s, d, recall } = step;
  const fallen = stabilityAfterLapse(w, step);
  const highest = highestAfterLapse(w, s);
  if (highest <= fallen) {
    add(gradient, 17, -slope * highest * (w[18] ?? 0));
    add(gradient, 18, -slope * highest * (w[17] ?? 0));
    before.s += (slope * highest) / s;
    return 0;
  }
  const [w11 = 0, w12 = 0, w13 = 0, w14 = 0] = w.slice(11, 15);
  const power = (s + 1) ** w13;
  const part = slope * fallen;
  add(gradient, 11, part / w11);
  add(gradient, 12, -part * Math.log(d));
  add(gradient, 13, (part * power * Math.log(s + 1)) / (power - 1));
  add(gradient, 14, part * (1 - recall));
  before.d -= (part * w12) / d;
  before.s += (part * w13 * power) / ((s + 1) * (power - 1));
  return -part * w14;
}

/** @returns The slope by the chance of recall. */
function backRecall({ w }: Model, step: Step, slope: number, gradient: Gradient, before: Slopes): number {
  const { s, d, recall, grade } = step;
  const [, , , , , , , , , w9 = 0, w10 = 0] = w;
  const power = Math.exp((1 - recall) * w10);
  const plain = slope * s * recallBase(w, step);
  const base = plain * gradeFactor(w, grade);
  const gain = base * (power - 1);
  add(gradient, 8, gain);
  add(gradient, 9, -gain * Math.log(s));
  add(gradient, 10, base * (1 - recall) * power);
  if (grade === 2) add(gradient, 15, plain * (power - 1));
  if (grade === EASY) add(gradient, 16, plain * (power - 1));
  before.d -= gain / (11 - d);
  before.s += slope + (gain * (1 - w9)) / s;
  return -base * w10 * power;
}

/** The forgetting curve. @returns The slope by the stability before. */
function backCurve(model: Model, { elapsed, s, recall }: Step, slope: number, gradient: Gradient): number {
  const decay = model.w[20] ?? 0;
  const age = elapsed / s;
  const base = 1 + model.factor * age;
  add(gradient, 20, slope * recall * (-Math.log(base) - (decay * age * model.factorSlope) / base));
  return (slope * decay * model.factor * recall * age) / (base * s);
}

import type { Score } from '../../model/memory.ts';
import { type Chain, isPredicted } from './history.ts';
import { lossOf, makeModel, type Step, takeStep } from './model.ts';
import type { Weights } from './weights.ts';

/** A prediction and what happened. */
export interface Prediction {
  /** Predicted chance of recall. */
  recall: number;
  isRecalled: boolean;
  at: number;
  elapsed: number;
  /** Answers after a night so far, and lapses among them. */
  answers: number;
  lapses: number;
}

/** Predicts each answer from those before it. @param from - Instant of the first answer to predict. */
export function predictAll(chains: readonly Chain[], weights: Weights, from = Number.NEGATIVE_INFINITY): Prediction[] {
  const model = makeModel(weights);
  const found: Prediction[] = [];
  for (const chain of chains) {
    let step: Step | undefined;
    let answers = 0;
    let lapses = 0;
    for (const answer of chain) {
      step = takeStep(model, step, answer);
      if (!isPredicted(answer)) continue;
      const { at, elapsed, grade } = answer;
      answers += 1;
      if (at >= from) found.push({ recall: step.recall, isRecalled: grade > 1, at, elapsed, answers, lapses });
      if (grade === 1) lapses += 1;
    }
  }
  return found;
}

export const lossesOf = (predictions: readonly Prediction[]): number[] =>
  predictions.map(({ recall, isRecalled }) => lossOf(recall, isRecalled));

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export function scorePredictions(predictions: readonly Prediction[]): Score {
  return { logLoss: meanOf(lossesOf(predictions)), calibration: measureCalibration(predictions) };
}

/** The groups of the public benchmark: by days, answers and lapses, each on a logarithmic scale. */
function measureCalibration(predictions: readonly Prediction[]): number {
  const groups = new Map<string, { answers: number; predicted: number; recalled: number }>();
  const place = (value: number, base: number) => (value > 0 ? Math.floor(Math.log(value) / Math.log(base)) : -1);
  for (const { recall, isRecalled, elapsed, answers, lapses } of predictions) {
    const key = `${place(elapsed, 3.62)} ${place(answers, 1.89)} ${place(lapses, 1.73)}`;
    const group = groups.get(key) ?? { answers: 0, predicted: 0, recalled: 0 };
    group.answers += 1;
    group.predicted += recall;
    group.recalled += isRecalled ? 1 : 0;
    groups.set(key, group);
  }
  const squares = [...groups.values()].map(({ answers, predicted, recalled }) => (predicted - recalled) ** 2 / answers);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / Math.max(1, predictions.length));
}

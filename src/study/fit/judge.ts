import type { Decline, Fitted, Verdict } from '../../model/memory.ts';
import { roundWeights } from '../../model/weight-bounds.ts';
import { dropUnusual, fitFirst } from './first-stabilities.ts';
import { type Chain, cutChains, listPredicted, type PastAnswer } from './history.ts';
import { lossesOf, meanOf, type Prediction, predictAll, scorePredictions } from './score.ts';
import { type OnProgress, trainWeights } from './train.ts';
import type { Weights } from './weights.ts';

/** Answers after a night from which the four first stabilities are fitted, and from which all weights are. */
export const FIRST_ANSWERS = 100;
export const FULL_ANSWERS = 1_000;

/** Share of the answers that the fit sees before it is judged by the others. */
const SEEN_SHARE = 0.8;
/** A schedule needs several days to show a memory. */
const FEWEST_DAYS = 7;
/** Above this share of answers with a clock that went back, days mean nothing. */
const MOST_BACK = 0.05;

/** Fits weights to a memory, and judges whether they predict its newest answers better than the current ones. */
export function judgeFit(chains: readonly Chain[], current: Weights, onProgress: OnProgress = () => {}): Verdict {
  const predicted = listPredicted(chains);
  const answers = predicted.length;
  const declined = findDecline(chains, predicted);
  const cut = predicted[Math.floor(answers * SEEN_SHARE)]?.at;
  if (declined !== undefined || cut === undefined) return { declined: declined ?? 'few-answers', answers };
  const isFull = answers >= FULL_ANSWERS;
  const seen = cutChains(chains, cut);
  const before = predictAll(chains, current, cut);
  const candidates = fitBoth(seen, isFull, (share) => onProgress(share / 2)).map((fit) => {
    return { isFull: fit.isFull, predictions: predictAll(chains, fit.weights, cut) };
  });
  const [best] = candidates.toSorted((a, b) => costOf(a.predictions) - costOf(b.predictions));
  if (!best) return { declined: 'few-days', answers };
  const weights = fitBoth(chains, best.isFull, (share) => onProgress((1 + share) / 2)).find(
    (fit) => fit.isFull === best.isFull,
  )?.weights;
  const fitted: Fitted = {
    weights: [...(weights ?? current)],
    isFull: best.isFull,
    tested: before.length,
    before: scorePredictions(before),
    after: scorePredictions(best.predictions),
    isBetter: weights !== undefined && isBetter(before, best.predictions),
  };
  return { answers, fitted };
}

function findDecline(chains: readonly Chain[], predicted: readonly PastAnswer[]): Decline | undefined {
  const all = chains.flat();
  const days = new Set(all.map(({ day }) => day)).size;
  if (all.filter(({ isBack }) => isBack).length > all.length * MOST_BACK) return 'clock';
  if (all.length >= FIRST_ANSWERS && days < FEWEST_DAYS) return 'few-days';
  if (predicted.length < FIRST_ANSWERS) return 'few-answers';
  const lapses = predicted.filter(({ grade }) => grade === 1).length;
  return lapses === 0 || lapses === predicted.length ? 'one-rating' : undefined;
}

/** The four first stabilities alone, and all weights if there are answers enough. */
function fitBoth(chains: readonly Chain[], isFull: boolean, onProgress: OnProgress) {
  const first = fitFirst(chains);
  if (!first) return [];
  const fits = [{ isFull: false, weights: roundWeights(first) }];
  if (isFull) fits.push({ isFull, weights: roundWeights(trainWeights(dropUnusual(chains), first, onProgress)) });
  return fits;
}

const costOf = (predictions: readonly Prediction[]) => meanOf(lossesOf(predictions));

/** Whether the mean gain is larger than its own standard error. @param after - Of the same answers, in the same order. */
function isBetter(before: readonly Prediction[], after: readonly Prediction[]): boolean {
  const losses = lossesOf(after);
  const gains = lossesOf(before).map((loss, index) => loss - (losses[index] ?? loss));
  const mean = meanOf(gains);
  const error = Math.sqrt(meanOf(gains.map((gain) => (gain - mean) ** 2)) / Math.max(1, gains.length));
  return mean > error;
}

import { toAppError } from '../app-error.ts';
import type { MemoryAnswer, MemoryReport, MemoryRequest, ReportRequest } from '../model/memory.ts';
import type { Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import { listWeights } from '../model/weights.ts';
import { createRespelling } from '../store/study/caches/respelling.ts';
import { measureHabits } from '../study/fit/habits.ts';
import { examineHealth } from '../study/fit/health.ts';
import { type Chain, listChains, listPredicted } from '../study/fit/history.ts';
import { FIRST_ANSWERS, judgeFit } from '../study/fit/judge.ts';
import { PUBLISHED } from '../study/fit/weights.ts';
import { expectWork } from '../study/fit/workload.ts';
import { replay } from '../study/replay.ts';
import { readPiece } from '../takeout/backup-text.ts';
import { createLog } from '../takeout/log.ts';

/** Creates what answers the requests of one page: it reads the log once. @param onProgress - Told of the share of a fit that is done. */
export function createMemoryAnswers(onProgress: (share: number) => void): (request: MemoryRequest) => MemoryAnswer {
  const log = createLog();
  return (request) => {
    try {
      if ('report' in request) return { report: makeReport([...log.read()], request.report, onProgress) };
      log.add(readPiece(request.backup, request.isLast).ops);
      return { entries: log.count() };
    } catch (thrown) {
      const { code, message } = toAppError(thrown);
      return { error: { code, message } };
    }
  };
}

/** @param ops - Those that are not undone, in their order. */
export function makeReport(
  ops: readonly Op[],
  { pair, respelt, day, goals }: ReportRequest,
  onProgress: (share: number) => void = () => undefined,
): MemoryReport {
  const respelling = createRespelling(respelt);
  const chains = listChains(ops, respelling);
  const past = ops.filter((op) => op.kind === 'weights');
  const adopted = listWeights(past);
  const weights = adopted[pair] ?? PUBLISHED;
  const pairs = choosePairs(pair, chains);
  const shared = pairs.flatMap((other) => chains.get(other) ?? []);
  const adoptedAt = adopted[pair] && past.findLast((op) => op.pairs.includes(pair))?.at;
  const own = chains.get(pair) ?? [];
  const cards = replay(ops, undefined, respelling, adopted).cards.filter(
    (card) => card.pair === pair && (card.queue === 'review' || card.queue === 'learning'),
  );
  return {
    pairs,
    verdict: judgeFit(shared, weights, onProgress),
    adoptedAt,
    since: listPredicted(shared).filter(({ at }) => at > (adoptedAt ?? 0)).length,
    goals: expectWork(goals, { weights, habits: measureHabits(own), cards, day }),
    words: cards.length,
    health: examineHealth(own, weights, cards),
  };
}

/** A pair with too few answers shares weights with all others of that kind. */
function choosePairs(pair: PairId, chains: ReadonlyMap<PairId, readonly Chain[]>): PairId[] {
  const isSmall = (other: PairId) => listPredicted(chains.get(other) ?? []).length < FIRST_ANSWERS;
  if (!isSmall(pair)) return [pair];
  return [pair, ...[...chains.keys()].filter((other) => other !== pair && isSmall(other)).sort()];
}

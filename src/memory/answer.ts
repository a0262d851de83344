import { toAppError } from '../app-error.ts';
import type { MemoryAnswer, MemoryReport, MemoryRequest } from '../model/memory.ts';
import type { Op } from '../model/op.ts';
import type { PairId } from '../model/pair.ts';
import { listWeights } from '../model/weights.ts';
import { createRespelling } from '../store/study/caches/respelling.ts';
import { type Chain, listChains, listPredicted } from '../study/fit/history.ts';
import { FIRST_ANSWERS, judgeFit } from '../study/fit/judge.ts';
import { PUBLISHED } from '../study/fit/weights.ts';
import { readPiece } from '../takeout/backup-text.ts';
import { createLog } from '../takeout/log.ts';

/** Creates what answers the requests of one page: it reads the log once. @param onProgress - Told of the share of a fit that is done. */
export function createMemoryAnswers(onProgress: (share: number) => void): (request: MemoryRequest) => MemoryAnswer {
  const log = createLog();
  return (request) => {
    try {
      if ('report' in request) {
        const { pair, respelt } = request.report;
        const chains = listChains(log.read(), createRespelling(respelt));
        return { report: makeReport(pair, chains, log.read(), onProgress) };
      }
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
  pair: PairId,
  chains: ReadonlyMap<PairId, readonly Chain[]>,
  ops: Iterable<Op>,
  onProgress: (share: number) => void = () => undefined,
): MemoryReport {
  const past = [...ops].filter((op) => op.kind === 'weights');
  const current = listWeights(past)[pair];
  const adoptedAt = current && past.findLast(({ pairs }) => pairs.includes(pair))?.at;
  const pairs = choosePairs(pair, chains);
  const own = pairs.flatMap((other) => chains.get(other) ?? []);
  const since = listPredicted(own).filter(({ at }) => at > (adoptedAt ?? 0)).length;
  return { pairs, verdict: judgeFit(own, current ?? PUBLISHED, onProgress), adoptedAt, since };
}

/** A pair with too few answers shares weights with all others of that kind. */
function choosePairs(pair: PairId, chains: ReadonlyMap<PairId, readonly Chain[]>): PairId[] {
  const isSmall = (other: PairId) => listPredicted(chains.get(other) ?? []).length < FIRST_ANSWERS;
  if (!isSmall(pair)) return [pair];
  return [pair, ...[...chains.keys()].filter((other) => other !== pair && isSmall(other)).sort()];
}

import type { FindShadowRoot } from '../shadow.ts';
import { type TextRun, walkRuns } from './text-runs.ts';

/** Longest work before the page has its turn. */
const MAX_TURN_MS = 8;
const MAX_WAIT_MS = 100;

/** Lists the runs of the whole document in reading order. */
export async function listRuns(findShadowRoot: FindShadowRoot): Promise<TextRun[]> {
  const runs: TextRun[] = [];
  const root = document.body ?? document.documentElement;
  const onRun = (run: TextRun) => void runs.push(run);
  const finds = { onRun, onShadowRoot: () => undefined, onUndefined: () => undefined };
  let turnAt = performance.now();
  for (const _ of walkRuns(root, findShadowRoot, finds)) {
    if (performance.now() - turnAt < MAX_TURN_MS) continue;
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: MAX_WAIT_MS }));
    turnAt = performance.now();
  }
  return runs;
}

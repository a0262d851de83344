import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { readTimes, toProjectPath } from './times.mjs';

/**
 * Runs the longest files first, by the times of the last run: a long one that begins last runs on alone. Files without
 * a time come in Vitest's order, before the others. Files with a page come last, because a worker is reused only for a
 * file with the same environment; otherwise all modules load again.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const times = readTimes();
    const toMs = ({ moduleId }: TestSpecification) => times[toProjectPath(moduleId)]?.ms ?? Number.POSITIVE_INFINITY;
    const hasPage = ({ moduleId }: TestSpecification) => readFileSync(moduleId, 'utf8').includes('@vitest-environment');
    const sorted = (await super.sort(files)).toSorted((a, b) => {
      const [before, after] = [toMs(a), toMs(b)];
      return before === after ? 0 : after - before;
    });
    return [...sorted.filter((file) => !hasPage(file)), ...sorted.filter(hasPage)];
  }
}

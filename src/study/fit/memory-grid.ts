import type { Step } from './model.ts';

/** What is expected of a word after an answer, for each number of days that are left. */
export interface MemoryGrid {
  /** Expected recalled and forgotten answers in the days that are left. */
  find(step: Pick<Step, 'nextS' | 'nextD'>, left: number): readonly [number, number];
  /** The same for an answer that is one of several. @param left - Days that are left after it. */
  expect(branches: readonly GridBranch[], left: number): [number, number];
}

interface GridBranch {
  share: number;
  isLapse: boolean;
  after: Pick<Step, 'nextS' | 'nextD'>;
}

/** Stabilities on a logarithmic scale, and difficulties. Between the points the values are even enough. */
const LOWEST = 0.05;
const STABILITIES = 110;
const RATIO = 1.1;
const DIFFICULTIES = 37;
const DIFFICULTY_STEP = 0.25;
const POINTS = STABILITIES * DIFFICULTIES;

/** A memory between four points, with their parts. */
interface Place {
  point: number;
  parts: readonly [number, number, number, number];
}

/**
 * Computes a grid from its end: what is expected in so many days follows from what is expected in fewer.
 *
 * @param ask - How long a word waits after an answer, and what may happen then.
 */
export function createMemoryGrid(
  days: number,
  ask: (step: Step) => { wait: number; branches: GridBranch[] },
): MemoryGrid {
  /** By recalled or forgotten, day and point. */
  const values = [0, 1].map(() => new Float64Array((days + 1) * POINTS)) as [Float64Array, Float64Array];
  const read = (kind: 0 | 1, { point, parts: [a, b, c, d] }: Place, day: number) => {
    const all = values[kind];
    const at = day * POINTS + point;
    const low = a * (all[at] ?? 0) + b * (all[at + 1] ?? 0);
    return low + c * (all[at + DIFFICULTIES] ?? 0) + d * (all[at + DIFFICULTIES + 1] ?? 0);
  };
  const sum = (branches: readonly LocatedBranch[], left: number): [number, number] => {
    if (left < 0) return [0, 0];
    const day = Math.min(days, left);
    let [recalled, forgotten] = [0, 0];
    for (const { share, isLapse, place } of branches) {
      recalled += share * (read(0, place, day) + (isLapse ? 0 : 1));
      forgotten += share * (read(1, place, day) + (isLapse ? 1 : 0));
    }
    return [recalled, forgotten];
  };
  const asked = listPoints().map((step) => {
    const { wait, branches } = ask(step);
    return { wait, branches: branches.filter(({ share }) => share > 0).map(toLocated) };
  });
  for (let day = 1; day <= days; day++) {
    for (const [point, { wait, branches }] of asked.entries()) {
      const [recalled, forgotten] = sum(branches, day - wait);
      values[0][day * POINTS + point] = recalled;
      values[1][day * POINTS + point] = forgotten;
    }
  }
  return {
    find: (step, left) => {
      const place = locate(step);
      return [read(0, place, Math.min(days, left)), read(1, place, Math.min(days, left))];
    },
    expect: (branches, left) => sum(branches.map(toLocated), left),
  };
}

const listPoints = (): Step[] =>
  Array.from({ length: POINTS }, (_, point) => {
    const nextS = LOWEST * RATIO ** Math.floor(point / DIFFICULTIES);
    const nextD = 1 + (point % DIFFICULTIES) * DIFFICULTY_STEP;
    return { grade: 3, elapsed: 0, s: nextS, d: nextD, recall: 1, nextS, nextD };
  });

interface LocatedBranch {
  share: number;
  isLapse: boolean;
  place: Place;
}

const toLocated = ({ share, isLapse, after }: GridBranch): LocatedBranch => ({ share, isLapse, place: locate(after) });

function locate({ nextS, nextD }: Pick<Step, 'nextS' | 'nextD'>): Place {
  const [s, sPart] = split(Math.log(Math.max(LOWEST, nextS) / LOWEST) / Math.log(RATIO), STABILITIES);
  const [d, dPart] = split((nextD - 1) / DIFFICULTY_STEP, DIFFICULTIES);
  const parts = [(1 - sPart) * (1 - dPart), (1 - sPart) * dPart, sPart * (1 - dPart), sPart * dPart] as const;
  return { point: s * DIFFICULTIES + d, parts };
}

/** The point below a place, and the part of the way to the next one. */
function split(place: number, points: number): [number, number] {
  const within = Math.min(Math.max(0, place), points - 1.000001);
  const point = Math.floor(within);
  return [point, within - point];
}

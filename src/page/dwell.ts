import type { HoverSettings } from '../messaging/hover.ts';
import type { PageSettings } from './page-settings.ts';

/**
 * A pointer that has not moved for longer than a frame rests: the look-up is sent, and an arrival is confirmed. A
 * pointer that only turns around on a word moves in every frame and shows nothing.
 */
export const SETTLE_MS = 18;
/** Part of the dwell that the slowing of an arriving pointer stands for. */
const SLOWING_MS = 62;

/** Calls back when the pointer has not moved for long enough, which depends on how it came. A later wait replaces it. */
export type WhenStill = (toStillMs: (isArrival: boolean) => number, done: () => void) => void;

/**
 * Time without movement before a card shows.
 *
 * @param dwellMs - The learner's setting.
 * @param isArrival - Whether the stop ends a movement towards something.
 */
export function toStillMs(dwellMs: number, isArrival: boolean): number {
  return isArrival ? Math.max(Math.min(dwellMs, SETTLE_MS), dwellMs - SLOWING_MS) : dwellMs;
}

/**
 * Waits until a pointer has rested long enough for its card to show. It never rejects.
 *
 * @param isAllowed - Whether a rest may make a look-up. It is asked only if the settings were not known when the pointer came to rest.
 * @returns Whether the card may show.
 */
export async function waitForDwell(
  settings: Pick<PageSettings, 'known' | 'get'>,
  isAllowed: (settings: HoverSettings) => boolean,
  whenStill: WhenStill,
): Promise<boolean> {
  const { known } = settings;
  const chosen = known ?? (await settings.get().catch(() => undefined));
  if (!chosen || (!known && !isAllowed(chosen))) return false;
  // A held key says what the dwell would.
  if (chosen.trigger !== 'rest') return true;
  const { dwellMs } = chosen;
  await new Promise<void>((resolve) => whenStill((isArrival) => toStillMs(dwellMs, isArrival), resolve));
  return true;
}

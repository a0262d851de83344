import type { HoverSettings } from '../messaging/hover.ts';
import type { PageSettings } from './page-settings.ts';

/** Standing still so long, a pointer that moved was not reported for more than a frame: it rests, and the look-up is sent. */
export const SETTLE_MS = 18;
/** A card comes no sooner, however soon the answer does: a pointer that only slows down makes none flash up. */
const SHORTEST_DWELL_MS = 24;

/**
 * Waits as long as a pointer that has come to rest must stay before its card shows. It never rejects.
 *
 * @param isAllowed - Whether a rest may make a look-up. It is asked only if the settings were not known when the pointer came to rest.
 * @returns Whether the card may show.
 */
export async function waitForDwell(
  view: Window,
  settings: Pick<PageSettings, 'known' | 'get'>,
  isAllowed: (settings: HoverSettings) => boolean,
): Promise<boolean> {
  const startedAt = view.performance.now();
  const { known } = settings;
  const chosen = known ?? (await settings.get().catch(() => undefined));
  if (!chosen || (!known && !isAllowed(chosen))) return false;
  const dwellMs = Math.max(chosen.dwellMs, SHORTEST_DWELL_MS) - SETTLE_MS;
  const leftMs = dwellMs - (view.performance.now() - startedAt);
  if (leftMs > 0) await new Promise<void>((resolve) => view.setTimeout(resolve, leftMs));
  return true;
}

import { type BrowserKind, type ExtensionBrowser, type LaunchOptions, launch } from '../scripts/browser/launch.ts';

/** A browser whose clock tells fractions of a millisecond: Firefox's is coarse for what scripts could learn from a finer one. */
export function launchToMeasure(kind: BrowserKind, options: LaunchOptions = {}): Promise<ExtensionBrowser> {
  return launch(kind, { ...options, preferences: { 'privacy.reduceTimerPrecision': false } });
}

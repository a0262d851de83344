import type { BrowserKind, ExtensionBrowser } from '../scripts/browser/extension-browser.ts';
import { type LaunchOptions, launch } from '../scripts/browser/launch.ts';

/** Starts a browser with a precise clock: Firefox rounds time by default, so that scripts cannot learn from it. */
export function launchToMeasure(kind: BrowserKind, options: LaunchOptions = {}): Promise<ExtensionBrowser> {
  return launch(kind, { ...options, preferences: { 'privacy.reduceTimerPrecision': false } });
}

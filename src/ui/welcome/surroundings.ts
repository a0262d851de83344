import { toPrintedKeys } from '../shared/shortcut.ts';

/** Facts about the browser. */
export interface Surroundings {
  /** Browsers hide extension buttons in different ways. */
  browser: 'chrome' | 'edge' | 'firefox' | 'android';
  /** Whether Wayword's button is in the toolbar; undefined if the browser does not report it. */
  isPinned: boolean | undefined;
  /** Keys as labelled on keyboards; undefined if there are none. */
  lookUpKey: string | undefined;
  nextWordKey: string | undefined;
}

/** The parts of `browser` that are needed. Some browsers lack some of them. */
export interface BrowserParts {
  runtime: { getPlatformInfo(): Promise<{ os: string }> };
  action: { getUserSettings?(): Promise<{ isOnToolbar?: boolean }> };
  commands?: { getAll(): Promise<{ name?: string; shortcut?: string }[]> };
}

/** @param userAgent - Distinguishes Edge from Chrome, which install the same package. */
export async function findSurroundings(
  { runtime, action, commands }: BrowserParts,
  userAgent: string,
): Promise<Surroundings> {
  const [platform, settings, keys] = await Promise.all([
    runtime.getPlatformInfo(),
    action.getUserSettings?.(),
    commands?.getAll(),
  ]);
  const findKey = (wanted: string) => {
    const shortcut = keys?.find(({ name }) => name === wanted)?.shortcut;
    return shortcut ? toPrintedKeys(shortcut) : undefined;
  };
  return {
    browser: nameBrowser(platform.os, userAgent),
    isPinned: settings?.isOnToolbar,
    lookUpKey: findKey('look-up'),
    nextWordKey: findKey('next-word'),
  };
}

function nameBrowser(os: string, userAgent: string): Surroundings['browser'] {
  if (os === 'android') return 'android';
  if (/ Firefox\//.test(userAgent)) return 'firefox';
  return / Edg\//.test(userAgent) ? 'edge' : 'chrome';
}

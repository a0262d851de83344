import { toPrintedKeys } from '../shared/shortcut.ts';

/** What the page tells of the browser around it. */
export interface Surroundings {
  /** Each hides its buttons in its own way. */
  browser: 'chrome' | 'edge' | 'firefox' | 'android';
  /** Whether Wayword's button is in the toolbar; undefined where the browser does not tell. */
  isPinned: boolean | undefined;
  /** Keys as they are printed on keyboards; undefined where there are none. */
  lookUpKey: string | undefined;
  nextWordKey: string | undefined;
}

/** The parts of `browser` that tell. Some browsers lack some of them. */
export interface BrowserParts {
  runtime: { getPlatformInfo(): Promise<{ os: string }> };
  action: { getUserSettings?(): Promise<{ isOnToolbar?: boolean }> };
  commands?: { getAll(): Promise<{ name?: string; shortcut?: string }[]> };
}

/** @param userAgent - Tells Edge from Chrome, which install the same package. */
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

/** Systems of which the interface knows where voices are added. */
export const SYSTEMS = ['windows', 'mac', 'linux', 'android', 'chromeOs', 'other'] as const;
export type System = (typeof SYSTEMS)[number];

/** What browsers say about the system; Firefox has no `userAgentData`. */
export interface SystemFacts {
  userAgent: string;
  userAgentData?: { platform: string } | undefined;
}

/** Android and ChromeOS also name Linux, on which they are built. */
const NAMES: readonly (readonly [RegExp, System])[] = [
  [/android/i, 'android'],
  [/\bcros\b|chrome ?os|chromium os/i, 'chromeOs'],
  [/windows/i, 'windows'],
  [/mac ?os|macintosh/i, 'mac'],
  [/linux/i, 'linux'],
];

export function findSystem({ userAgent, userAgentData }: SystemFacts): System {
  const find = (text: string) => NAMES.find(([name]) => name.test(text))?.[1];
  return find(userAgentData?.platform ?? '') ?? find(userAgent) ?? 'other';
}

import { browser } from 'wxt/browser';

/** What the browser tells of itself and of its room for us. */
export interface AboutHost {
  version: string;
  userAgent: string;
  /** Undefined where the browser does not tell. */
  estimate(): Promise<{ usage?: number; quota?: number } | undefined>;
  isPersisted(): Promise<boolean>;
  /** @returns Whether the browser has agreed. */
  persist(): Promise<boolean>;
}

export const pageHost: AboutHost = {
  get version() {
    return browser.runtime.getManifest().version;
  },
  get userAgent() {
    return navigator.userAgent;
  },
  estimate: async () => navigator.storage?.estimate(),
  isPersisted: async () => (await navigator.storage?.persisted()) ?? false,
  persist: async () => (await navigator.storage?.persist()) ?? false,
};

/** Names of browsers as their user agents write them, the special ones before those whose names they carry as well. */
const BROWSERS = [
  { token: 'Edg', name: 'Edge' },
  { token: 'OPR', name: 'Opera' },
  { token: 'Firefox', name: 'Firefox' },
  { token: 'Chrome', name: 'Chrome' },
] as const;

/** `… Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0` → "Edge 141"; undefined for a browser without a known name. */
export function nameBrowser(userAgent: string): string | undefined {
  for (const { token, name } of BROWSERS) {
    const [, version] = new RegExp(`${token}/(\\d+)`).exec(userAgent) ?? [];
    if (version !== undefined) return `${name} ${version}`;
  }
  return undefined;
}

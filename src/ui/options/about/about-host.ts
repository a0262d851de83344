import { browser } from 'wxt/browser';

/** Facts about the browser and its storage quota. */
export interface AboutHost {
  version: string;
  userAgent: string;
  /** Undefined if the browser does not report it. */
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

/** Browser names in user agents. Derived browsers come before those whose names they also contain. */
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

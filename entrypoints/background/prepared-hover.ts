import { browser } from 'wxt/browser';
import type { HoverSettings } from '../../src/messaging/hover.ts';
import { isOwnPage, type Sender } from '../../src/messaging/sender.ts';
import type { Settings, SiteSettings } from '../../src/settings/settings.ts';
import { toSite } from '../../src/settings/site.ts';
import type { LookupStore } from '../../src/store/lookup-store.ts';
import { readPrepared } from '../../src/store/study/prepared.ts';

/** The part of the answer to `hover.settings` that all sites share. The services prepare it, and the first script answers with it. */
export interface PreparedHover extends Omit<HoverSettings, 'isOff' | 'language' | 'isKeySite'> {
  sites: Settings['hover']['sites'];
}

/** Describes the input of prepared settings: the build, the browser's languages and the stored choices. */
export function describeOrigin(stored: unknown): string {
  return JSON.stringify([browser.runtime.getManifest().version, navigator.languages, stored ?? null]);
}

/** @returns undefined if nothing was prepared from what is stored now. */
export async function readHoverSettings(store: LookupStore, sender: Sender): Promise<HoverSettings | undefined> {
  const { stored, origin, prepared } = await readPrepared(store);
  if (prepared === undefined || origin !== describeOrigin(stored)) return undefined;
  return toHoverSettings(JSON.parse(prepared) as PreparedHover, sender);
}

export function toHoverSettings({ sites, ...shared }: PreparedHover, sender: Sender): HoverSettings {
  const site = findSite(sender);
  const choices: SiteSettings = site !== undefined && Object.hasOwn(sites, site) ? (sites[site] ?? {}) : {};
  const { isOff = false, language, keys: isKeySite = false } = choices;
  return { ...shared, isOff, language, isKeySite };
}

/** The site of the extension's own page that can be hovered. No host is written with a capital. */
const OWN_SITE = 'Wayword';

/** The site that a hovering page belongs to. */
export function findSite(sender: Sender): string | undefined {
  return isOwnPage(sender) ? OWN_SITE : toSite(sender.tab?.url);
}

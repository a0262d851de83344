import { MAX_SITES, type Settings, type SiteSettings } from './settings.ts';

/**
 * Returns the site of a page: its host without `www.`, or the scheme (`file:`) of a page without a host.
 *
 * @param url - Address of the tab; undefined if the browser hides it.
 * @returns `undefined` without an address.
 */
export function toSite(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { hostname, protocol } = new URL(url);
  return hostname.replace(/^www\./, '') || protocol;
}

export function getSite({ hover }: Settings, site: string | undefined): SiteSettings {
  return site !== undefined && Object.hasOwn(hover.sites, site) ? (hover.sites[site] ?? {}) : {};
}

/**
 * Parses a typed site: a host, or the address of one of its pages.
 *
 * @returns `undefined` for text that is not a site.
 */
export function parseSite(typed: string): string | undefined {
  const text = typed.trim();
  const url = /^[a-z][\w+.-]*:(\/\/|$)/i.test(text) ? text : `https://${text}`;
  return /\s/.test(text) ? undefined : toSite(url);
}

/** A change for a site; `null` removes a setting. */
export interface SiteChange {
  isOff?: boolean | undefined;
  language?: string | null | undefined;
  keys?: boolean | undefined;
  noHistory?: boolean | undefined;
  /** `null`: as on all sites. */
  marks?: boolean | null | undefined;
  captions?: boolean | undefined;
}

/** @returns All sites, with the changed one last. A site without any own setting is left out. */
export function changeSites(
  sites: Settings['hover']['sites'],
  site: string,
  { isOff, language, keys, noHistory, marks, captions }: SiteChange,
): Settings['hover']['sites'] {
  const { [site]: before = {}, ...others } = sites;
  const after: SiteSettings = { ...before };
  if (isOff !== undefined) after.isOff = isOff || undefined;
  if (language !== undefined) after.language = language ?? undefined;
  if (keys !== undefined) after.keys = keys || undefined;
  if (noHistory !== undefined) after.noHistory = noHistory || undefined;
  if (marks !== undefined) after.marks = marks ?? undefined;
  if (captions !== undefined) after.captions = captions || undefined;
  if (Object.values(after).every((choice) => choice === undefined)) return others;
  return Object.fromEntries([...Object.entries(others), [site, after] as const].slice(-MAX_SITES));
}

/** Longest stored address. A longer one is not stored, because a part of it leads nowhere. */
const MAX_ADDRESS_LENGTH = 2_000;

/** The address of a page without query, fragment and name of a user, any of which may be personal; undefined for a file. */
export function toAddress(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { protocol, origin, pathname } = new URL(url);
  const address = `${origin}${pathname}`;
  return /^https?:$/.test(protocol) && address.length <= MAX_ADDRESS_LENGTH ? address : undefined;
}

import type { Settings } from './settings.ts';

/** Pages as the browser matches them. */
export interface MarkedPages {
  /** Empty where no page is marked. */
  matches: string[];
  excludeMatches: string[];
}

interface MarkChoices extends Pick<Settings, 'hover'> {
  marks: Pick<Settings['marks'], 'everywhere'>;
}

/** Lists the pages whose words are marked. */
export function listMarkedPages({ marks, hover }: MarkChoices): MarkedPages {
  const sites = Object.entries(hover.sites);
  const wanted = sites.filter(([, site]) => site.marks === true && !site.isOff);
  const unwanted = sites.filter(([, site]) => site.marks === false || site.isOff);
  const toPatterns = (listed: typeof sites) => listed.flatMap(([site]) => toPattern(site));
  return marks.everywhere
    ? { matches: ['<all_urls>'], excludeMatches: toPatterns(unwanted) }
    : { matches: toPatterns(wanted), excludeMatches: [] };
}

/** Lists the pages whose films pause while their captions are looked up. */
export function listCaptionPages({ hover }: Pick<Settings, 'hover'>): MarkedPages {
  const sites = Object.entries(hover.sites).filter(([, site]) => site.captions === true && !site.isOff);
  return { matches: sites.flatMap(([site]) => toPattern(site)), excludeMatches: [] };
}

/** A site is a host without `www.`, or a scheme. The browser refuses all patterns if one of them has no valid host. */
function toPattern(site: string): string[] {
  if (site === 'file:') return ['file:///*'];
  if (!/^[a-z\d][a-z\d.-]*$/.test(site)) return [];
  const isAddress = /\.?\d+$/.test(site);
  return [site, ...(isAddress ? [] : [`www.${site}`])].map((host) => `*://${host}/*`);
}

import { AppError } from '../../../src/app-error.ts';
import type { SiteView } from '../../../src/messaging/hover.ts';
import { isOwnPage, type Sender } from '../../../src/messaging/sender.ts';
import type { Settings } from '../../../src/settings/settings.ts';
import { getSite } from '../../../src/settings/site.ts';
import { changeSettings, changeSite, readSettings } from '../../../src/settings/stored-settings.ts';
import { listDecks } from '../../../src/store/content/sources.ts';
import type { Store } from '../../../src/store/store.ts';
import { loadIntoFrame } from '../../background/load-into-frame.ts';
import { findSite } from '../../background/prepared-hover.ts';
import type { HandlerParts, HandlersOf } from './handler-parts.ts';

/** Answers messages about settings, and about what hovers in pages. */
export function createSettingsHandlers({
  store,
  changes,
  marks,
}: HandlerParts): HandlersOf<'settings' | 'hover' | 'marks'> {
  return {
    'settings.get': () => readSettings(store),
    async 'settings.put'({ change }) {
      const settings = await changeSettings(store, change);
      changes.settings.emit(settings);
      return settings;
    },

    'hover.more': (_, sender) => loadIntoFrame('hover-actions.js', sender),
    'hover.pieces': (_, sender) => loadIntoFrame('hover-pieces.js', sender),
    'hover.frame': ({ frameId }, { tab }) => loadIntoFrame('card-frame.js', { tab, frameId }),
    'marks.begin': (_, sender) => marks.begin(sender),
    'marks.count': (_, sender) => marks.count(sender),
    'hover.site': async ({ site }, sender) => toSiteView(store, await readSettings(store), nameSite(site, sender)),
    async 'hover.changeSite'({ site: named, ...change }, sender) {
      const site = nameSite(named, sender);
      const settings = await changeSite(store, site, change);
      changes.settings.emit(settings);
      return toSiteView(store, settings, site);
    },
  };
}

async function toSiteView(store: Store, settings: Settings, site: string): Promise<SiteView> {
  const own = getSite(settings, site);
  const {
    isOff = false,
    language,
    keys = false,
    noHistory = false,
    marks = settings.marks.everywhere,
    captions = false,
  } = own;
  const hasHistory = settings.history.isOn ? !noHistory : undefined;
  const languages = new Map((await listDecks(store)).map(({ from }) => [from.iso639_3, from]));
  const choices = { isOff, language, isKeySite: keys, hasHistory, hasMarks: marks, hasCaptions: captions };
  return { site, ...choices, languages: [...languages.values()] };
}

/** A content script speaks of its own tab's site, whatever it says. */
function nameSite(named: string | undefined, sender: Sender): string {
  const site = (isOwnPage(sender) ? named : undefined) ?? findSite(sender);
  if (site === undefined) throw new AppError('bad-request', 'Expected a site, got none.');
  return site;
}

import { type ReadonlySignal, signal } from '@preact/signals';
import { type ErrorCode, toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { SiteView } from '../../messaging/hover-views.ts';
import type { SiteChange } from '../../settings/site.ts';

/** What holds for the site in the tab that the popup was opened over. */
export interface SiteModel {
  /** Undefined over a page that no content script runs in, and until the background has answered. */
  view: ReadonlySignal<SiteView | undefined>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  load(): Promise<void>;
  change(change: SiteChange): Promise<void>;
}

/** @param findSite - Names the site in the tab that is in front; see `toSite`. */
export function createSiteModel(send: Send, findSite: () => Promise<string | undefined>): SiteModel {
  const view = signal<SiteView | undefined>(undefined);
  const problem = signal<ErrorCode | undefined>(undefined);

  const ask = async (request: Promise<SiteView>) => {
    try {
      view.value = await request;
      problem.value = undefined;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
    }
  };

  return {
    view,
    problem,
    async load() {
      const site = await findSite();
      if (site !== undefined) await ask(send('hover.site', { site }));
    },
    async change(change) {
      const site = view.value?.site;
      if (site !== undefined) await ask(send('hover.changeSite', { site, ...change }));
    },
  };
}

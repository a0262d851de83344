import { type ReadonlySignal, signal } from '@preact/signals';
import { toAppError } from '../../app-error.ts';
import type { Send } from '../../messaging/client.ts';
import type { SiteView } from '../../messaging/hover.ts';
import type { ErrorCode } from '../../model/error-code.ts';
import type { SiteChange } from '../../settings/site.ts';

/** Settings of the site behind the popup. */
export interface SiteModel {
  /** Undefined on a page without a content script, and until the background has answered. */
  view: ReadonlySignal<SiteView | undefined>;
  /** Whether the page behind the popup cannot run a content script. */
  isClosed: ReadonlySignal<boolean>;
  problem: ReadonlySignal<ErrorCode | undefined>;
  load(): Promise<void>;
  change(change: SiteChange): Promise<void>;
}

/**
 * Finds the site of the active tab (see `toSite`): null for a page closed to extensions, undefined if there is no such tab.
 */
export type FindSite = () => Promise<string | null | undefined>;

export function createSiteModel(send: Send, findSite: FindSite): SiteModel {
  const view = signal<SiteView | undefined>(undefined);
  const isClosed = signal(false);
  const problem = signal<ErrorCode | undefined>(undefined);

  const attempt = async (action: () => Promise<void>) => {
    try {
      await action();
      problem.value = undefined;
    } catch (thrown) {
      problem.value = toAppError(thrown).code;
    }
  };

  return {
    view,
    isClosed,
    problem,
    load: () =>
      attempt(async () => {
        const site = await findSite();
        isClosed.value = site === null;
        if (typeof site === 'string') view.value = await send('hover.site', { site });
      }),
    change: (change) =>
      attempt(async () => {
        const site = view.value?.site;
        if (site !== undefined) view.value = await send('hover.changeSite', { site, ...change });
      }),
  };
}

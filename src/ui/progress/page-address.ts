import { isPairId, type PairId } from '../../model/pair.ts';

export const PROGRESS_VIEWS = ['statistics', 'check', 'held'] as const;
export type ProgressView = (typeof PROGRESS_VIEWS)[number];

/** Deck and view in the page's address, for reloads and bookmarks. */
export interface PageAddress {
  /** Undefined if missing or invalid in the address. */
  find(): { view: ProgressView | undefined; pair: PairId | undefined };
  save(view: ProgressView, pair: PairId | undefined): void;
}

export function createPageAddress(
  location: Pick<Location, 'search'>,
  history: Pick<History, 'replaceState'>,
): PageAddress {
  return {
    find() {
      const search = new URLSearchParams(location.search);
      const pair = search.get('deck');
      return {
        view: PROGRESS_VIEWS.find((view) => view === search.get('view')),
        pair: isPairId(pair) ? pair : undefined,
      };
    },
    save(view, pair) {
      const search = new URLSearchParams({ view, ...(pair === undefined ? {} : { deck: pair }) });
      history.replaceState(null, '', `?${search}`);
    },
  };
}

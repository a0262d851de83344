import type { PageActions } from './hover-parts.ts';

/** The second part of the content script, which is loaded on first use. */
export interface ActionsLoader {
  /** Undefined until it has been loaded. */
  readonly loaded: PageActions | undefined;
  /** Does something with it, now or once it is loaded. Where it cannot be loaded, as in a frame that lets no script in, nothing is done. */
  use(work: (actions: PageActions) => void): void;
  /** Leaves nothing of it behind. */
  stop(): void;
}

/** @param load - Is called again by the next use after a failure. */
export function createActionsLoader(load: () => Promise<PageActions>): ActionsLoader {
  let loading: Promise<PageActions> | undefined;
  let loaded: PageActions | undefined;
  const start = async () => {
    loaded = await load();
    return loaded;
  };
  return {
    get loaded() {
      return loaded;
    },
    use(work) {
      loading ??= start();
      loading.then(work, () => {
        loading = undefined;
      });
    },
    stop() {
      loading?.then(
        (actions) => actions.stop(),
        () => {},
      );
      loading = undefined;
    },
  };
}

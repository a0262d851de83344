import type { More } from './core.ts';

/** The second part of the content script, which is loaded on first use. */
export interface MoreLoader {
  /** Undefined until it has been loaded. */
  readonly loaded: More | undefined;
  /** Does something with it, now or once it is loaded. Where it cannot be loaded, as in a frame that lets no script in, nothing is done. */
  use(work: (more: More) => void): void;
  /** Leaves nothing of it behind. */
  stop(): void;
}

/** @param load - Is called again by the next use after a failure. */
export function createMoreLoader(load: () => Promise<More>): MoreLoader {
  let loading: Promise<More> | undefined;
  let loaded: More | undefined;
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
        (more) => more.stop(),
        () => {},
      );
      loading = undefined;
    },
  };
}

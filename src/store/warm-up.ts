import { splitSources } from './content/cache/content-cache.ts';
import { getDirectory } from './content/cache/directories.ts';
import { queryDecks } from './content/read/deck-queries.ts';
import type { LookupStore } from './lookup-store.ts';

/**
 * Opens both databases and reads the rows that every look-up needs first, while the browser is still delivering the message that woke the
 * background. A failure here is left to the look-up, which reads the rows itself.
 */
export function warmUp({ contentConnection, cache, definitions }: LookupStore): void {
  cache.ahead = queryDecks(contentConnection, async (queries) => {
    const [sources, stored] = await Promise.all([queries.sources(), queries.directories()]);
    cache.sources = splitSources(sources);
    await Promise.all(sources.map((source) => getDirectory(cache, queries, source, stored)));
  })
    .catch(() => undefined)
    .finally(() => {
      cache.ahead = undefined;
    });
  definitions.get().catch(() => undefined);
}

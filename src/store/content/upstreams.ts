import type { Reader } from '../reader.ts';
import { readFrom } from '../reads.ts';
import { withStorageErrors } from '../storage-errors.ts';
import type { Store } from '../store.ts';
import type { UpstreamRow } from './content-database.ts';

/** The server that decks are synced from, with the learner's key. The row never leaves the background. */
export function findUpstream({ contentReads }: Reader): Promise<UpstreamRow | undefined> {
  return withStorageErrors(() => readFrom(contentReads, 'upstreams', (table) => table.get('upstream')));
}

export async function putUpstream(store: Store, upstream: Omit<UpstreamRow, 'id'>): Promise<void> {
  await withStorageErrors(() => store.content.upstreams.put({ id: 'upstream', ...upstream }));
}

export function removeUpstream(store: Store): Promise<void> {
  return withStorageErrors(() => store.content.upstreams.delete('upstream'));
}

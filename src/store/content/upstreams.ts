import { readFrom } from '../connection.ts';
import type { LookupStore } from '../lookup-store.ts';
import type { Store } from '../store.ts';
import type { UpstreamRow } from './content-database.ts';

/** The server from which decks sync, with the learner's key. The row never leaves the background. */
export function findUpstream({ contentConnection }: LookupStore): Promise<UpstreamRow | undefined> {
  return readFrom(contentConnection, 'upstreams', (table) => table.get('upstream'));
}

export async function putUpstream(store: Store, upstream: Omit<UpstreamRow, 'id'>): Promise<void> {
  await store.content.read((tables) => tables.upstreams.put({ id: 'upstream', ...upstream }));
}

export function removeUpstream(store: Store): Promise<void> {
  return store.content.read((tables) => tables.upstreams.delete('upstream'));
}

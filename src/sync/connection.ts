import { AppError } from '../app-error.ts';
import type { ContractClient } from '../contract/client.ts';
import type { HttpServer } from '../contract/http-transport.ts';
import { parseAddress, parseKey } from '../contract/server-address.ts';
import type { UpstreamSummary } from '../model/sync.ts';
import type { UpstreamRow } from '../store/content/content-database.ts';
import { findUpstream, putUpstream, removeUpstream } from '../store/content/upstreams.ts';
import type { Store } from '../store/store.ts';

/** The connection to the server of decks. There is at most one. */
export interface ServerConnection {
  /** Without the key. */
  find(): Promise<UpstreamSummary | undefined>;
  /**
   * Requests the server's languages and, if it answers, stores address and key. A failed attempt changes nothing.
   *
   * @throws {AppError} `address-invalid`, `address-insecure`, `key-missing`, `key-invalid`, `permission-needed`, or errors of the client.
   */
  connect(input: { address: string; key: string }): Promise<UpstreamSummary>;
  /** Removes address and key. Decks stay. */
  disconnect(): Promise<void>;
}

/** @param mayReach - Whether the extension has permission for this address. */
export function createConnection(
  store: Store,
  clientFor: (server: HttpServer) => ContractClient,
  mayReach: (address: string) => Promise<boolean>,
  now: () => number,
): ServerConnection {
  return {
    async find() {
      const upstream = await findUpstream(store);
      return upstream && toSummary(upstream);
    },
    async connect(input) {
      const address = parseAddress(input.address);
      const key = parseKey(input.key);
      if (!(await mayReach(address))) {
        throw new AppError('permission-needed', `Expected the browser's permission to reach ${address}, got none.`);
      }
      const languages = await clientFor({ baseUrl: address, key }).languages();
      const upstream = { address, key, languages, connectedAt: now() };
      await putUpstream(store, upstream);
      return toSummary(upstream);
    },
    disconnect: () => removeUpstream(store),
  };
}

function toSummary({ address, languages, connectedAt }: Omit<UpstreamRow, 'id'>): UpstreamSummary {
  return { address, languages, connectedAt };
}

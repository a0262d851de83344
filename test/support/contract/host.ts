import type { ContractReply } from '../../../src/contract/reply.ts';
import type { LanguageReference } from '../../../src/model/language.ts';
import type { LanguagePair } from '../../../src/model/pair.ts';

/** A deck in its source, however the host stores it: a file, database rows, an object. */
export interface WorldDeck {
  from: LanguageReference;
  to: LanguageReference;
  /** Ascending by rank, at least one. */
  cards: readonly WorldCard[];
  /** `next` of the last card as the source returned it; only with the feature `synced-decks`. */
  endNext?: number;
  /** False for a deck whose sync is incomplete; only with the feature `synced-decks`. */
  isComplete?: boolean;
}

export interface WorldCard {
  rank: number;
  word: string;
  meanings: readonly string[];
}

/**
 * Optional features of a host. Their rules are tested only on hosts that have them.
 *
 * - `any-rank`: serves decks whose ranks have gaps or do not start at 1
 * - `synced-decks`: has decks that were, or still are being, copied from another server
 * - `definitions`: stores the user's own definitions
 * - `methods`: is asked with HTTP methods and headers
 * - `keys`: requires a key
 */
export type HostFeature = 'any-rank' | 'synced-decks' | 'definitions' | 'methods' | 'keys';

/** A server of the contract that the suite can start with decks of its choice. */
export interface ContractHost {
  features: readonly HostFeature[];
  start(decks: readonly WorldDeck[]): Promise<RunningHost>;
}

export interface RunningHost {
  /** With the feature `keys`: one that the host accepts. */
  key?: string;
  /** @param path - Path and query, sent unchanged, with the key if the host requires one. */
  get(path: string): Promise<ContractReply>;
  /** With the feature `methods`. */
  send?(path: string, request: HttpRequest): Promise<HttpReply>;
  /** With the feature `definitions`. */
  putDefinition?(pair: LanguagePair, word: string, text: string): Promise<void>;
  /** With the feature `definitions`. */
  removeDefinition?(pair: LanguagePair, word: string): Promise<void>;
  stop(): Promise<void>;
}

export interface HttpRequest {
  method?: string;
  /** Replaces the contract's own headers. */
  headers?: Record<string, string>;
  body?: string;
}

export interface HttpReply extends ContractReply {
  /** By lower-case name. */
  headers: Record<string, string>;
}

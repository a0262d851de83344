import type { ContractReply } from '../../../src/contract/reply.ts';
import type { LanguageReference } from '../../../src/model/language.ts';
import type { LanguagePair } from '../../../src/model/pair.ts';

/** A deck as its source has it, whatever the host then makes of it: a file, rows of a database, an object. */
export interface WorldDeck {
  from: LanguageReference;
  to: LanguageReference;
  /** Ascending by rank, at least one. */
  cards: readonly WorldCard[];
  /** `next` of the last card as the source gave it; only with the feature `synced-decks`. */
  endNext?: number;
  /** False for a deck whose sync has not reached its end; only with the feature `synced-decks`. */
  isComplete?: boolean;
}

export interface WorldCard {
  rank: number;
  word: string;
  meanings: readonly string[];
}

/**
 * What only some hosts can do. Rules about it are tested on those alone.
 *
 * - `any-rank`: serves decks whose ranks have gaps or do not start at 1
 * - `synced-decks`: knows decks that were, or still are being, copied from another server
 * - `definitions`: keeps the user's own definitions
 * - `methods`: is asked with HTTP methods and headers
 * - `keys`: asks for a key
 */
export type HostFeature = 'any-rank' | 'synced-decks' | 'definitions' | 'methods' | 'keys';

/** A server of the contract that the suite can start with decks of its choice. */
export interface ContractHost {
  features: readonly HostFeature[];
  start(decks: readonly WorldDeck[]): Promise<RunningHost>;
}

export interface RunningHost {
  /** With the feature `keys`: one that the host takes. */
  key?: string;
  /** @param path - Path and query, sent as they are, with whatever else the host asks for (its key). */
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
  /** In place of the contract's own headers. */
  headers?: Record<string, string>;
  body?: string;
}

export interface HttpReply extends ContractReply {
  /** By lower-case name. */
  headers: Record<string, string>;
}

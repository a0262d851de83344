import { Agent } from 'node:http';
import { type ReferenceApiOptions, startReferenceApi } from '../../../src/server/api/server.ts';
import type { ContractHost, RunningHost, WorldDeck } from './host.ts';
import { sendHttp } from './http-request.ts';
import { makeDeckFile } from './make-deck-file.ts';
import { createMemorySource } from './memory-source.ts';

/** The reference API over HTTP as in production: with deck files, in which a card's rank is its position. */
export const deckFilesHost: ContractHost = {
  features: ['methods', 'keys'],
  start: (decks) => startOverHttp({ decks: decks.map(toDeckFile) }),
};

/** The reference API over HTTP with a source that supports more than deck files. */
export const anySourceHost: ContractHost = {
  features: ['any-rank', 'synced-decks', 'definitions', 'methods', 'keys'],

  async start(decks) {
    const source = createMemorySource(decks);
    return {
      ...(await startOverHttp({ source })),
      putDefinition: async (pair, word, text) => source.putDefinition(pair, word, text),
      removeDefinition: async (pair, word) => source.removeDefinition(pair, word),
    };
  },
};

async function startOverHttp(options: ReferenceApiOptions): Promise<RunningHost & Required<Pick<RunningHost, 'send'>>> {
  const api = await startReferenceApi(options);
  const agent = new Agent({ keepAlive: true });
  const contractHeaders = { authorization: `Api-Key ${api.key}`, 'content-type': 'application/json' };
  const send: RunningHost['send'] = (path, { headers = contractHeaders, ...request }) =>
    sendHttp(api.address, path, { headers, ...request }, agent);
  return {
    key: api.key,
    get: (path) => send(path, {}),
    send,
    async stop() {
      agent.destroy();
      await api.close();
    },
  };
}

function toDeckFile({ from, to, cards }: WorldDeck) {
  return makeDeckFile({ from, to, cards: cards.map(({ word, meanings }) => [word, [...meanings]]) });
}

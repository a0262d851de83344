import { createHandler } from '../../../src/contract/handler.ts';
import type { ContractHost } from './host.ts';
import { createMemorySource } from './memory-source.ts';

/** The handler called directly over a source in memory. */
export const handlerHost: ContractHost = {
  features: ['any-rank', 'synced-decks', 'definitions', 'methods'],

  async start(decks) {
    const source = createMemorySource(decks);
    const handle = createHandler(source);
    const send = async (path: string, init: RequestInit) => {
      const response = await handle(new Request(`http://localhost${path}`, init));
      const headers = Object.fromEntries(response.headers);
      return {
        status: response.status,
        contentType: headers['content-type'] ?? '',
        body: init.method === 'HEAD' ? '' : await response.text(),
        headers,
      };
    };
    return {
      get: (path) => send(path, {}),
      send,
      putDefinition: async (pair, word, text) => source.putDefinition(pair, word, text),
      removeDefinition: async (pair, word) => source.removeDefinition(pair, word),
      stop: async () => undefined,
    };
  },
};

import { render } from 'preact';
import { Options } from '../../src/ui/options/Options.tsx';
import { createOptionsModel } from '../../src/ui/options/options-model.ts';
import { directFiles } from '../support/direct-files.ts';
import '../../src/ui/options/options.css';
import { makeDeck, makeLanguage, makeStarter, makeSync } from '../ui/support/builders.ts';
import { type FakeBackground, makeBackground } from '../ui/support/fake-background.ts';
import { type Exhibit, type Room, type as typeInto, waitFor } from './exhibit.ts';

const SIZE = { width: 720, height: 1_500 };
const LANGUAGES = [makeLanguage('spa', true), makeLanguage('deu', true), makeLanguage('eng'), makeLanguage('fra')];
const STARTERS = ['spa-eng', 'deu-eng', 'fra-eng', 'eng-deu'].map((pair) => makeStarter(pair));

function options(make: () => FakeBackground, after?: () => Promise<void>): Exhibit {
  return {
    ...SIZE,
    async show(root) {
      const model = createOptionsModel({
        send: make().send,
        requestPermission: async () => true,
        spoken: ['en'],
        detect: async () => undefined,
        files: directFiles,
      });
      render(<Options model={model} />, root);
      await model.load();
      await after?.();
    },
  };
}

const fresh = (parts: Partial<FakeBackground> = {}) =>
  makeBackground({ languages: LANGUAGES, starters: STARTERS, ...parts });

function connected(): FakeBackground {
  return fresh({
    upstream: { address: 'https://cards.example.org', languages: LANGUAGES, connectedAt: 0 },
    decks: [
      makeDeck('spa-eng', { cards: 5_000, lastRank: 5_000, changes: undefined }),
      makeDeck('eng-spa', { cards: 320, lastRank: 320, isComplete: false }),
    ],
    syncs: [
      makeSync('deu-eng', { cards: 1_240, expectedCards: 5_000 }),
      makeSync('fra-eng', { state: 'waiting', error: 'server-busy', waitUntil: Date.now() + 30_000 }),
      makeSync('eng-deu', { state: 'paused' }),
      makeSync('eng-spa', { state: 'failed', error: 'key-refused' }),
    ],
  });
}

async function refuse(): Promise<void> {
  await typeInto('#server-address', 'http://cards.example.org');
  await typeInto('#api-key', 'not-a-real-key');
  ((await waitFor('#connection-form')) as HTMLFormElement).requestSubmit();
}

export const ROOM: Room = {
  'options: at first': options(() => fresh()),
  'options: connected, four syncs': options(connected),
  'options: an address that is refused': options(() => fresh(), refuse),
  'options: no storage': options(() => fresh({ failures: new Map([['deck.list', 'storage-unavailable']]) })),
};

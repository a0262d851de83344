import { randomUUID } from 'node:crypto';
import type { MessageName, RequestOf } from '../../../src/messaging/messages.ts';

/** A request for every message that a page may send; a message that is left out does not compile. */
export const REQUESTS: { [Name in MessageName]: RequestOf<Name> } = {
  'lookup.get': { path: '/api/v1/fc/?f=spa&t=eng&n=1' },
  'lookup.define': { text: 'palabra 1', offset: 1 },
  'deck.list': {},
  'deck.seek': { pair: 'spa-eng', rank: 2, direction: 'forward' },
  'deck.starters': {},
  'deck.install': { pair: 'deu-eng' },
  'deck.import': {
    id: randomUUID(),
    from: { iso639_3: 'rus', name: 'Russian' },
    to: { iso639_3: 'eng', name: 'English' },
    name: 'russian.csv',
    part: 0,
    cards: [[1, 'окно', ['window']]],
    isLast: true,
  },
  'deck.importCancel': { id: randomUUID() },
  'deck.export': { pair: 'spa-eng', after: -1, limit: 100 },
  'deck.licences': {},
  'upstream.get': {},
  'settings.get': {},
  'settings.put': { change: {} },
  'sync.status': {},
  'sync.pause': { pair: 'spa-eng' },
  'sync.resume': { pair: 'spa-eng' },
  'sync.start': { from: 'spa', to: 'eng' },
  'sync.cancel': { pair: 'spa-eng' },
  'definition.put': { id: randomUUID(), pair: 'spa-eng', word: 'palabra 2', text: 'word' },
  'definition.remove': { id: randomUUID(), pair: 'spa-eng', word: 'palabra 2' },
  'deck.remove': { pair: 'rus-eng' },
  'upstream.connect': { address: '', key: '' },
  'upstream.disconnect': {},
};

import type { SyncStatus } from '../model/sync.ts';
import { message } from './message.ts';
import { empty, languageCode, object, pair } from './parse.ts';

export const SYNC_MESSAGES = {
  'sync.start': message<void>()('pages', object({ from: languageCode, to: languageCode })),
  'sync.pause': message<void>()('pages', object({ pair })),
  'sync.resume': message<void>()('pages', object({ pair })),
  'sync.cancel': message<void>()('pages', object({ pair })),
  'sync.status': message<SyncStatus[]>()('pages', empty),
};

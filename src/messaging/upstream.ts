import type { UpstreamSummary } from '../model/sync.ts';
import { message } from './message.ts';
import { empty, MAX_ADDRESS_LENGTH, object, text } from './parse.ts';

/** Longest API key, in UTF-16 code units. */
export const MAX_KEY_LENGTH = 4_096;

export const UPSTREAM_MESSAGES = {
  'upstream.get': message<UpstreamSummary | undefined>()('pages', empty),
  'upstream.connect': message<UpstreamSummary>()(
    'pages',
    object({ address: text({ max: MAX_ADDRESS_LENGTH }), key: text({ max: MAX_KEY_LENGTH }) }),
  ),
  /** Forgets the key; decks stay. */
  'upstream.disconnect': message<void>()('pages', empty),
};

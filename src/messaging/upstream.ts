import { MAX_ADDRESS_LENGTH, MAX_KEY_LENGTH } from '../model/limits.ts';
import type { UpstreamSummary } from '../model/sync.ts';
import { empty } from './fields.ts';
import { message } from './message.ts';
import { object, text } from './parse.ts';

export const UPSTREAM_MESSAGES = {
  'upstream.get': message<UpstreamSummary | undefined>()('pages', empty),
  'upstream.connect': message<UpstreamSummary>()(
    'pages',
    object({ address: text({ max: MAX_ADDRESS_LENGTH }), key: text({ max: MAX_KEY_LENGTH }) }),
  ),
  /** Forgets the key; decks stay. */
  'upstream.disconnect': message<void>()('pages', empty),
};

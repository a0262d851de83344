import type { UpstreamSummary } from '../model/sync.ts';
import { empty } from './fields.ts';
import { message } from './message.ts';
import { object, text } from './parse.ts';

export const UPSTREAM_MESSAGES = {
  'upstream.get': message<UpstreamSummary | undefined>()('pages', empty),
  'upstream.connect': message<UpstreamSummary>()(
    'pages',
    object({ address: text({ max: 2_048 }), key: text({ max: 4_096 }) }),
  ),
  /** Forgets the key; decks stay. */
  'upstream.disconnect': message<void>()('pages', empty),
};

import { MAX_SEARCH_LENGTH } from '../model/limits.ts';
import type { SearchPage } from '../model/search.ts';
import { message } from './message.ts';
import { integer, object, optional, pair, sourceId, text } from './parse.ts';

export const SEARCH_MESSAGES = {
  /** One page of the words that answer, best first; see `SearchPage`. */
  'search.words': message<SearchPage>()(
    'pages',
    object({
      text: text({ max: MAX_SEARCH_LENGTH }),
      prefer: optional(pair),
      place: optional(object({ source: sourceId, after: integer({ min: -1 }) })),
    }),
  ),
};

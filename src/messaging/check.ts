import type { DeckCheck, StoredSizes, StudyCheck } from '../model/check.ts';
import { empty, sourceId } from './fields.ts';
import { message } from './message.ts';
import { object } from './parse.ts';

export const CHECK_MESSAGES = {
  /** Verifies one deck, all of it, and repairs what it can. */
  'check.deck': message<DeckCheck>()('pages', object({ id: sourceId })),
  /** Verifies what was made from the study log, and rebuilds what differs. */
  'check.study': message<StudyCheck>()('pages', empty),
  'check.sizes': message<StoredSizes>()('pages', empty),
};

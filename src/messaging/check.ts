import type { ClosedStores, Damage, DeckCheck, StoredSizes, StudyCheck } from '../model/check.ts';
import { message } from './message.ts';
import { empty, flag, object, sourceId } from './parse.ts';

export const CHECK_MESSAGES = {
  /** Verifies one deck, all of it, and repairs what it can. */
  'check.deck': message<DeckCheck>()('pages', object({ id: sourceId })),
  /** Verifies what was made from the study log, and rebuilds what differs. */
  'check.study': message<StudyCheck>()('pages', empty),
  /** @param hasTrace - Whether a page found a trace of earlier use where the background cannot look. */
  'check.damage': message<Damage>()('pages', object({ hasTrace: flag })),
  /** Accepts that everything is gone. */
  'check.startOver': message<void>()('pages', empty),
  /** Finds the databases that cannot be read. */
  'check.closed': message<ClosedStores>()('pages', empty),
  /** Replaces the databases that cannot be read, with all that is stored elsewhere. */
  'check.repair': message<void>()('pages', empty),
  'check.sizes': message<StoredSizes>()('pages', empty),
};

import { ANKI_MESSAGES } from './anki.ts';
import { BACKUP_MESSAGES } from './backup.ts';
import { CHECK_MESSAGES } from './check.ts';
import { DECK_MESSAGES } from './deck.ts';
import { DEFINITION_MESSAGES } from './definition.ts';
import { HISTORY_MESSAGES } from './history.ts';
import { HOVER_MESSAGES } from './hover.ts';
import { LOOKUP_MESSAGES } from './lookup.ts';
import { MARKS_MESSAGES } from './marks.ts';
import { SEARCH_MESSAGES } from './search.ts';
import { SETTINGS_MESSAGES } from './settings.ts';
import { SOUND_MESSAGES } from './sound.ts';
import { STUDY_MESSAGES } from './study.ts';
import { SYNC_MESSAGES } from './sync.ts';
import { UPSTREAM_MESSAGES } from './upstream.ts';
import { WORD_MESSAGES } from './word.ts';

/** The only list of messages: what each carries, what it answers, who may send it. */
export const MESSAGES = {
  ...LOOKUP_MESSAGES,
  ...SEARCH_MESSAGES,
  ...DECK_MESSAGES,
  ...UPSTREAM_MESSAGES,
  ...SYNC_MESSAGES,
  ...SETTINGS_MESSAGES,
  ...STUDY_MESSAGES,
  ...HOVER_MESSAGES,
  ...MARKS_MESSAGES,
  ...SOUND_MESSAGES,
  ...BACKUP_MESSAGES,
  ...CHECK_MESSAGES,
  ...DEFINITION_MESSAGES,
  ...WORD_MESSAGES,
  ...HISTORY_MESSAGES,
  ...ANKI_MESSAGES,
};

export type MessageName = keyof typeof MESSAGES;
export type RequestOf<Name extends MessageName> = ReturnType<(typeof MESSAGES)[Name]['parse']>;
export type ResponseOf<Name extends MessageName> = (typeof MESSAGES)[Name]['response'];

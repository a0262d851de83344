import type { Handlers } from '../../../src/messaging/answer.ts';
import type { MessageName } from '../../../src/messaging/messages.ts';
import type { LookUps } from '../../background/look-ups.ts';
import { createAnkiHandlers } from './anki-handlers.ts';
import { createBackupHandlers } from './backup-handlers.ts';
import { createDeckHandlers } from './deck-handlers.ts';
import type { HandlerParts } from './handler-parts.ts';
import { createHistoryHandlers } from './history-handlers.ts';
import { createServerHandlers } from './server-handlers.ts';
import { createSettingsHandlers } from './settings-handlers.ts';
import { createSoundHandlers } from './sound-handlers.ts';
import { createStudyHandlers } from './study-handlers.ts';
import { createWordHandlers } from './word-handlers.ts';

/** Connects messages to the parts of the product that answer them. */
export function createHandlers(parts: HandlerParts): Handlers<Exclude<MessageName, keyof LookUps>> {
  return {
    ...createDeckHandlers(parts),
    ...createServerHandlers(parts),
    ...createStudyHandlers(parts),
    ...createWordHandlers(parts),
    ...createHistoryHandlers(parts),
    ...createSettingsHandlers(parts),
    ...createSoundHandlers(parts),
    ...createBackupHandlers(parts),
    ...createAnkiHandlers(parts),
  };
}

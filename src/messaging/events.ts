import type { Settings } from '../settings/settings.ts';

/** Messages from the background to pages and tabs: plain data, nothing secret. */

/** Sent by the background to open pages when decks, syncs or backups have changed; they ask again for what they show. */
export const CHANGE_EVENT = 'event.changed';

/** Sent by the background to open pages, about once a second, while a sync stores cards; only the decks and syncs are others then. */
export const SYNC_EVENT = 'event.sync';

/** Sent by the background to open pages when the learner has chosen how they look. */
export const APPEARANCE_EVENT = 'event.appearance';

export interface AppearanceEvent {
  type: typeof APPEARANCE_EVENT;
  appearance: Settings['appearance'];
}

/** Sent by the background to every tab when what `hover.settings` answers may have changed. */
export const HOVER_EVENT = 'event.hover';

/** Sent by the background to every tab when what the learner knows may have changed. */
export const WORDS_EVENT = 'event.words';

/** Entry of the menu of a selection. */
export const WORD_MENU = 'look-up';

/** Browser commands that the focused page handles. */
export const PAGE_COMMANDS = ['look-up', 'next-word', 'previous-word', 'know-word', 'study-word'] as const;
export type PageCommand = (typeof PAGE_COMMANDS)[number];

/** Events from the background to a content script. */
export type PageEvent =
  | { type: typeof HOVER_EVENT }
  | { type: typeof WORDS_EVENT }
  | { type: 'event.command'; command: PageCommand }
  /** The menu of a selection was pressed in this frame. */
  | { type: 'event.lookUp'; text: string };

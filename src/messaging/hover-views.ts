import type { LanguageReference } from '../model/language.ts';
import type { Settings } from '../settings/settings.ts';
import type { PageTexts } from './extension-texts.ts';

/** What the background tells its pages of changes and hovering: plain data, nothing secret. */

/** Sent by the background to open pages when decks, syncs or backups have changed; they ask again for what they show. */
export const CHANGE_EVENT = 'event.changed';

/** Sent by the background to open pages when the learner has chosen how they look. */
export const APPEARANCE_EVENT = 'event.appearance';

export interface AppearanceEvent {
  type: typeof APPEARANCE_EVENT;
  appearance: Settings['appearance'];
}

/** Sent by the background to every tab when what `hover.settings` answers may have changed. */
export const HOVER_EVENT = 'event.hover';

/** What a key of the browser's own asks of the page that has the focus. */
export const PAGE_COMMANDS = ['look-up', 'next-word', 'previous-word'] as const;
export type PageCommand = (typeof PAGE_COMMANDS)[number];

/** What the background tells a content script. */
export type PageEvent =
  | { type: typeof HOVER_EVENT }
  | { type: 'event.command'; command: PageCommand }
  /** The menu of a selection was pressed in this frame. */
  | { type: 'event.lookUp'; text: string };

/** What the content script of one tab needs to know. */
export interface HoverSettings extends Omit<Settings['hover'], 'sites'> {
  /** Whether the learner wants no hovering on this site. */
  isOff: boolean;
  /** ISO 639-3 code that the learner has chosen for this site; undefined: as its pages say. */
  language: string | undefined;
  /** Whether letters act on a card of this site as soon as it shows. */
  isKeySite: boolean;
  /** The card's style sheet: most pages never need it. */
  style: string;
  /** What the card says, in the interface's language. */
  texts: PageTexts;
}

/** What is chosen for a site, and what may be. */
export interface SiteView {
  /** The site's name, as people know it. */
  site: string;
  isOff: boolean;
  language: string | undefined;
  /** Whether letters act on a card as soon as it shows. */
  isKeySite: boolean;
  /** The languages that there is a deck from. */
  languages: LanguageReference[];
}

import type { ExtensionTexts } from 'wayword:texts';
import type { LanguageReference } from '../model/language.ts';
import { MAX_LANGUAGE_TAG_LENGTH, MAX_SITE_LENGTH } from '../model/limits.ts';
import type { Settings } from '../settings/settings.ts';
import { message } from './message.ts';
import { empty, flag, integer, languageCode, nullable, object, optional, text } from './parse.ts';

/** The texts of the hover card, which the background sends to pages. `fillText` inserts values for `{names}`. */
export type PageTexts = Pick<ExtensionTexts, 'language' | 'direction' | 'card' | 'pinned'>;

/** Settings for the content script of one tab. */
export interface HoverSettings extends Omit<Settings['hover'], 'sites'> {
  /** Whether the learner wants no hovering on this site. */
  isOff: boolean;
  /** ISO 639-3 code that the learner has chosen for this site; undefined: as its pages say. */
  language: string | undefined;
  /** Whether letters act on a card of this site as soon as it shows. */
  isKeySite: boolean;
  /** Whether pinned cards add words to Anki. */
  hasAnki?: boolean;
  /** The card's style sheet: most pages never need it. */
  style: string;
  /** Texts of the card in the interface's language. */
  texts: PageTexts;
}

/** The choices for a site, and the available options. */
export interface SiteView {
  /** The site's name, as people know it. */
  site: string;
  isOff: boolean;
  language: string | undefined;
  /** Whether letters act on a card as soon as it shows. */
  isKeySite: boolean;
  /** Whether look-ups on the site are remembered. Undefined if none are, on any site. */
  hasHistory: boolean | undefined;
  /** Whether the words of its pages are marked. */
  hasMarks: boolean;
  /** Whether its films pause while their captions are looked up. */
  hasCaptions: boolean;
  /** The languages that there is a deck from. */
  languages: LanguageReference[];
}

/** A content script says nothing of its site: the background knows it from the browser. */
const site = optional(text({ min: 1, max: MAX_SITE_LENGTH }));

/** The language that a page declares, as it writes it. */
const pageLanguage = optional(text({ max: MAX_LANGUAGE_TAG_LENGTH }));

export const HOVER_MESSAGES = {
  /** Settings for the requesting tab. */
  'hover.settings': message<HoverSettings>()('everywhere', empty),
  /** Loads what hovers into the frame that asks. Answered once it runs there. */
  'hover.start': message<void>()('everywhere', object({ language: pageLanguage })),
  /** Starts the background, if it was stopped, before it is needed. */
  'hover.wake': message<void>()('everywhere', object({ language: pageLanguage })),
  /** Loads the second part of the content script into the frame that asks. Answered once it runs there. */
  'hover.more': message<void>()('everywhere', empty),
  /** Loads what finds text in unusual layouts into the frame that asks. Answered once it runs there. */
  'hover.pieces': message<void>()('everywhere', empty),
  /** Loads what draws pinned cards into a frame that the sender has made in its own tab. Answered once it runs there. */
  'hover.frame': message<void>()('everywhere', object({ frameId: integer() })),
  /** The choices for the tab's site; a page of the extension names the site, or means itself. */
  'hover.site': message<SiteView>()('everywhere', object({ site })),
  'hover.changeSite': message<SiteView>()(
    'everywhere',
    object({
      site,
      isOff: optional(flag),
      /** `null`: as the pages say. */
      language: optional(nullable(languageCode)),
      keys: optional(flag),
      noHistory: optional(flag),
      /** `null`: as on all sites. */
      marks: optional(nullable(flag)),
      captions: optional(flag),
    }),
  ),
};

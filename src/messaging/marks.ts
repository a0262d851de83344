import { message } from './message.ts';
import { empty } from './parse.ts';

/** How the words of a page are marked. */
export interface MarkSettings {
  isOn: boolean;
  /** Whether all new words are marked, or only those that come next. */
  hasNew: boolean;
  /** Whether the toolbar button shows a number of the page. */
  hasBadge: boolean;
  /** ISO 639-3 code that the learner has chosen for this site; undefined: as its pages say. */
  language: string | undefined;
}

export const MARKS_MESSAGES = {
  /** The settings for the requesting tab, which gets the style of the marks, or loses it. */
  'marks.begin': message<MarkSettings>()('everywhere', empty),
  /** Counts the requesting page for the toolbar button. */
  'marks.count': message<void>()('everywhere', empty),
};

import type { Send } from '../messaging/client.ts';
import type { PageCommand, PageEvent } from '../messaging/events.ts';
import type { LookupResult } from '../model/lookup.ts';
import { toBoxes } from './boxes.ts';
import { markCurrent, toStanding } from './card.ts';
import { type CardAct, drawAct, drawIconButton, findAct, labelMarks, onClick } from './card-bar.ts';
import { describeState, drawBlock, drawEntries, toTag } from './card-content.ts';
import { findCluster, findClusterIn } from './cluster.ts';
import { isReadableField } from './field.ts';
import type { FindInField } from './find-passage.ts';
import { findFocus } from './focus.ts';
import { REACH } from './gather.ts';
import type { Finding, Hover } from './hover.ts';
import { createHtml } from './html.ts';
import { createMarks } from './marks.ts';
import type { PageKeys } from './page-keys.ts';
import { findLanguage } from './page-language.ts';
import type { PageSettings } from './page-settings.ts';
import { findTextPassage, isOfWord, type Passage } from './passage.ts';
import type { FindShadowRoot } from './shadow.ts';
import { createSurface, getView, isOwnText, setLanguage } from './surface.ts';
import { findVoices, hasVoice } from './voice.ts';
import type { PersonHandlers } from './watch-person.ts';

/**
 * Interface between the hover part (`entrypoints/hover`) and the part loaded on first use (`entrypoints/hover-actions`). Both run in the
 * same isolated world, which scripts of the page cannot see.
 */
export interface PageCore {
  view: Window;
  send: Send;
  settings: PageSettings;
  keys: PageKeys;
  hover: Hover;
  findShadowRoot: FindShadowRoot;
  define(passage: Passage): Promise<LookupResult>;
  /** Counts a look-up of an entry, once for each card. */
  note(finding: Finding, index: number): void;
  /** Draws the entries of the visible card again: what the learner knows of them has changed. */
  redrawCard(): void;
  /** Functions of the first part, shared so that they load only once. */
  parts: typeof coreParts;
}

/** Surroundings of the hover part. */
export interface HoverHost {
  view: Window;
  send: Send;
  findShadowRoot: FindShadowRoot;
  /** Functions that the second part uses from this one. */
  parts: PageCore['parts'];
  /** Loads the second part; resolves when it is ready. */
  loadActions(): Promise<void>;
  /** Loads what finds text in unusual layouts. */
  loadPieces(): Promise<void>;
  /** Subscribes to messages of the background. */
  onEvent(listener: (event: PageEvent) => void): void;
  /** Called when a card was shown. */
  onShown?(): void;
}

/** Actions of the second part. */
export interface PageActions {
  findInField: FindInField;
  /** Runs an action on an entry of the visible card. */
  act(act: CardAct, finding: Finding, index: number): void;
  /** Forwards a pointer event to an inert card. Firefox only. */
  reach?(card: HTMLElement, event: Event): void;
  /**
   * `look-up`: looks up the selection or the word at the caret, or pins the visible card. `next-word`, `previous-word`: looks up the next or
   * previous word, where words are marked a new one. `know-word`, `study-word`: marks the word of the card, or the one reached last.
   */
  run(command: PageCommand): void;
  /** Shows the selection in a transient card if a deck contains all of it. */
  showSelection(): void;
  /** Looks up the selection, from the context menu. */
  lookUpSelection(text: string): void;
  /** Applies changed settings. */
  refresh(): void;
  /** Removes everything from the page. */
  stop(): void;
}

declare global {
  /** Set by the first part: creates the event listeners. Like all of these, in the isolated world only. */
  var waywordHover:
    | ((controller: AbortController, onEvent: HoverHost['onEvent']) => readonly PersonHandlers[])
    | undefined;
  /** Set by the listener, for the first part to call when it is there. */
  var waywordArrived: (() => void) | undefined;
  /** Set by the second part. */
  var waywordActions: ((core: PageCore) => PageActions) | undefined;
  /** Of this frame, for other scripts of ours to see what shows. */
  var waywordCore: PageCore | undefined;
  /** Whether the content script already runs in this document. */
  var waywordRuns: boolean | undefined;
}

/** Functions for reading a page that the second part uses from the first. */
export const readingParts = {
  findCluster,
  findClusterIn,
  toTag,
  isReadableField,
  findFocus,
  createHtml,
  createMarks,
  findLanguage,
  findTextPassage,
  isOfWord,
  REACH,
  toBoxes,
  getView,
  isOwnText,
  describeState,
  findVoices,
};

/** Further functions that it uses for rendering cards. */
export const coreParts = {
  ...readingParts,
  markCurrent,
  toStanding,
  drawAct,
  findAct,
  drawIconButton,
  labelMarks,
  onClick,
  drawBlock,
  drawEntries,
  createSurface,
  setLanguage,
  hasVoice,
};

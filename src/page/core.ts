import type { Send } from '../messaging/client.ts';
import type { LookupResult } from '../model/lookup.ts';
import type { CardAct } from './card-bar.ts';
import type { coreParts } from './core-parts.ts';
import type { FindInField } from './find-passage.ts';
import type { Handlers } from './hearing.ts';
import type { Finding, Hover } from './hover.ts';
import type { PageKeys } from './page-keys.ts';
import type { PageSettings } from './page-settings.ts';
import type { Passage } from './passage.ts';
import type { FindShadowRoot } from './shadow.ts';
import type { HoverHost } from './start-hover.ts';

/**
 * What the part that hovers (`entrypoints/hover`) hands to the one that is loaded on first use (`entrypoints/hover-more`). Both live in the
 * same isolated world, which no script of the page sees.
 */
export interface PageCore {
  view: Window;
  send: Send;
  settings: PageSettings;
  keys: PageKeys;
  hover: Hover;
  findShadowRoot: FindShadowRoot;
  define(passage: Passage): Promise<LookupResult>;
  /** Functions of the first part, so that they are not loaded twice. */
  parts: typeof coreParts;
}

/** What the second part does. */
export interface More {
  findInField: FindInField;
  /** Does something with an entry of the card that shows. */
  act(act: CardAct, finding: Finding, index: number): void;
  /** Lets the pointer, which has done something on an inert card, use it. Of Firefox only. */
  reach?(card: HTMLElement, event: Event): void;
  /** Looks up what is selected, or where the caret stands; with a card that shows, pins it. */
  lookUpAtCaret(): void;
  /** Looks up the next word, or the one before. */
  step(step: 1 | -1): void;
  /** Shows what is selected in a card that comes and goes, if a deck has all of it. */
  showSelection(): void;
  /** Looks up what is selected, as the menu of a selection was pressed. */
  lookUpSelection(text: string): void;
  /** The settings have changed. */
  refresh(): void;
  /** Leaves nothing behind. */
  stop(): void;
}

declare global {
  /** Set by the first part when it is loaded: makes what hears a person. In the isolated world only, as all of these. */
  var waywordHover: ((controller: AbortController, onEvent: HoverHost['onEvent']) => readonly Handlers[]) | undefined;
  /** Set by the second part when it is loaded. */
  var waywordMore: ((core: PageCore) => More) | undefined;
  /** Whether the content script runs in this document already. */
  var waywordRuns: boolean | undefined;
}

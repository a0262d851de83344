import { AppError } from '../app-error.ts';
import type { Send } from '../messaging/client.ts';
import { HOVER_EVENT, type PageEvent } from '../messaging/events.ts';
import type { HoverSettings } from '../messaging/hover.ts';
import type { LookupResult } from '../model/lookup.ts';
import type { Point } from './box.ts';
import { createCard } from './card.ts';
import type { More, PageCore } from './core.ts';
import { type FindInField, findPassage } from './find-passage.ts';
import { findFocus, isEditable } from './focus.ts';
import { type Handlers, hearPerson } from './hearing.ts';
import { createHover, type HoverCard } from './hover.ts';
import { mark } from './mark.ts';
import { createPageKeys } from './page-keys.ts';
import { createPageSettings } from './page-settings.ts';
import type { Passage } from './passage.ts';
import { watchPointer } from './pointer.ts';
import type { FindShadowRoot } from './shadow.ts';
import { isOwnText } from './surface.ts';
import { createTriggers } from './triggers.ts';
import { hasVoice, loadVoices } from './voice.ts';

export interface HoverHost {
  view: Window;
  send: Send;
  findShadowRoot: FindShadowRoot;
  /** What the second part uses of this one. */
  parts: PageCore['parts'];
  /** Brings the second part; resolved once it can be called. */
  loadMore(): Promise<void>;
  /** Calls back for what the background tells this page. */
  onEvent(listener: (event: PageEvent) => void): void;
  /** A card has come. */
  onShown?(): void;
}

/** Standing still so long, a pointer that moved was not reported for more than a frame: the look-up is sent. */
const SETTLE_MS = 18;
/** A card comes no sooner, however soon the answer does: a pointer that only slows down makes none flash up. */
const SHORTEST_DWELL_MS = 24;
const QUIET_AFTER_KEY_MS = 500;
/** Browsers stop a background of which nothing was asked for half a minute. */
const AWAKE_MS = 25_000;
const NOTHING: LookupResult = { range: undefined, entries: [] };

/** Starts hover-to-define in one window. When the extension goes away under the page, it stops by itself and leaves nothing behind. */
export function startHover(host: HoverHost): void {
  hearPerson(host.view, async (controller) => makeHover(host, controller).handlers);
}

/** @param controller - Ends it all. */
export function makeHover(
  host: HoverHost,
  controller: AbortController,
): { core: PageCore; handlers: readonly Handlers[] } {
  const { view, send: sendMessage, findShadowRoot } = host;
  const { document } = view;
  const send: Send = async (type, request) => {
    try {
      return await sendMessage(type, request);
    } catch (error) {
      if (error instanceof AppError && error.code === 'extension-gone') stop();
      throw error;
    }
  };
  const settings = createPageSettings(send);
  const keys = createPageKeys();
  const wait = (ms: number, done: () => void) => {
    const timer = view.setTimeout(done, ms);
    return () => view.clearTimeout(timer);
  };

  const ask = ({ text, offset, language, ownText }: Passage, isExplicit: boolean) =>
    send('lookup.define', {
      text,
      offset,
      ...(language === undefined ? {} : { language }),
      ...(ownText === undefined ? {} : { ownText }),
      ...(isExplicit ? { asked: true } : {}),
    });
  const withLanguage = (passage: Passage, known: HoverSettings | undefined): Passage =>
    known?.language === undefined || isOwnText(passage.source.node)
      ? passage
      : { ...passage, language: known.language };

  async function define(passage: Passage, isExplicit = false): Promise<LookupResult> {
    const { known } = settings;
    const asked = withLanguage(passage, known);
    // Both at once: the first look-up on a page does not wait for the settings.
    const answers = Promise.all([settings.get(), ask(asked, isExplicit)]);
    if (known) card.prepare();
    let [now, result] = await answers;
    const wanted = withLanguage(passage, now);
    if (wanted.language !== asked.language) result = await ask(wanted, isExplicit);
    const { range } = result;
    return range && passage.accepts?.(range) === false ? NOTHING : result;
  }

  const card = createCard({
    settings,
    hasVoice,
    onAct: (act, finding, index) => withMore((more) => more.act(act, finding, index)),
    ...(import.meta.env.FIREFOX && {
      // Firefox's second part has it.
      onReach: (element: HTMLElement, event: Event) =>
        withMore((more) => (more as Required<More>).reach(element, event)),
    }),
  });
  const markingCard: HoverCard = {
    ...card,
    show(finding) {
      const isShown = card.show(finding);
      if (isShown) {
        mark(finding.passage.getRanges(finding.range.start, finding.range.end));
        host.onShown?.();
      }
      return isShown;
    },
    hide() {
      card.hide();
      mark([]);
    },
  };
  const findInField: FindInField = (field, point) => {
    // Few pages' fields are ever pointed at: what measures them is loaded then, and the pointer looks again.
    if (!loaded) withMore(() => triggers.restAgain());
    return loaded?.findInField(field, point);
  };
  const findAt = (point: Point) => findPassage(point, findShadowRoot, findInField);
  const hover = createHover({
    findPassage: findAt,
    async define(passage, isAsked, isExplicit) {
      const { known } = settings;
      const startedAt = view.performance.now();
      const result = await define(passage, isExplicit);
      if (known || isAsked) return result;
      // The first of all: only now is it known whether, and how soon, the learner wants it.
      const now = await settings.get();
      if (!triggers.isRestAllowed(now)) return NOTHING;
      const left = toDwellAfterRest(now) - (view.performance.now() - startedAt);
      if (left > 0) await new Promise<void>((resolve) => wait(left, resolve));
      return result;
    },
    card: markingCard,
    wait,
    getDwellMs: () => (settings.known ? toDwellAfterRest(settings.known) : 0),
  });

  let more: Promise<More> | undefined;
  let loaded: More | undefined;
  const core: PageCore = { view, send, settings, keys, hover, findShadowRoot, define, parts: host.parts };
  const loadMore = async (): Promise<More> => {
    // It draws with what they bring.
    await Promise.all([host.loadMore(), settings.get()]);
    // Without it, as in a frame that lets no script in, this rejects, and what was wanted is not done.
    loaded = (globalThis.waywordMore as NonNullable<typeof globalThis.waywordMore>)(core);
    return loaded;
  };
  function withMore(use: (more: More) => void): void {
    more ??= loadMore();
    more.then(use, () => {
      more = undefined;
    });
  }

  const { signal } = controller;
  const triggers = createTriggers({
    view,
    signal,
    hover,
    card,
    settings,
    keys,
    findPassage: findAt,
    // A background that was stopped takes longer to start than to look up: it starts while the pointer is on its way.
    wakeBackground() {
      const answer = settings.known ? send('hover.wake', {}) : settings.load();
      answer.catch(() => {});
      loadVoices();
    },
    onSelected: () => withMore((loaded) => loaded.showSelection()),
    isTyping: () => isEditable(findFocus(findShadowRoot)),
  });
  const watching = watchPointer(view, triggers, {
    signal,
    settleMs: SETTLE_MS,
    quietMs: QUIET_AFTER_KEY_MS,
    awakeMs: AWAKE_MS,
  });
  host.onEvent((event) => {
    if (event.type === HOVER_EVENT) {
      settings.forget();
      hover.cancel();
      loaded?.refresh();
    } else if (event.type === 'event.lookUp') withMore((loaded) => loaded.lookUpSelection(event.text));
    else if (event.type === 'event.command' && hasFocus(document)) {
      const { command } = event;
      withMore((loaded) => {
        if (command === 'look-up') loaded.lookUpAtCaret();
        else loaded.step(command === 'next-word' ? 1 : -1);
      });
    }
  });

  function stop(): void {
    // With it what shows goes, too.
    controller.abort();
    more?.then(
      (loaded) => loaded.stop(),
      () => {},
    );
    more = undefined;
  }
  return { core, handlers: [watching, triggers.handlers] };
}

/** How much of the dwell is left when the pointer counts as resting. */
const toDwellAfterRest = ({ dwellMs }: HoverSettings) => Math.max(dwellMs, SHORTEST_DWELL_MS) - SETTLE_MS;

/** A command goes to every frame of a tab; it is for the one that the keyboard is in. */
function hasFocus(document: Document): boolean {
  return document.hasFocus() && !/^I?FRAME$/.test(document.activeElement?.tagName ?? '');
}

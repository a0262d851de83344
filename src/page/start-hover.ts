import { AppError } from '../app-error.ts';
import type { Send } from '../messaging/client.ts';
import { HOVER_EVENT, type PageEvent } from '../messaging/events.ts';
import { type ActionsLoader, createActionsLoader } from './actions-loader.ts';
import type { Point } from './box.ts';
import { createCard } from './card.ts';
import { createCardKeys } from './card-keys.ts';
import { findDocumentLanguage } from './document-language.ts';
import { SETTLE_MS } from './dwell.ts';
import { type FindInField, findPassage } from './find-passage.ts';
import { findFocus, isEditable } from './focus.ts';
import { createHover } from './hover.ts';
import type { HoverHost, PageActions, PageCore } from './hover-parts.ts';
import { createMotionWatch } from './motion.ts';
import { note } from './note.ts';
import { createPageKeys } from './page-keys.ts';
import { createPageSettings } from './page-settings.ts';
import { setPiecesLoader } from './pieces.ts';
import { watchPointer } from './pointer.ts';
import { createRequestEntries } from './request-entries.ts';
import { createTriggers } from './triggers.ts';
import { hasVoice, loadVoices } from './voice.ts';
import { type PersonHandlers, watchForPerson } from './watch-person.ts';

const QUIET_AFTER_KEY_MS = 500;
/** Browsers stop a background after half a minute without requests. */
const AWAKE_MS = 25_000;

/** Starts hover lookups in one window. If the extension is removed under the page, they stop and leave nothing behind. */
export function startHover(host: HoverHost): void {
  watchForPerson(host.view, async (controller) => makeHover(host, controller).handlers);
}

/**
 * Long because it connects all parts of a page's hover, which do not know each other.
 *
 * @param controller - Stops everything when aborted.
 */
export function makeHover(
  host: HoverHost,
  controller: AbortController,
): { core: PageCore; handlers: readonly PersonHandlers[] } {
  const { view, send: sendMessage, findShadowRoot } = host;
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
  const actions = createActionsLoader(async () => {
    // It draws with what they bring.
    await Promise.all([host.loadActions(), settings.get()]);
    return (globalThis.waywordActions as NonNullable<typeof globalThis.waywordActions>)(core);
  });
  const findInField: FindInField = (field, point) => {
    // Few pages' fields are ever pointed at: what measures them is loaded then, and the pointer looks again.
    if (!actions.loaded) actions.use(() => triggers.restAgain());
    return actions.loaded?.findInField(field, point);
  };
  const findAt = (point: Point) => findPassage(point, findShadowRoot, findInField);
  const card = createCard({
    settings,
    hasVoice,
    onAct: (act, finding, index) => actions.use((loaded) => loaded.act(act, finding, index)),
    onShown: () => host.onShown?.(),
    ...(import.meta.env.FIREFOX && {
      // In Firefox the second part provides it.
      onReach: (element: HTMLElement, event: Event) =>
        actions.use((loaded) => (loaded as Required<PageActions>).reach(element, event)),
    }),
  });
  const lookUp = createRequestEntries({ send, settings, prepareCard: card.prepare });
  const wait = (ms: number, done: () => void) => {
    const timer = view.setTimeout(done, ms);
    return () => view.clearTimeout(timer);
  };
  const noteEntry: PageCore['note'] = (finding, index) => note(send, finding, index);
  const hover = createHover({ findPassage: findAt, lookUp, card, note: noteEntry, wait });
  const { parts } = host;
  const core: PageCore = {
    view,
    send,
    settings,
    keys,
    hover,
    findShadowRoot,
    define: lookUp,
    note: noteEntry,
    redrawCard: card.redraw,
    parts,
  };
  globalThis.waywordCore = core;

  const { signal } = controller;
  const isTyping = () => isEditable(findFocus(findShadowRoot));
  /** The text under the resting pointer was written and stands now. */
  const motion = createMotionWatch(view, findShadowRoot, () => {
    if (!hover.getShown()) triggers.restAgain();
  });
  signal.addEventListener('abort', motion.stop);
  const triggers = createTriggers({
    view,
    signal,
    hover,
    card,
    settings,
    keys,
    motion,
    findPassage: findAt,
    // A stopped background takes longer to start than to look up, so start it while the pointer moves.
    wakeBackground() {
      const answer = settings.known
        ? send('hover.wake', { language: findDocumentLanguage(view.document) })
        : settings.load();
      answer.catch(() => {});
      loadVoices();
    },
    onSelected: () => actions.use((loaded) => loaded.showSelection()),
    isTyping,
  });
  let loadingPieces: Promise<void> | undefined;
  setPiecesLoader(() => {
    if (loadingPieces) return;
    loadingPieces = host.loadPieces();
    // Where it cannot be loaded, words in pieces are not found.
    loadingPieces.then(triggers.restAgain, () => {});
  });
  const useKey = createCardKeys({ hover, card, settings, keys, isTyping });
  const watching = watchPointer(
    view,
    { ...triggers, useKey },
    { signal, settleMs: SETTLE_MS, quietMs: QUIET_AFTER_KEY_MS, awakeMs: AWAKE_MS },
  );
  host.onEvent((event) => {
    if (event.type === HOVER_EVENT) {
      settings.forget();
      triggers.cancel();
      actions.loaded?.refresh();
    } else runCommand(event, view.document, actions);
  });

  function stop(): void {
    // This also hides the visible card.
    controller.abort();
    actions.stop();
  }
  return { core, handlers: [watching, triggers.handlers] };
}

function runCommand(
  event: Exclude<PageEvent, { type: typeof HOVER_EVENT }>,
  document: Document,
  { use }: ActionsLoader,
): void {
  if (event.type === 'event.lookUp') use((actions) => actions.lookUpSelection(event.text));
  // A page of the extension also receives events that are not for this code.
  else if (event.type === 'event.command' && hasFocus(document)) use((actions) => actions.run(event.command));
}

/** Every frame of a tab receives a command, but only the frame with the focus handles it. */
function hasFocus(document: Document): boolean {
  return document.hasFocus() && !/^I?FRAME$/.test(document.activeElement?.tagName ?? '');
}

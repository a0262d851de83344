import { fillText } from '../../language/fill-text.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../core.ts';
import type { Finding } from '../hover.ts';
import type { Surface } from '../surface.ts';
import { addExamples } from './examples.ts';
import type { Notice } from './notice.ts';
import { CARD_KEY, hideOwnEvents } from './own-events.ts';
import PINNED_STYLE from './pinned.css?inline';
import { drawPinnedBar } from './pinned-bar.ts';
import { createPinnedPanel } from './pinned-panel.ts';
import { speak } from './speak.ts';
import { describeFailure, markWord, type StudyAct, undoMark } from './study.ts';
import { drawUndo } from './undo-button.ts';
import { isInView, toView } from './view.ts';

/** In UTF-16 code units. A pinned card scrolls, so it shows any real word in full. */
const MAX_WORD_LENGTH = 1_000;

/** Content of the pinned card. */
export interface Pin {
  finding: Finding;
  /** Index of the selected entry. */
  index: number;
  /** Sentence of the word on the page. */
  sentence: string | undefined;
  /** Message to announce. */
  message?: string | undefined;
}

export interface PinnedCard {
  /** Shows a finding until it is closed, and takes the focus. */
  open(pin: Pin): void;
  close(): void;
  /** Returns to an unsaved definition. @returns Whether there is one, in which case the card stays. */
  keepDraft(): boolean;
  /** Applies changed settings while it is visible. */
  refresh(): Promise<void>;
}

/** A pinned card rendered in the page, not in a frame. */
export interface DrawnCard extends PinnedCard {
  /** The word may have moved. */
  place(): void;
  hasDraft(): boolean;
  /** Closes the open panel, otherwise the card. */
  giveUp(): void;
  /** Whether a key has an action in the card's current state. */
  knowsKey(event: KeyboardEvent): boolean;
  /** Runs the action of a key. */
  press(key: string): void;
}

/**
 * Creates the pinned card: a dialog beside its word, with all actions on an entry.
 *
 * @param onClosed - Called after it closed.
 */
export function createPinnedCard(core: PageCore, notice: Notice, onClosed?: () => void): DrawnCard {
  const { view, parts } = core;
  const texts = () => core.settings.texts.pinned;
  let surface: Surface | undefined;
  let shown: Pin | undefined;
  /** Findings to return to after a lookup on the card itself. */
  let trail: Pin[] = [];
  let focusBefore: Element | undefined;
  let controller: AbortController | undefined;
  let frame = 0;

  const status = parts.createHtml('div');
  status.className = 'status';
  status.setAttribute('role', 'status');

  const panel = createPinnedPanel({
    core,
    onChange: drawPanel,
    onSay(text) {
      status.textContent = text;
    },
    onOff() {
      const at = shown?.finding;
      close();
      if (at) notice.show({ text: texts().offHint }, at.boxes[0] ?? at.passage.box, at.passage.source.node);
    },
  });

  /** Renders the card with or without a panel, and moves the focus accordingly. */
  function drawPanel(message?: string): void {
    draw(message);
    const field = panel.element
      ? panel.element.querySelector<HTMLElement>('textarea, button')
      : surface?.card.querySelector<HTMLElement>(`[data-name=${panel.opener}]`);
    (field ?? surface?.card)?.focus({ preventScroll: true });
  }

  function open({ finding, message, ...pin }: Pin): void {
    if (panel.keepDraft()) return;
    panel.drop();
    // A nested card closes when the new one replaces it.
    if (shown && parts.isOwnText(finding.passage.source.node)) trail.push(shown);
    else trail = [];
    // Anchors on the old card no longer exist, so the new one attaches to the word on the page.
    const [first] = trail;
    const placed = first
      ? {
          ...finding,
          passage: first.finding.passage,
          range: first.finding.range,
          boxes: first.finding.boxes,
          point: first.finding.point,
        }
      : finding;
    core.hover.cancel();
    if (!shown) {
      focusBefore = parts.findFocus(core.findShadowRoot);
      listen();
    }
    shown = { ...pin, finding: placed };
    draw(message);
    surface?.card.focus({ preventScroll: true });
  }

  function close(): void {
    if (!shown) return;
    controller?.abort();
    view.cancelAnimationFrame(frame);
    const hadFocus = hasFocus();
    surface?.hide();
    parts.mark([]);
    shown = undefined;
    panel.drop();
    trail = [];
    if (hadFocus && focusBefore?.isConnected) (focusBefore as HTMLElement).focus?.({ preventScroll: true });
    focusBefore = undefined;
    onClosed?.();
  }

  const hasFocus = () => surface?.card.matches(':focus-within') === true;

  function draw(message = ''): void {
    if (!shown) return;
    if (!surface) {
      surface = parts.createSurface(core.settings.sheet, undefined, PINNED_STYLE);
      surface.card.addEventListener(CARD_KEY, onKey);
    }
    const { card } = surface;
    const { finding, index } = shown;
    const entry = finding.entries[index];
    if (!entry) return;
    card.setAttribute('role', 'dialog');
    parts.setLanguage(card, core.settings.texts);
    card.setAttribute('aria-label', fillText(texts().label, { word: entry.word }));
    card.setAttribute('aria-describedby', 'entries');
    card.tabIndex = -1;
    status.textContent = '';
    const bar = drawPinnedBar(core, {
      entry,
      hasOthers: finding.entries.length > 1,
      hasTrail: trail.length > 0,
      onStep: step,
      onBack: back,
      onSpeak: () => speak(entry),
      onStudy: (act) => void markEntry(act, entry),
      onEdit: () => panel.toggleEditor(entry, shown?.sentence),
      onSite: () => void panel.toggleSite(),
      onClose: close,
    });
    card.replaceChildren(drawEntries(finding), ...(panel.element ? [panel.element] : []), status, bar);
    markCurrent(card, index);
    place();
    if (message === '') return;
    // Screen readers announce a live region when it changes, not when it appears. The message makes the card larger.
    status.textContent = message;
    place();
  }

  function drawEntries(finding: Finding): HTMLElement {
    const entries = parts.drawEntries(core.settings.texts, finding, MAX_WORD_LENGTH);
    entries.id = 'entries';
    addExamples(core, entries, finding);
    // A page could read selectable text by its own selection, so only text that the person is about to select is selectable.
    entries.addEventListener('pointerdown', ({ isTrusted }) => {
      if (isTrusted) entries.style.userSelect = 'text';
    });
    return entries;
  }

  function markCurrent(card: HTMLElement, index: number): void {
    parts.markCurrent(card, index);
    const entries = [...card.querySelectorAll('.entry')];
    if (entries.length < 2) return;
    for (const [place, entry] of entries.entries()) entry.setAttribute('aria-current', String(place === index));
  }

  function place(): void {
    if (!shown || !surface) return;
    const { finding } = shown;
    const { passage, range } = finding;
    const boxes = passage.getBoxes(range.start, range.end);
    const { scrollTop } = surface.card;
    const seen = parts.getView();
    const [first] = boxes;
    // If the word is out of view or gone, the card stays at its position, or as near as the viewport allows.
    const isSeen = first !== undefined && isInView(first, seen);
    finding.boxes = isSeen ? boxes : finding.boxes.map((box) => toView(box, seen));
    const standing = parts.toStanding(finding, core.settings);
    const hadFocus = hasFocus();
    if (!surface.show(standing)) close();
    // The card's parent changes with the full-screen element.
    else if (hadFocus && !hasFocus()) surface.card.focus({ preventScroll: true });
    if (shown && isSeen) parts.mark(passage.getRanges(range.start, range.end));
    surface.card.scrollTop = scrollTop;
  }

  function step(by: 1 | -1): void {
    if (!shown || panel.keepDraft()) return;
    const { length } = shown.finding.entries;
    shown.index = (shown.index + by + length) % length;
    panel.drop();
    draw(fillText(texts().match, { place: String(shown.index + 1), count: String(length) }));
    surface?.card.focus({ preventScroll: true });
  }

  function back(): void {
    if (panel.keepDraft()) return;
    const last = trail.pop();
    if (!last) return;
    shown = last;
    panel.drop();
    draw();
    surface?.card.focus({ preventScroll: true });
  }

  async function markEntry(act: StudyAct, entry: LookupEntry): Promise<void> {
    const { text, ref } = await markWord(core, act, { entry, sentence: shown?.sentence });
    status.replaceChildren(text);
    if (ref !== undefined) {
      const undo = drawUndo(core, () => undoEntry(ref, entry));
      undo.tabIndex = 0;
      status.append('\u2002', undo);
    }
    shareState(entry);
    redrawEntries();
  }

  /** A deck may contain the word twice, and both entries share the study state. */
  function shareState({ pair, word, known, definition }: LookupEntry): void {
    if (!known) return;
    for (const other of shown?.finding.entries ?? []) {
      if (other.pair === pair && other.word === word) Object.assign(other, { known, definition });
    }
  }

  async function undoEntry(ref: string, entry: LookupEntry): Promise<void> {
    const isFocused = status.matches(':focus-within');
    try {
      const known = await undoMark(core, ref);
      if (known) entry.known = known;
      shareState(entry);
      status.textContent = known ? parts.describeState(core.settings.texts, known) : '';
    } catch (error) {
      status.textContent = describeFailure(core.settings.texts, error);
    }
    if (isFocused) surface?.card.focus({ preventScroll: true });
    redrawEntries();
  }

  /** Updates only a part of the card, so that the pressed button keeps the focus. */
  function redrawEntries(): void {
    if (!shown || !surface) return;
    surface.card.querySelector('.entries')?.replaceWith(drawEntries(shown.finding));
    markCurrent(surface.card, shown.index);
    parts.labelKnown(surface.card, core.settings.texts, shown.finding.entries[shown.index]);
    place();
  }

  function giveUp(): void {
    if (panel.element) {
      panel.drop();
      drawPanel();
    } else close();
  }

  const acts: Record<string, (entry: LookupEntry) => void> = {
    escape: giveUp,
    n: () => step(1),
    b: () => step(-1),
    e: (entry) => panel.toggleEditor(entry, shown?.sentence),
    s: speak,
    a: (entry) => void markEntry('study', entry),
    k: (entry) => void markEntry('know', entry),
  };

  function knowsKey({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
    if (key === 'Escape') return true;
    const isTyping = panel.element?.matches(':focus-within') ?? false;
    return !isTyping && !ctrlKey && !altKey && !metaKey && Object.hasOwn(acts, key.toLowerCase());
  }

  function press(key: string): void {
    const entry = shown?.finding.entries[shown.index];
    if (entry) acts[key.toLowerCase()]?.(entry);
  }

  function onKey({ detail: event }: Event & { detail?: KeyboardEvent }): void {
    if (!event?.isTrusted || event.defaultPrevented || !shown || !knowsKey(event)) return;
    event.preventDefault();
    press(event.key);
  }

  core.keys.pinned = {
    isOpen: () => shown !== undefined,
    knows: (event) => surface?.owns(event) === true && knowsKey(event),
    press,
  };

  function listen(): void {
    controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    hideOwnEvents(view, () => surface, controller.signal);
    const onOutside = (event: Event) => {
      // A press on a nested card does not count as outside.
      if (event.isTrusted && !surface?.owns(event) && !core.hover.getShown() && !panel.hasDraft()) close();
    };
    view.addEventListener('pointerdown', onOutside, { ...options, passive: true });
    // Tab may move the focus out of the card, which stays open.
    const onKeyOutside = (event: KeyboardEvent) => {
      const isEscape = event.isTrusted && event.key === 'Escape' && !surface?.owns(event);
      if (isEscape && !core.hover.getShown()) giveUp();
    };
    view.addEventListener('keydown', onKeyOutside, { ...options, passive: true });
    const onMove = () => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(place);
    };
    for (const type of ['scroll', 'resize']) view.addEventListener(type, onMove, { ...options, passive: true });
    view.addEventListener('pagehide', close, options);
  }

  async function refresh(): Promise<void> {
    if (!shown) return;
    await core.settings.get().catch(() => {});
    place();
  }

  return { open, close, keepDraft: panel.keepDraft, refresh, place, hasDraft: panel.hasDraft, giveUp, knowsKey, press };
}

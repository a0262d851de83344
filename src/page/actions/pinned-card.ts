import { fillText } from '../../language/fill-text.ts';
import type { LookupEntry } from '../../model/lookup.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Surface } from '../surface.ts';
import { addToAnki } from './anki.ts';
import type { PageNotice } from './notice.ts';
import { listenOutside } from './outside-events.ts';
import { CARD_KEY, hideOwnEvents } from './own-events.ts';
import type { Pin, PinnedCard } from './pin.ts';
import PINNED_STYLE from './pinned.css?inline';
import { drawPinnedBar } from './pinned-bar.ts';
import { createPinnedEntries } from './pinned-entries.ts';
import { createPinnedKeys, type PinnedKeys } from './pinned-keys.ts';
import { createPinnedMarks } from './pinned-marks.ts';
import { createPinnedPanel } from './pinned-panel.ts';
import { moveToPassage, placePinned } from './pinned-place.ts';
import { speak } from './speak.ts';
import type { StudyAct } from './study.ts';
import { createTranslation } from './translation.ts';

/** A pinned card rendered in the page, not in a frame. */
export interface DrawnCard extends PinnedCard {
  /** The word may have moved. */
  place(): void;
  hasDraft(): boolean;
  /** Closes the open panel, otherwise the card. */
  giveUp(): void;
  /** Whether a key has an action in the card's current state. */
  knowsKey: PinnedKeys['knows'];
  /** Runs the action of a key. */
  press: PinnedKeys['press'];
}

/**
 * Creates the pinned card: a dialog beside its word, with all actions on an entry. Long because it connects its parts.
 *
 * @param onClosed - Called after it closed.
 */
export function createPinnedCard(core: PageCore, notice: PageNotice, onClosed?: () => void): DrawnCard {
  const { view, parts } = core;
  const texts = () => core.settings.texts.pinned;
  let surface: Surface | undefined;
  let shown: Pin | undefined;
  /** Findings to return to after a lookup on the card itself. */
  let trail: Pin[] = [];
  let focusBefore: Element | undefined;
  let stopListening: (() => void) | undefined;

  const status = parts.drawBlock('status');
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

  // Firefox has no translator for extensions.
  const translation = import.meta.env.FIREFOX
    ? undefined
    : createTranslation(core, {
        onChange: place,
        onCompared() {
          markEntries();
          place();
        },
        onStored: () => drawPanel(texts().saved),
        onProblem: say,
      });

  const marks = createPinnedMarks({
    core,
    status,
    listEntries: () => shown?.finding.entries ?? [],
    onChange: redrawEntries,
  });

  const entries = createPinnedEntries(core, {
    onDrawn: place,
    onFollow: (finding) => open({ finding, index: 0, sentence: undefined }),
  });

  const keys = createPinnedKeys({
    findAct: parts.findAct,
    acts: {
      next: () => step(1),
      previous: () => step(-1),
      edit: (entry) => panel.toggleEditor(entry, shown?.sentence),
      speak: (entry) => speak(core, entry),
      study: (entry) => mark('study', entry),
      know: (entry) => mark('know', entry),
      undo: (entry) => mark('undo', entry),
      // It is pinned already.
      pin: () => {},
    },
    findAnki: () => (core.settings.known?.hasAnki ? toAnki : undefined),
    giveUp,
    findEntry: () => shown?.finding.entries[shown.index],
    isTyping: () => panel.element?.matches(':focus-within') ?? false,
  });

  const mark = (act: StudyAct, entry: LookupEntry) => void marks.mark(act, { entry, sentence: shown?.sentence });

  const toAnki = (entry: LookupEntry) =>
    void addToAnki(core, entry, shown, (text) => {
      if (shown?.finding.entries[shown.index] === entry) say(text);
    });

  /** Screen readers announce a live region when it changes, not when it appears. The message makes the card larger. */
  function say(message: string): void {
    status.classList.remove('quiet');
    status.textContent = message;
    place();
  }

  const focusCard = () => surface?.card.focus({ preventScroll: true });

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
    const placed = first ? moveToPassage(finding, first.finding) : finding;
    core.hover.cancel();
    core.hover.hold();
    if (!shown) {
      focusBefore = parts.findFocus(core.findShadowRoot);
      stopListening = listen();
    }
    shown = { ...pin, finding: placed };
    draw(message);
    focusCard();
  }

  function close(): void {
    if (!shown) return;
    stopListening?.();
    const hadFocus = surface?.card.matches(':focus-within') === true;
    surface?.hide();
    shown = undefined;
    panel.drop();
    trail = [];
    if (hadFocus && focusBefore?.isConnected) (focusBefore as HTMLElement).focus?.({ preventScroll: true });
    focusBefore = undefined;
    onClosed?.();
  }

  function draw(message = ''): void {
    if (!shown) return;
    if (!surface) {
      surface = parts.createSurface(core.settings.sheet, undefined, PINNED_STYLE);
      surface.card.addEventListener(CARD_KEY, keys.onKey);
    }
    const { card } = surface;
    const { finding, index } = shown;
    const entry = finding.entries[index];
    if (!entry) return;
    card.setAttribute('role', 'dialog');
    parts.setLanguage(card, core.settings.texts);
    card.setAttribute('aria-label', fillText(texts().label, { word: entry.headword ?? entry.word }));
    card.setAttribute('aria-describedby', 'entries');
    card.tabIndex = -1;
    status.textContent = '';
    const bar = drawPinnedBar(core, {
      entry,
      hasOthers: finding.entries.length > 1,
      hasTrail: trail.length > 0,
      onStep: step,
      onBack: back,
      onStudy: (act) => mark(act, entry),
      onEdit: () => panel.toggleEditor(entry, shown?.sentence),
      onAnki: () => toAnki(entry),
      onSite: () => void panel.toggleSite(),
      onClose: close,
    });
    const translated = translation?.draw(shown.sentence, entry, finding.entries);
    const extras = [translated, panel.element].filter((extra) => extra !== undefined);
    card.replaceChildren(entries.draw(finding), ...extras, status, bar);
    markEntries();
    place();
    if (message !== '') say(message);
  }

  function markEntries(): void {
    if (!shown || !surface) return;
    entries.markCurrent(surface.card, shown.index);
    translation?.markFitting(surface.card);
  }

  function place(): void {
    if (!shown || !surface) return;
    if (!placePinned(core, surface, shown.finding)) close();
  }

  function step(by: 1 | -1): void {
    if (!shown || panel.keepDraft()) return;
    const { length } = shown.finding.entries;
    shown.index = (shown.index + by + length) % length;
    panel.drop();
    draw(fillText(texts().match, { place: String(shown.index + 1), count: String(length) }));
    focusCard();
  }

  function back(): void {
    if (panel.keepDraft()) return;
    const last = trail.pop();
    if (!last) return;
    shown = last;
    panel.drop();
    draw();
    focusCard();
  }

  /** Updates only a part of the card, so that the pressed button keeps the focus. */
  function redrawEntries(): void {
    if (!shown || !surface) return;
    const old = surface.card.querySelector('.entries');
    const hadFocus = old?.matches(':focus-within');
    old?.replaceWith(entries.draw(shown.finding));
    if (hadFocus) focusCard();
    markEntries();
    parts.labelMarks(surface.card, core.settings.texts, shown.finding.entries[shown.index]);
    place();
  }

  function giveUp(): void {
    if (panel.element) {
      panel.drop();
      drawPanel();
    } else close();
  }

  core.keys.pinned = {
    isOpen: () => shown !== undefined,
    knows: (event) => surface?.hasFocus() === true && keys.knows(event),
    press: keys.press,
  };

  function listen(): () => void {
    const own = new AbortController();
    hideOwnEvents(view, () => surface, own.signal);
    const stop = listenOutside(view, {
      findSurface: () => surface,
      // A press on a nested card does not count as outside.
      onPress() {
        if (!core.hover.getShown() && !panel.hasDraft()) close();
      },
      onEscape(event) {
        if (core.hover.getShown()) return;
        core.keys.take(event);
        giveUp();
      },
      onMove: place,
      onPageHide: close,
    });
    return () => {
      own.abort();
      stop();
    };
  }

  async function refresh(): Promise<void> {
    if (!shown) return;
    await core.settings.get().catch(() => {});
    place();
  }

  return {
    open,
    close,
    keepDraft: panel.keepDraft,
    refresh,
    place,
    hasDraft: panel.hasDraft,
    giveUp,
    knowsKey: keys.knows,
    press: keys.press,
  };
}

import type { PageTexts } from '../messaging/hover.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { toLanguagePair } from '../model/pair.ts';
import { type Box, isInside, type Point, toDistance } from './box.ts';
import { type BarAct, type CardAct, drawAct, drawBar, labelMarks } from './card-bar.ts';
import { drawEntries, isRightToLeft } from './card-content.ts';
import type { Finding, HoverCard } from './hover.ts';
import type { PageSettings } from './page-settings.ts';
import { createSurface, getView, type Standing, type Surface, setLanguage } from './surface.ts';

export type CardSettings = Pick<PageSettings, 'sheet' | 'texts' | 'scale'>;

/** Callbacks of the card. */
export interface CardHost {
  settings: CardSettings;
  hasVoice(language: string): boolean;
  /** An action on the entry at `index`. */
  onAct(act: CardAct, finding: Finding, index: number): void;
  /** A card has come. */
  onShown?(): void;
  /** The pointer entered an inert card or acted on it. */
  onReach?(card: HTMLElement, event: Event): void;
}

export interface Card extends HoverCard {
  /** Creates the parts that every card has. Called while a lookup runs, when there is time. */
  prepare(): void;
  /** Runs an action. @returns Whether a visible card has it. */
  act(act: CardAct): boolean;
  /** The learner's states of the words have changed. */
  redraw(): void;
}

/** Distance in pixels that still counts as near the card. The gap between word and card is larger, so the pointer may stop in it. */
const SLACK = 5;
/** Most movements, one per frame, that may lead along the card instead of closer: its buttons are at the far end. */
const LONGEST_DETOUR = 8;
/** Widest viewport, in screen pixels, in which touch shows the card along the edge. */
const NARROW = 600;

/**
 * Creates the hover card. It is a tooltip, not a live region: it appears at every rest of the mouse, and announcing each one would
 * drown the page. A pinned card is a dialog.
 */
export function createCard(host: CardHost): Card {
  const { settings } = host;
  let surface: Surface | undefined;
  /** The last rendered buttons, which most cards share. */
  let bar: { element: HTMLElement; acts: string; texts: PageTexts } | undefined;
  let shown: { finding: Finding; index: number } | undefined;
  let drawn: Finding['entries'] = [];
  let cardBox: Box | undefined;
  /** Movements since the pointer last came closer to the card. */
  let detour = LONGEST_DETOUR;

  function getSurface() {
    if (!surface) {
      // Only Firefox delivers these events, and only there a listener exists.
      const made: Surface = createSurface(settings.sheet, (event) => {
        keepFocus(event);
        (host as Required<CardHost>).onReach(made.card, event);
      });
      surface = made;
      made.card.addEventListener('mousedown', keepFocus);
      // Firefox exposes event targets inside closed shadow roots to the page, and their text to `window.find`, but not if they are inert. An
      // inert card is visible, and its host receives the pointer events.
      if (import.meta.env.FIREFOX) surface.card.inert = true;
    }
    return surface;
  }

  function getBar(texts: PageTexts, acts: readonly BarAct[]): HTMLElement {
    if (bar?.texts !== texts || bar.acts !== acts.join()) {
      bar = { element: drawBar(texts, acts, act), acts: acts.join(), texts };
    }
    return bar.element;
  }

  function act(name: CardAct): boolean {
    if (!shown || !surface) return false;
    if (name !== 'next' && name !== 'previous') host.onAct(name, shown.finding, shown.index);
    else {
      const { length } = surface.card.querySelectorAll('.entry');
      shown.index = (shown.index + (name === 'next' ? 1 : -1) + length) % length;
      markCurrent(surface.card, shown.index);
      labelMarks(surface.card, settings.texts, drawn[shown.index]);
    }
    return true;
  }

  const drawSound = ({ pair, isRecorded }: LookupEntry, index: number) =>
    isRecorded || host.hasVoice(toLanguagePair(pair).from)
      ? drawAct(settings.texts, 'speak', () => shown && host.onAct('speak', shown.finding, index))
      : undefined;

  /** Distance to the card; NaN while none is visible. */
  const toWay = (point: Point) => (cardBox ? toDistance(point, cardBox) : Number.NaN);

  const card: Card = {
    prepare() {
      getSurface();
      if (!bar) getBar(settings.texts, listActs([]));
    },
    draw(entries) {
      const { card } = getSurface();
      const { texts } = settings;
      drawn = entries;
      card.setAttribute('role', 'tooltip');
      setLanguage(card, texts);
      card.replaceChildren(drawEntries(texts, { entries }, { drawSound }), getBar(texts, listActs(entries)));
      labelMarks(card, texts, entries[0]);
    },
    show(finding) {
      const { card, show } = getSurface();
      shown = { finding, index: 0 };
      markCurrent(card, 0);
      cardBox = show(toStanding(finding, settings));
      if (!cardBox) {
        shown = undefined;
        return false;
      }
      host.onShown?.();
      return true;
    },
    follow: ({ boxes }) => surface?.mark(boxes),
    hide() {
      surface?.hide();
      shown = cardBox = undefined;
    },
    isUnder: (point) => toWay(point) < SLACK,
    isOn: (point) => toWay(point) === 0,
    isOnWay(from, point) {
      detour = toWay(point) < toWay(from) ? 0 : detour + 1;
      return detour < LONGEST_DETOUR;
    },
    isThere: () => surface?.isThere() === true,
    act,
    redraw() {
      if (!shown || !surface) return;
      card.draw(drawn);
      markCurrent(surface.card, shown.index);
      labelMarks(surface.card, settings.texts, drawn[shown.index]);
    },
  };
  return card;
}

/** A press on the card does not move the focus, so the page keeps its keys. Scroll bars still work. */
function keepFocus(event: Event): void {
  const isOnScroller = (event.target as Partial<Element>).classList?.contains('entries');
  if (event.type === 'mousedown' && !isOnScroller) event.preventDefault();
}

const listActs = (entries: Finding['entries']): BarAct[] => [
  ...(entries.length > 1 ? (['previous', 'next'] as const) : []),
  'study',
  'know',
  'pin',
];

/** Highlights the selected entry. A single entry needs no highlight. */
export function markCurrent(card: HTMLElement, index: number): void {
  const entries = card.querySelectorAll('.entry');
  entries.forEach((entry, at) => {
    entry.classList.toggle('current', at === index && entries.length > 1);
    if (at === index) entry.scrollIntoView({ block: 'nearest' });
  });
}

/** Anchor of the card for a finding. */
export function toStanding({ boxes, point, passage, form, isTouch }: Finding, { scale }: CardSettings): Standing {
  const { left, right, scale: pixels } = getView();
  const anchor = boxes.find((box) => isInside(point, box)) ?? boxes[0] ?? passage.box;
  return {
    node: passage.source.node,
    boxes: boxes.length > 0 ? boxes : [anchor],
    anchor,
    isVertical: passage.isVertical,
    isRightToLeft: isRightToLeft(form),
    scale,
    isSheet: isTouch && (right - left) * pixels <= NARROW,
  };
}

import type { PageTexts } from '../messaging/extension-texts.ts';
import { toLanguagePair } from '../model/pair.ts';
import { type Box, isInside, type Point, toDistance } from './box.ts';
import { type CardAct, drawBar, labelKnown } from './card-bar.ts';
import { drawEntries, isRightToLeft } from './card-content.ts';
import type { Finding, HoverCard } from './hover.ts';
import { mark } from './mark.ts';
import type { PageSettings } from './page-settings.ts';
import { createSurface, getView, type Standing, type Surface, setLanguage } from './surface.ts';

export type CardSettings = Pick<PageSettings, 'sheet' | 'texts' | 'scale'>;

/** What the card asks of the rest. */
export interface CardHost {
  settings: CardSettings;
  hasVoice(language: string): boolean;
  /** Something is to be done with the entry at `index`. */
  onAct(act: CardAct, finding: Finding, index: number): void;
  /** A card has come. */
  onShown?(): void;
  /** The pointer has come onto an inert card, or has done something there. */
  onReach?(card: HTMLElement, event: Event): void;
}

export interface Card extends HoverCard {
  /** Makes what every card has, where that was not done: there is time while a look-up runs. */
  prepare(): void;
  /** Does what a button of the card does. @returns Whether a card shows that has it. */
  act(act: CardAct): boolean;
}

/** Less than from the card to a word: the pointer may stop between them. */
const SLACK = 5;
/** How many movements, of a frame each, the way to the card may lead along it: the buttons stand at its far end. */
const LONGEST_DETOUR = 8;
/** Widest view, in pixels of the screen, in which a finger gets the card along its edge. */
const NARROW = 600;

/**
 * Makes the hover card. It is a tooltip and no live region: it follows every rest of a mouse, and reading each one out would drown
 * the page. A pinned card is a dialog.
 */
export function createCard(host: CardHost): Card {
  const { settings } = host;
  let surface: Surface | undefined;
  /** The buttons that were drawn last: most cards have the same. */
  let bar: { element: HTMLElement; acts: string; texts: PageTexts } | undefined;
  let shown: { finding: Finding; index: number } | undefined;
  let drawn: Finding['entries'] = [];
  /** What can be done with what is drawn. */
  let acts: readonly CardAct[] = [];
  let cardBox: Box | undefined;
  /** Movements since the last one that led nearer to the card. */
  let detour = LONGEST_DETOUR;

  function getSurface() {
    if (!surface) {
      // Only in Firefox it is told of events, and there it has somebody to tell.
      const made: Surface = createSurface(settings.sheet, (event) => {
        keepFocus(event);
        (host as Required<CardHost>).onReach(made.card, event);
      });
      surface = made;
      made.card.addEventListener('mousedown', keepFocus);
      // Firefox gives each event's own target to the page, and `window.find` whatever stands in a closed shadow root, but nothing of what
      // is inert. Such a card is seen, and its host takes the pointer.
      if (import.meta.env.FIREFOX) surface.card.inert = true;
    }
    return surface;
  }

  function getBar(texts: PageTexts, acts: readonly CardAct[]): HTMLElement {
    if (bar?.texts !== texts || bar.acts !== acts.join()) {
      bar = { element: drawBar(texts, acts, act), acts: acts.join(), texts };
    }
    return bar.element;
  }

  function act(name: CardAct): boolean {
    if (!shown || !acts.includes(name)) return false;
    if (name !== 'next' && name !== 'previous') host.onAct(name, shown.finding, shown.index);
    else if (surface) {
      const { length } = surface.card.querySelectorAll('.entry');
      shown.index = (shown.index + (name === 'next' ? 1 : -1) + length) % length;
      markCurrent(surface.card, shown.index);
      labelKnown(surface.card, settings.texts, drawn[shown.index]);
    }
    return true;
  }

  /** How far it is to the card; not a number while none shows. */
  const toWay = (point: Point) => (cardBox ? toDistance(point, cardBox) : Number.NaN);

  return {
    prepare() {
      getSurface();
      if (!bar) getBar(settings.texts, listActs([], host));
    },
    draw(entries) {
      const { card } = getSurface();
      const { texts } = settings;
      acts = listActs(entries, host);
      drawn = entries;
      card.setAttribute('role', 'tooltip');
      setLanguage(card, texts);
      card.replaceChildren(drawEntries(texts, { entries }), getBar(texts, acts));
      labelKnown(card, texts, entries[0]);
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
      mark(finding.passage.getRanges(finding.range.start, finding.range.end));
      host.onShown?.();
      return true;
    },
    hide() {
      surface?.hide();
      mark([]);
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
  };
}

/** A press on the card leaves the focus, and with it the page's own keys, where it is. A scroll bar is dragged as ever. */
function keepFocus(event: Event): void {
  const isOnScroller = (event.target as Partial<Element>).classList?.contains('entries');
  if (event.type === 'mousedown' && !isOnScroller) event.preventDefault();
}

function listActs(entries: Finding['entries'], { hasVoice }: CardHost): CardAct[] {
  const language = entries[0] && toLanguagePair(entries[0].pair).from;
  return [
    ...(language !== undefined && hasVoice(language) ? (['speak'] as const) : []),
    ...(entries.length > 1 ? (['previous', 'next'] as const) : []),
    'study',
    'know',
    'pin',
  ];
}

/** Shows which entry is meant by what is done. One entry alone needs no sign. */
export function markCurrent(card: HTMLElement, index: number): void {
  const entries = card.querySelectorAll('.entry');
  entries.forEach((entry, place) => {
    entry.classList.toggle('current', place === index && entries.length > 1);
    if (place === index) entry.scrollIntoView({ block: 'nearest' });
  });
}

/** Where a card for a finding goes. */
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

import type { PageTexts } from '../messaging/extension-texts.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { drawBlock } from './card-content.ts';
import { createHtml } from './html.ts';

/** What can be done with a card that shows. */
export type CardAct = 'speak' | 'study' | 'know' | 'next' | 'previous' | 'pin';

/** Drawn on a grid of 20 with round strokes; the key that does the same. */
const ACTS: Record<CardAct, { path: string; key: string }> = {
  speak: { path: 'M4 8v4h3l4 3V5L7 8zM14 7.5a4 4 0 0 1 0 5', key: 'S' },
  study: { path: 'M10 4v12M4 10h12', key: 'A' },
  know: { path: 'M4.5 10.5 8.5 14.5 15.5 6', key: 'K' },
  previous: { path: 'M12 5 7 10l5 5', key: 'B' },
  next: { path: 'M8 5l5 5-5 5', key: 'N' },
  pin: { path: 'M7.5 3.5h5M8.5 3.5v5L6 11.5h8l-2.5-3v-5M10 11.5v5', key: 'P' },
};

/** Buttons whose purpose no drawing tells; the others have an icon alone. */
type LabelledAct = 'study' | 'know' | 'pin';
const isLabelled = (act: CardAct): act is LabelledAct => act === 'study' || act === 'know' || act === 'pin';

const SVG = 'http://www.w3.org/2000/svg';

/** Finds what a key does on a card that shows; letters only, whatever the keyboard's case. */
export function findAct(key: string): CardAct | undefined {
  const letter = key.toUpperCase();
  return (Object.keys(ACTS) as CardAct[]).find((act) => ACTS[act].key === letter);
}

/** Draws the buttons below the entries. */
export function drawBar(texts: PageTexts, acts: readonly CardAct[], onAct: (act: CardAct) => void): HTMLElement {
  return drawBlock('bar', ...acts.map((act) => drawAct(texts, act, () => onAct(act))));
}

/** Draws one of the buttons that cards of both kinds have. */
export function drawAct(texts: PageTexts, act: CardAct, onPress: () => void): HTMLElement {
  const text = isLabelled(act) ? texts.card.labels[act] : undefined;
  const button = drawIconButton({ ...ACTS[act], label: texts.card[act], text }, onPress);
  button.dataset.name = act;
  return button;
}

/** Has the button for "known" say that it takes that back, where the entry is marked so. */
export function labelKnown(bar: Element, { card }: PageTexts, entry: LookupEntry | undefined): void {
  const button = bar.querySelector<HTMLElement>('[data-name=know]');
  const text = button?.querySelector('span');
  if (!button || !text) return;
  const act = entry?.known?.isMarked ? 'unknow' : 'know';
  text.textContent = card.labels[act];
  button.title = `${card[act]} (${ACTS.know.key})`;
}

export interface IconButton {
  path: string;
  key?: string;
  /** The button's action, in full. */
  label: string;
  /** Stands beside the drawing, and is the button's name. */
  text?: string | undefined;
}

export function drawIconButton({ path, key, label, text }: IconButton, onPress: () => void): HTMLElement {
  const button = createHtml('button');
  button.className = text === undefined ? 'icon' : 'icon labelled';
  button.title = key === undefined ? label : `${label} (${key})`;
  if (text === undefined) button.setAttribute('aria-label', label);
  // The pointer has no business in the tab order of the page; a pinned card gives its buttons one.
  button.tabIndex = -1;
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('viewBox', '0 0 20 20');
  drawing.setAttribute('aria-hidden', 'true');
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  drawing.append(line);
  button.append(drawing);
  if (text !== undefined) {
    const name = createHtml('span');
    name.textContent = text;
    button.append(name);
  }
  onClick(button, onPress);
  return button;
}

/** A button with what it does, for a press that comes by another way than a click on it. No page sees what a content script adds to one. */
export interface Pressable extends HTMLElement {
  press?: () => void;
}

/** Presses made by a person; a script of the page cannot reach the button, and one that could would not count. */
export function onClick(element: Pressable, onPress: () => void): void {
  if (import.meta.env.FIREFOX) element.press = onPress;
  element.addEventListener('click', (event) => {
    if (event.isTrusted) onPress();
  });
}

import type { PageTexts } from '../messaging/hover.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { drawBlock } from './card-content.ts';
import { createHtml } from './html.ts';

/** Actions of a visible card. */
export type CardAct = 'speak' | 'study' | 'know' | 'next' | 'previous' | 'pin';

/** Icon on a 20-pixel grid with round strokes, and the equivalent key. */
const ACTS: Record<CardAct, { path: string; key: string }> = {
  speak: { path: 'M4 8v4h3l4 3V5L7 8zM14 7.5a4 4 0 0 1 0 5', key: 'S' },
  study: { path: 'M10 4v12M4 10h12', key: 'A' },
  know: { path: 'M4.5 10.5 8.5 14.5 15.5 6', key: 'K' },
  previous: { path: 'M12 5 7 10l5 5', key: 'B' },
  next: { path: 'M8 5l5 5-5 5', key: 'N' },
  pin: { path: 'M7.5 3.5h5M8.5 3.5v5L6 11.5h8l-2.5-3v-5M10 11.5v5', key: 'P' },
};

/** Buttons that need a text label; the others have only an icon. */
type LabelledAct = 'study' | 'know' | 'pin';
const isLabelled = (act: CardAct): act is LabelledAct => act === 'study' || act === 'know' || act === 'pin';

const SVG = 'http://www.w3.org/2000/svg';

/** Finds the action of a letter key on a visible card, ignoring case. */
export function findAct(key: string): CardAct | undefined {
  const letter = key.toUpperCase();
  return (Object.keys(ACTS) as CardAct[]).find((act) => ACTS[act].key === letter);
}

/** Renders the buttons below the entries. */
export function drawBar(texts: PageTexts, acts: readonly CardAct[], onAct: (act: CardAct) => void): HTMLElement {
  return drawBlock('bar', ...acts.map((act) => drawAct(texts, act, () => onAct(act))));
}

/** Renders a button that both kinds of cards have. */
export function drawAct(texts: PageTexts, act: CardAct, onPress: () => void): HTMLElement {
  const text = isLabelled(act) ? texts.card.labels[act] : undefined;
  const button = drawIconButton({ ...ACTS[act], label: texts.card[act], text }, onPress);
  button.dataset.name = act;
  return button;
}

/** Labels the "known" button as its undo if the entry is marked as known. */
export function labelKnown(bar: Element, { card }: PageTexts, entry: LookupEntry | undefined): void {
  const button = bar.querySelector<HTMLElement>('[data-name=know]');
  const text = button?.querySelector('span');
  if (!button || !text) return;
  const act = entry?.known?.isMarked ? 'unknow' : 'know';
  text.textContent = card.labels[act];
  button.title = `${card[act]} (${ACTS.know.key})`;
}

export interface BarButton {
  path: string;
  key?: string;
  /** Full description of the button's action. */
  label: string;
  /** Label beside the icon, and the button's accessible name. */
  text?: string | undefined;
}

export function drawIconButton({ path, key, label, text }: BarButton, onPress: () => void): HTMLElement {
  const button = createHtml('button');
  button.className = text === undefined ? 'icon' : 'icon labelled';
  button.title = key === undefined ? label : `${label} (${key})`;
  if (text === undefined) button.setAttribute('aria-label', label);
  // Keep the buttons out of the page's tab order. A pinned card adds them to its own.
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

/** A button and its action, for presses that do not arrive as a click on it. Pages cannot see properties that a content script adds. */
export interface Pressable extends HTMLElement {
  press?: () => void;
}

/** Accepts only trusted presses. A script of the page cannot reach the button anyway. */
export function onClick(element: Pressable, onPress: () => void): void {
  if (import.meta.env.FIREFOX) element.press = onPress;
  element.addEventListener('click', (event) => {
    if (event.isTrusted) onPress();
  });
}

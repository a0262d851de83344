import type { PageTexts } from '../messaging/hover.ts';
import { WORD_KEYS } from '../model/keymap.ts';
import type { LookupEntry } from '../model/lookup.ts';
import { drawBlock } from './card-content.ts';
import { createHtml } from './html.ts';

/** Actions of a visible card. `undo` has no button of its own: it takes the place of `study`. */
export type CardAct = 'speak' | 'study' | 'know' | 'next' | 'previous' | 'pin' | 'undo';

/** Icons on a 20-pixel grid with round strokes. */
const PATHS: Record<Exclude<CardAct, 'undo'>, string> = {
  speak: 'M4 8v4h3l4 3V5L7 8zM14 7.5a4 4 0 0 1 0 5',
  study: 'M10 4v12M4 10h12',
  know: 'M4.5 10.5 8.5 14.5 15.5 6',
  previous: 'M12 5 7 10l5 5',
  next: 'M8 5l5 5-5 5',
  pin: 'M7.5 3.5h5M8.5 3.5v5L6 11.5h8l-2.5-3v-5M10 11.5v5',
};

/** Actions with a button below the entries. */
export type BarAct = Exclude<CardAct, 'undo' | 'speak'>;

/** Buttons that need a text label; the others have only an icon. */
type LabelledAct = 'study' | 'know';
const isLabelled = (act: CardAct): act is LabelledAct => act === 'study' || act === 'know';

const SVG = 'http://www.w3.org/2000/svg';

/** Finds the action of a letter on a card. With Shift, a letter is the page's; with the caps lock, it is not. */
export function findAct({
  key,
  shiftKey,
}: Pick<KeyboardEvent, 'key' | 'shiftKey'>): keyof typeof WORD_KEYS | undefined {
  const acts = Object.keys(WORD_KEYS) as (keyof typeof WORD_KEYS)[];
  return shiftKey ? undefined : acts.find((act) => WORD_KEYS[act] === key.toLowerCase());
}

/** Renders the buttons below the entries. */
export function drawBar(texts: PageTexts, acts: readonly BarAct[], onAct: (act: BarAct) => void): HTMLElement {
  return drawBlock('bar', ...acts.map((act) => drawAct(texts, act, () => onAct(act))));
}

/** Renders a button that both kinds of cards have. */
export function drawAct(texts: PageTexts, act: Exclude<CardAct, 'undo'>, onPress: () => void): HTMLElement {
  const text = isLabelled(act) ? texts.card.labels[act] : undefined;
  const button = drawIconButton(
    { path: PATHS[act], title: toTitle(texts.card[act], act), label: texts.card[act], text },
    onPress,
  );
  button.dataset.name = act;
  return button;
}

/** Labels the buttons of an entry that is already in Study by this card, or known, as their undo. */
export function labelMarks(bar: Element, { card, pinned }: PageTexts, entry?: LookupEntry): void {
  const isTaken = entry?.taken !== undefined;
  const label = (name: 'study' | 'know', text: string, title: string) => {
    const button = bar.querySelector<HTMLElement>(`[data-name=${name}]`);
    button?.lastElementChild?.replaceChildren(text);
    button?.setAttribute('title', title);
    button?.classList.toggle('taken', isTaken && name === 'study');
  };
  const know = entry?.known?.isMarked ? 'unknow' : 'know';
  label('know', card.labels[know], toTitle(card[know], 'know'));
  if (isTaken) label('study', `✓ ${card.labels.taken} · ${pinned.undo}`, toTitle(pinned.undo, 'undo'));
  else label('study', card.labels.study, toTitle(card.study, 'study'));
}

const toTitle = (label: string, act: keyof typeof WORD_KEYS) => `${label} (${WORD_KEYS[act].toUpperCase()})`;

export interface BarButton {
  path: string;
  /** Its tooltip, if that says more than `label`. */
  title?: string;
  /** Full description of the button's action. */
  label: string;
  /** Label beside the icon, and the button's accessible name. */
  text?: string | undefined;
}

export function drawIconButton({ path, label, title = label, text }: BarButton, onPress: () => void): HTMLElement {
  const button = createHtml('button');
  button.className = text === undefined ? 'icon' : 'icon labelled';
  button.title = title;
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

import type { Surface } from '../surface.ts';

/** Sent within the card for each of its keys; `detail` is the key's event, which the page does not receive. */
export const CARD_KEY = 'card-key';

const FOCUS_TYPES = ['focus', 'blur', 'focusin', 'focusout'] as const;
const TYPING_TYPES = ['keypress', 'keyup', 'beforeinput', 'input', 'compositionstart', 'compositionupdate'];

/** Elements of a card that can have the focus. */
const STOPS = ['button', 'summary', 'textarea', 'input', 'select', '[tabindex="0"]'].join();

/**
 * Keeps what happens on a pinned card from the page: a dialog of the page that holds the focus would take it back, and its keys would act on what
 * the person writes. Pages that listen on `window` in the capturing phase come first.
 */
export function hideOwnEvents(view: Window, surface: () => Surface | undefined, signal: AbortSignal): void {
  const options = { capture: true, signal };
  const onFocus = (event: FocusEvent) => {
    if (surface()?.owns(event) || surface()?.isHost(event.relatedTarget)) event.stopImmediatePropagation();
  };
  // A closed shadow root of the page hides the target, so the focus decides.
  const isTyped = (event: Event) => event.isTrusted && surface()?.hasFocus() === true;
  const onTyping = (event: Event) => {
    if (isTyped(event)) event.stopImmediatePropagation();
  };
  const onKey = (event: KeyboardEvent) => {
    const card = surface()?.card;
    if (!card || !isTyped(event)) return;
    event.stopImmediatePropagation();
    const stop = findFocused(card);
    (stop ?? card).dispatchEvent(new CustomEvent(CARD_KEY, { bubbles: true, detail: event }));
    if (event.key === 'Tab' && !event.defaultPrevented) moveFocus(card, stop, event);
  };
  for (const type of FOCUS_TYPES) view.addEventListener(type, onFocus, options);
  for (const type of TYPING_TYPES) view.addEventListener(type, onTyping, options);
  view.addEventListener('keydown', onKey, options);
}

function findFocused(card: HTMLElement): Element | undefined {
  return (card.getRootNode() as ShadowRoot).activeElement ?? undefined;
}

/** Tab stays within the card: behind its last button the page would take the focus. */
function moveFocus(card: HTMLElement, from: Element | undefined, event: KeyboardEvent): void {
  const stops: Element[] = [...card.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.hasAttribute('disabled'),
  );
  if (stops.length === 0) return;
  event.preventDefault();
  const index = from ? stops.indexOf(from) : -1;
  const next = index < 0 ? (event.shiftKey ? -1 : 0) : (index + (event.shiftKey ? -1 : 1)) % stops.length;
  (stops.at(next) as HTMLElement | undefined)?.focus();
}

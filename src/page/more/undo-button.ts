import type { PageCore } from '../core.ts';

/** Draws the button that takes a mark back. It works once. */
export function drawUndo({ parts, settings }: PageCore, onPress: () => Promise<void>): HTMLElement {
  const button = parts.createHtml('button');
  button.className = 'undo';
  button.textContent = settings.texts.pinned.undo;
  // A sentence that comes and goes is not in the page's tab order. K on the word's card does the same by keyboard.
  button.tabIndex = -1;
  // A press on it leaves the focus, and with it the keys, where they are.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  let isPressed = false;
  parts.onClick(button, () => {
    if (!isPressed) void onPress();
    isPressed = true;
  });
  return button;
}

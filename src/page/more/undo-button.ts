import type { PageCore } from '../core.ts';

/** Draws the button that takes a mark back. It works once. */
export function drawUndo({ parts, settings }: PageCore, onPress: () => Promise<void>): HTMLElement {
  const button = parts.createHtml('button');
  button.className = 'undo';
  button.textContent = settings.texts.pinned.undo;
  // A sentence that comes and goes is no stop on the way through the page.
  button.tabIndex = -1;
  // Nor does a press on it take the focus, and with it the keys, from where they are.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  let isPressed = false;
  parts.onClick(button, () => {
    if (!isPressed) void onPress();
    isPressed = true;
  });
  return button;
}

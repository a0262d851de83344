import type { PageCore } from '../hover-parts.ts';

/** Renders the undo button of a mark. It works once. */
export function drawUndo({ parts, settings }: PageCore, onPress: () => Promise<void>): HTMLElement {
  const button = parts.createHtml('button');
  button.className = 'undo';
  button.textContent = settings.texts.pinned.undo;
  // A transient message is not in the page's tab order. K on the word's card does the same by keyboard.
  button.tabIndex = -1;
  // A press does not move the focus, so the page keeps its keys.
  button.addEventListener('mousedown', (event) => event.preventDefault());
  let isPressed = false;
  parts.onClick(button, () => {
    if (!isPressed) void onPress();
    isPressed = true;
  });
  return button;
}

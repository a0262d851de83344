import type { PageCore } from '../hover-parts.ts';

/** Renders a button of a panel. */
export function drawTextButton({ parts }: PageCore, text: string, onPress: () => void): HTMLElement {
  const button = parts.createHtml('button');
  button.className = 'button';
  button.textContent = text;
  parts.onClick(button, onPress);
  return button;
}

import type { PageCore } from '../core.ts';

/** A text in another language than the interface's. */
export interface ForeignText {
  text: string;
  /** As HTML has it. */
  language: string | undefined;
}

/** Puts texts into a sentence as `fillText` does, each marked with its own language: a screen reader pronounces them by it. */
export function fillForeign(
  { parts }: PageCore,
  sentence: string,
  values: Readonly<Record<string, ForeignText | string>>,
): DocumentFragment {
  const filled = document.createDocumentFragment();
  // Every other piece is the name of a value.
  sentence.split(/\{(\w+)\}/).forEach((piece, place) => {
    const value = place % 2 === 0 ? piece : (values[piece] ?? piece);
    filled.append(typeof value === 'string' ? value : drawForeign(parts, value));
  });
  return filled;
}

function drawForeign({ createHtml }: PageCore['parts'], { text, language }: ForeignText): HTMLElement {
  const span = createHtml('span');
  span.textContent = text;
  span.dir = 'auto';
  if (language !== undefined) span.lang = language;
  return span;
}

import type { PageCore } from '../hover-parts.ts';

/** A text in a language other than the interface's. */
export interface ForeignText {
  text: string;
  /** As HTML has it. */
  language: string | undefined;
}

/** A message in the interface language, with value names as in `fillText`. */
export interface Sentence {
  text: string;
  values?: Readonly<Record<string, ForeignText | string>>;
}

/** Inserts the values into a sentence, each marked with its language, so screen readers pronounce them correctly. */
export function drawSentence({ parts }: PageCore, { text, values = {} }: Sentence): DocumentFragment {
  const filled = document.createDocumentFragment();
  // Every other piece is the name of a value.
  text.split(/\{(\w+)\}/).forEach((piece, index) => {
    const value = index % 2 === 0 ? piece : (values[piece] ?? piece);
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

import { isMatching, read } from './dom.ts';

export type EditableField = HTMLInputElement | HTMLTextAreaElement;

/** Elements with a label in which browsers report no caret position: closed and open lists, input buttons. */
export type LabelField = HTMLSelectElement | HTMLOptionElement | HTMLInputElement;

export function isLabelField(element: Element | undefined): element is LabelField {
  const fields = 'select,option,input:is([type=submit],[type=button],[type=reset])';
  return element !== undefined && isMatching(element, fields);
}

const READABLE_TYPE = /^(text|search|email|url|tel)$/;
/** Sensitive text fields: passwords shown in clear text, card numbers. */
const SECRET = /passw|pwd|one-time|otp|cc-|secret|pin\b/i;

/** Decides whether a node is a field whose text may be read. Password fields never are. */
export function isReadableField(node: Node): node is EditableField {
  const tagName = read(node as Element, 'tagName') as string | undefined;
  if (tagName === 'TEXTAREA') return true;
  if (tagName !== 'INPUT') return false;
  const input = node as HTMLInputElement;
  return READABLE_TYPE.test(input.type) && !SECRET.test(`${input.autocomplete} ${input.name} ${input.id}`);
}

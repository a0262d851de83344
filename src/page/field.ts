export type TextField = HTMLInputElement | HTMLTextAreaElement;

/** What shows a label in which browsers tell no place: a closed list its chosen entry, an entry of an open one, a button that is an input. */
export type LabelField = HTMLSelectElement | HTMLOptionElement | HTMLInputElement;

export function isLabelField(element: Element | undefined): element is LabelField {
  return element?.matches('select,option,input:is([type=submit],[type=button],[type=reset])') === true;
}

const READABLE_TYPE = /^(text|search|email|url|tel)$/;
/** A password that is shown for a moment is a text field; so is a card number. */
const SECRET = /passw|pwd|one-time|otp|cc-|secret|pin\b/i;

/** Tells whether a node is a field whose text may be read: never one for passwords, however it is drawn. */
export function isReadableField(node: Node): node is TextField {
  const { tagName } = node as Partial<Element>;
  if (tagName === 'TEXTAREA') return true;
  if (tagName !== 'INPUT') return false;
  const input = node as HTMLInputElement;
  return READABLE_TYPE.test(input.type) && !SECRET.test(`${input.autocomplete} ${input.name} ${input.id}`);
}

interface Tags {
  bgsound: HTMLElement;
  div: HTMLDivElement;
  span: HTMLSpanElement;
  style: HTMLStyleElement;
  iframe: HTMLIFrameElement;
  button: HTMLButtonElement;
  input: HTMLInputElement;
  textarea: HTMLTextAreaElement;
  label: HTMLLabelElement;
  select: HTMLSelectElement;
  option: HTMLOptionElement;
  details: HTMLDetailsElement;
  summary: HTMLElement;
  mark: HTMLElement;
}

/** Creates an HTML element, even in an SVG or other XML document. */
export function createHtml<Tag extends keyof Tags>(tag: Tag): Tags[Tag] {
  return document.createElementNS('http://www.w3.org/1999/xhtml', tag) as unknown as Tags[Tag];
}

/** One screen, or a part of one, in one state. */
export interface Exhibit {
  /** Size of its window, in CSS pixels. */
  width: number;
  height: number;
  /** Renders it; when the promise resolves the content is there, except code that loads when first shown. */
  show(root: HTMLElement): Promise<void> | void;
}

export type Room = Record<string, Exhibit>;

/** Clicks what a person would, once it is there. */
export async function pressOn(selector: string): Promise<void> {
  (await waitFor(selector)).click();
}

/** @throws {Error} If nothing matches within five seconds. */
export async function waitFor(selector: string): Promise<HTMLElement> {
  for (let round = 0; round < 250; round++) {
    const found = document.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`Expected ${selector} on the screen, got none.`);
}

export async function type(selector: string, value: string): Promise<void> {
  const field = (await waitFor(selector)) as HTMLInputElement;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Lets the browser call itself Firefox, in a version of its own. */
export function pretendFirefox(version: number): void {
  const runtime = { getBrowserInfo: async () => ({ version: `${version}.0` }) };
  Object.assign(globalThis, { chrome: { runtime } });
}

/** One screen, or a part of one, in one state. */
export interface Exhibit {
  /** Size of the window that it is shown in, in CSS pixels. */
  width: number;
  height: number;
  /** Draws it; what it shows is there when the promise settles, but for code that is loaded when first shown. */
  show(root: HTMLElement): Promise<void> | void;
}

export type Room = Record<string, Exhibit>;

/** Presses what a person would, once it is there. */
export async function pressOn(selector: string): Promise<void> {
  (await waitFor(selector)).click();
}

/** @throws {Error} When nothing fits within five seconds. */
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

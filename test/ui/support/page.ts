import { act } from 'preact/test-utils';
import { vi } from 'vitest';

export function byId<E extends HTMLElement = HTMLElement>(id: string): E {
  const element = document.getElementById(id);
  if (!element) throw new Error(`Expected an element with the id ${id}, got none.`);
  return element as E;
}

export function textOf(id: string): string {
  return byId(id).textContent;
}

/** Runs an action and waits until its messages are answered, lazy content is loaded, and the screen is rendered. */
export async function settle(action: () => unknown): Promise<void> {
  await act(async () => {
    await action();
    await new Promise((resolve) => setTimeout(resolve));
    await new Promise((resolve) => setTimeout(resolve));
  });
  // Rendering may have requested more code.
  await act(() => vi.dynamicImportSettled());
}

export function press(key: string, target: EventTarget = document): Promise<void> {
  return settle(() => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })));
}

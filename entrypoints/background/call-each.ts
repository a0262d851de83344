import { warn } from './warn.ts';

/** Calls listeners in the order in which they were added. One that throws does not stop the others. */
export function callEach<Args extends unknown[]>(listeners: readonly ((...args: Args) => void)[], args: Args): void {
  for (const listener of listeners) {
    try {
      listener(...args);
    } catch (thrown) {
      warn('A change was not followed')(thrown);
    }
  }
}

/** Calls listeners in the order in which they were added. One that throws is reported, and does not stop the others. */
export function callEach<Args extends unknown[]>(listeners: readonly ((...args: Args) => void)[], args: Args): void {
  for (const listener of listeners) {
    try {
      listener(...args);
    } catch (thrown) {
      reportError(thrown);
    }
  }
}

/** Makes what runs works one after the other, in the order in which they were given; one that fails does not stop the next. */
export function createInTurn(): <T>(work: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve();
  return (work) => {
    const run = tail.then(work);
    tail = run.catch(() => undefined);
    return run;
  };
}

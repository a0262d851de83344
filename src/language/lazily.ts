/**
 * Makes a value when it is first asked for. To make an expression with a class of letters takes Chrome up to a millisecond, and a background
 * that starts for one look-up needs few of those that there are.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

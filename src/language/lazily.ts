/**
 * Creates a value on first use. Chrome takes up to a millisecond to compile a regular expression with a letter class, and a background
 * that starts for one lookup needs only a few of them.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

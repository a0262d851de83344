/** Remembers what was computed for the same words. */
export function memoise<A extends string[], R>(compute: (...args: A) => R): (...args: A) => R {
  const known = new Map<string, R>();
  return (...args) => {
    const key = args.join('\t');
    const value = known.get(key) ?? compute(...args);
    known.set(key, value);
    return value;
  };
}

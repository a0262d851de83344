import { toAppError } from '../../src/app-error.ts';

/**
 * For work that nobody waits for: says in the console what was not done, and why.
 *
 * @param what - As in "The badge was not shown".
 */
export const warn = (what: string) => (thrown: unknown) => console.warn(`${what}:`, toAppError(thrown).message);

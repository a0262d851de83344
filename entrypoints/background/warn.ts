import { toAppError } from '../../src/app-error.ts';

/**
 * Reports failures of background work in the console.
 *
 * @param what - As in "The badge was not shown".
 */
export const warn = (what: string) => (thrown: unknown) => console.warn(`${what}:`, toAppError(thrown).message);

import type { Respelling } from '../store/respelling.ts';

/** Names the rules that cards are computed by: a store that was computed by others is computed anew. */
const ENGINE = 'fsrs-6/2';

/** The rules together with the spellings that words are kept under. */
export function toEngine({ id }: Pick<Respelling, 'id'>): string {
  return id === '' ? ENGINE : `${ENGINE} ${id}`;
}

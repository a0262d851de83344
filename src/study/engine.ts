/** Names the rules that cards are computed by: a store that was computed by others is computed anew. */
const ENGINE = 'fsrs-6/3';

/** The rules together with the spellings that words are kept under. @param respellingId - Empty where none has changed. */
export function toEngine(respellingId: string): string {
  return respellingId === '' ? ENGINE : `${ENGINE} ${respellingId}`;
}

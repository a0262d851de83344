/** Version of the scheduling rules. Caches computed by another version are rebuilt. */
const ENGINE = 'fsrs-6/5';

/** Version of the rules together with the respellings. @param respellingId - Empty if there are none. */
export function toEngine(respellingId: string): string {
  return respellingId === '' ? ENGINE : `${ENGINE} ${respellingId}`;
}

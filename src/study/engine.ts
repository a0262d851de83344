/** Version of the scheduling rules. Caches computed by another version are rebuilt. */
const ENGINE = 'fsrs-6/5';

/**
 * Version of the rules together with the respellings and the learner's weights.
 *
 * @param respellingId - Empty if there are none.
 * @param weightsId - Empty if there are none.
 */
export function toEngine(respellingId: string, weightsId = ''): string {
  const engine = respellingId === '' ? ENGINE : `${ENGINE} ${respellingId}`;
  return weightsId === '' ? engine : `${engine}+${weightsId}`;
}

/** Without the weights, on which no word's state depends. */
export const dropWeights = (engine: unknown): string => String(engine).replace(/\+.*/, '');

/** Upper limit for the median of a row. */
export interface Budget {
  most: number;
  /**
   * The limit applies to the row's value in its own unit, its ratio to the floor, or its difference from the floor.
   */
  of: 'value' | 'ratio' | 'difference';
}

export const atMost = (most: number): Budget => ({ most, of: 'value' });
export const timesFloor = (most: number): Budget => ({ most, of: 'ratio' });
export const aboveFloor = (most: number): Budget => ({ most, of: 'difference' });

/** @param ours - A median and the floor's in the same unit. Without a floor, only an absolute budget applies. */
export function isKept({ most, of }: Budget, ours: number, floor = Number.NaN): boolean {
  const measured = { value: ours, ratio: ours / floor, difference: ours - floor };
  return measured[of] <= most;
}

export function formatBudget({ most, of }: Budget): string {
  const texts = { value: `≤ ${most}`, ratio: `≤ ${most} ×`, difference: `≤ +${most}` };
  return texts[of];
}

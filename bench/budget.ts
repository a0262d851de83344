/** The most that a row's median may come to. */
export interface Budget {
  most: number;
  /** Of what: of the row itself, in its own unit; of its ratio to the floor; of what it is above the floor. */
  of: 'value' | 'ratio' | 'difference';
}

export const atMost = (most: number): Budget => ({ most, of: 'value' });
export const timesFloor = (most: number): Budget => ({ most, of: 'ratio' });
export const aboveFloor = (most: number): Budget => ({ most, of: 'difference' });

/** @param ours - A median, and that of the floor in the same unit; without a floor only its own value can be held against a budget. */
export function isKept({ most, of }: Budget, ours: number, floor = Number.NaN): boolean {
  const measured = { value: ours, ratio: ours / floor, difference: ours - floor };
  return measured[of] <= most;
}

export function formatBudget({ most, of }: Budget): string {
  const texts = { value: `≤ ${most}`, ratio: `≤ ${most} ×`, difference: `≤ +${most}` };
  return texts[of];
}

/** How well a word was recalled. With two buttons: `again` is "Forgot", `good` is "Remembered". */
export const RATINGS = ['again', 'hard', 'good', 'easy'] as const;
export type Rating = (typeof RATINGS)[number];

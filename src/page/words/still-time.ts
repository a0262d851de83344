/** Scrolling has ended when nothing has moved for so long. */
export const STILL_MS = 100;
/** A page that changes without a pause is read again at least this often. */
export const LONGEST_QUIET_WAIT_MS = 250;

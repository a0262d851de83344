/** Space that a clean text has not. */
const UNCLEAN_SPACE = /[^\S ]|^ | {2}| $/;

/** A text as a card may have it: whole characters, no space around it, single spaces in it. */
export function cleanText(text: string): string {
  const whole = text.toWellFormed();
  return UNCLEAN_SPACE.test(whole) ? whole.replace(/\s+/g, ' ').trim() : whole;
}

/** Cuts a long text at a space, with "…". @param most - In UTF-16 code units. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}

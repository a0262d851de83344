/** A text as a card may have it: whole characters, no space around it, single spaces in it. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(/\s+/g, ' ').trim();
}

/** Cuts a long text at a space, with "…". @param most - In UTF-16 code units. */
export function shortenText(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut).toWellFormed().trimEnd()}…`;
}

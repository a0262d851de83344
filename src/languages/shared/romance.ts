/** Articles that an apostrophe joins to a headword. */
export const ELIDED_ARTICLE = /^(?:l|s|un|gl|d(?=['’]h?[aeiouyàâéèêîôû].{3,}\s))['’](?=\p{L}{3})/iu;

/** A headword without its reflexive ending. */
export const withoutSe = (word: string): string =>
  word.replace(/(?<=\p{L}{2}[aeiíáéêô]r)-?se$|(?<=\p{L}{2}r)-(?:se|s['’])$/u, '');

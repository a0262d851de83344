/** The part of a keyboard event that identifies the key. */
export interface KeyPress {
  key: string;
  code: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
}

/** On a keyboard without Latin letters, the physical position counts. */
export function isLetter({ key, code }: KeyPress, letter: string): boolean {
  if (key.toLowerCase() === letter) return true;
  return !/^[\u0020-\u024f]$/.test(key) && code === `Key${letter.toUpperCase()}`;
}

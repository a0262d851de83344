import type { PictureNames } from '../package/quality.ts';

/** Pictures that many languages name with a word for a face, which English leaves out. */
const FACES = ['🐶', '🐱', '🐮'];

/** The letters that the names of several faces share, such as `gesig` or ` 얼굴`; undefined where there are none. */
export function findFaceWord(names: PictureNames): string | undefined {
  const [first = '', ...others] = FACES.map((picture) => names.get(picture) ?? '');
  for (let length = first.length; length >= 3; length -= 1) {
    for (let start = 0; start + length <= first.length; start += 1) {
      const part = first.slice(start, start + length);
      if (others.every((name) => name.includes(part))) return part.trim();
    }
  }
  return undefined;
}

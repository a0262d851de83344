import type { Page } from 'puppeteer-core';

/** Of the pictures' captions and tiles. */
export const FONTS = '"Noto Sans", "Noto Sans Arabic", "Noto Sans CJK JP", sans-serif';

/**
 * Finds letters that no font of this machine has: the browser draws the same box for each of them.
 *
 * @param text - Whose letters are tried.
 * @returns Each of them once.
 */
export async function findMissingLetters(page: Page, text: string): Promise<string[]> {
  const letters = [...new Set(text.match(/[\p{L}\p{Emoji_Presentation}]/gu))];
  const [box, ...drawn] = await draw(page, [PRIVATE, ...letters]);
  return letters.filter((_, index) => drawn[index] === box);
}

/** Code points for private use have no letter in any font. */
const PRIVATE = '\u{10fffd}';

/** @returns A picture of each letter. */
function draw(page: Page, letters: string[]): Promise<string[]> {
  return page.evaluate(
    (wanted: string[], font: string) =>
      wanted.map((letter) => {
        const canvas = document.createElement('canvas');
        [canvas.width, canvas.height] = [64, 64];
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.font = font;
        context.fillText(letter, 8, 48);
        return canvas.toDataURL();
      }),
    letters,
    `40px ${FONTS}`,
  );
}

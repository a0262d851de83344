import type { Box } from '../box.ts';
import type { FindShadowRoot } from '../shadow.ts';

/**
 * Watches the visible elements of this document: appearing, disappearing, moving, resizing.
 *
 * @param onChange - Receives the boxes of the visible cards, and whether there are no screen-reader-only ones either.
 * @returns A function that reports again.
 */
export function watchCards(
  findShadowRoot: FindShadowRoot,
  onChange: (boxes: Box[], isEmpty: boolean) => void,
): () => void {
  const known = new WeakSet<Element>();
  const sizes = new ResizeObserver(report);
  const looks = new MutationObserver(report);

  const findCards = () =>
    [...document.documentElement.children].flatMap((host) => findShadowRoot(host)?.querySelector('.card') ?? []);

  function report(): void {
    const cards = findCards();
    for (const card of cards) {
      if (known.has(card)) continue;
      known.add(card);
      sizes.observe(card);
      looks.observe(card, { attributes: true });
    }
    const seen = cards.filter((card) => getComputedStyle(card).opacity !== '0');
    onChange(
      seen.map((card) => card.getBoundingClientRect()),
      cards.length === 0,
    );
  }

  new MutationObserver(report).observe(document.documentElement, { childList: true });
  return report;
}

import type { Finding } from '../hover.ts';
import type { PageCore } from '../hover-parts.ts';
import type { Surface } from '../surface.ts';
import { isInView, toView } from './view.ts';

/**
 * Places the pinned card beside its word, and keeps its focus and scroll position.
 *
 * @returns Whether it is visible.
 */
export function placePinned(
  { parts, settings }: Pick<PageCore, 'parts' | 'settings'>,
  surface: Surface,
  finding: Finding,
): boolean {
  const { passage, range } = finding;
  const boxes = passage.getBoxes(range.start, range.end);
  const { card } = surface;
  const { scrollTop } = card;
  const seen = parts.getView();
  const [first] = boxes;
  // If the word is out of view or gone, the card stays at its position, or as near as the viewport allows.
  const isSeen = first !== undefined && isInView(first, seen);
  finding.boxes = isSeen ? boxes : finding.boxes.map((box) => toView(box, seen));
  const hadFocus = card.matches(':focus-within');
  const standing = parts.toStanding(finding, settings);
  const isShown = surface.show({ ...standing, marks: isSeen ? boxes : [] }) !== undefined;
  // The card's parent changes with the full-screen element.
  if (isShown && hadFocus && !card.matches(':focus-within')) card.focus({ preventScroll: true });
  card.scrollTop = scrollTop;
  return isShown;
}

/** A card that opens from another card's text belongs to the same word on the page: the text of the old card no longer exists. */
export function moveToPassage(finding: Finding, { passage, range, boxes, point }: Finding): Finding {
  return { ...finding, passage, range, boxes, point };
}

/** Name of the highlight; `assets/public/mark.css` gives it its colour. */
const NAME = 'wayword';

/**
 * Marks text on the page by the CSS Custom Highlight API, which touches no element. Browsers without it (Chrome knows it since 105,
 * Firefox since 140) show no mark.
 *
 * @param ranges - What to mark in place of what was marked; none: nothing.
 */
export function mark(ranges: readonly Range[]): void {
  try {
    if (ranges.length > 0) CSS.highlights.set(NAME, new Highlight(...ranges));
    else CSS.highlights.delete(NAME);
  } catch {
    // A document that is going away, or a browser without highlights.
  }
}

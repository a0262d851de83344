/** Name of the highlight, which `assets/public/mark.css` colours. */
const NAME = 'wayword';

/**
 * Marks text on the page with the CSS Custom Highlight API, which changes no element. Browsers without it (Chrome before 105, Firefox
 * before 140) show no mark.
 *
 * @param ranges - Ranges to mark, replacing the previous ones; may be empty.
 */
export function mark(ranges: readonly Range[]): void {
  try {
    if (ranges.length > 0) CSS.highlights.set(NAME, new Highlight(...ranges));
    else CSS.highlights.delete(NAME);
  } catch {
    // The document is being unloaded, or the browser has no highlights.
  }
}

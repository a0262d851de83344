import type { Box } from './box.ts';
import { toZoom } from './host.ts';
import { createHtml } from './html.ts';

/** Marks of a word over the page, which takes no part in them. */
export interface PageMarks {
  /** Marks these boxes instead of the previous ones. */
  put(boxes: readonly Box[]): void;
}

/**
 * Creates marks in a host's shadow root. A highlight of the page's own text would need a style sheet in the page, and adding one makes
 * the browser restyle all of it: two seconds on a page of a million nodes.
 */
export function createMarks(root: ShadowRoot, host: HTMLElement): PageMarks {
  const layer = createHtml('div');
  root.append(layer);
  return {
    put(boxes) {
      const zoom = toZoom(host);
      layer.replaceChildren(...boxes.map((box) => toMark(box, zoom)));
    },
  };
}

function toMark({ left, top, right, bottom }: Box, zoom: number): HTMLElement {
  const mark = createHtml('div');
  mark.className = 'mark';
  mark.style.cssText = `zoom:${zoom};left:${left}px;top:${top}px;width:${right - left}px;height:${bottom - top}px`;
  return mark;
}

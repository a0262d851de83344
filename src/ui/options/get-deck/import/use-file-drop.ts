import type { RefObject } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** Position of a dragged file: elsewhere, over the page, over the drop zone. */
export type FileDrag = 'none' | 'page' | 'zone';

/**
 * Accepts files dropped on a zone. A file that misses the zone is ignored, because the browser would otherwise navigate to it.
 *
 * @param onFiles - Receives the files; undefined while the zone accepts none.
 */
export function useFileDrop(
  zone: RefObject<HTMLElement | null>,
  onFiles: ((files: readonly File[]) => Promise<void>) | undefined,
): FileDrag {
  const [drag, setDrag] = useState<FileDrag>('none');
  useEffect(() => {
    const isOver = ({ target }: Event) => target instanceof Node && zone.current?.contains(target) === true;
    const onDrag = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      const isTaken = onFiles !== undefined && isOver(event);
      if (event.dataTransfer) event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
      setDrag(onFiles === undefined ? 'none' : isTaken ? 'zone' : 'page');
    };
    const onLeave = (event: DragEvent) => {
      // Moving between two elements fires `dragenter` for the next one first.
      if (event.relatedTarget === null) setDrag('none');
    };
    const onDrop = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setDrag('none');
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0 && isOver(event)) void onFiles?.(files);
    };
    window.addEventListener('dragenter', onDrag);
    window.addEventListener('dragover', onDrag);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragenter', onDrag);
      window.removeEventListener('dragover', onDrag);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, [zone, onFiles]);
  return drag;
}

/** Text and links can also be dragged, for example into fields. */
function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ImportModel, ImportStage } from './import-model.ts';

interface ImportPlaces {
  section: RefObject<HTMLElement | null>;
  /** The button that a file is chosen with. */
  choose: RefObject<HTMLElement | null>;
  /** The name of the chosen file, above what there is to decide. */
  fileName: RefObject<HTMLElement | null>;
  cancel: RefObject<HTMLElement | null>;
  /** What came of it, or what is wrong. */
  result: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus along with the import: what was pressed is gone, and a screen reader goes on with what came in its place.
 * A person who is busy elsewhere on the page is left alone.
 */
export function useImportFocus({ stage, problem }: ImportModel, places: ImportPlaces): void {
  const step = stage.value;
  const last = useRef(step);
  useLayoutEffect(() => {
    if (last.current === step) return;
    last.current = step;
    const focused = document.activeElement;
    const isHere = focused === null || focused === document.body || places.section.current?.contains(focused) === true;
    if (!isHere) return;
    const target = problem.peek() ? places.result : placeOf(step, places);
    target?.current?.focus();
  }, [step]);
}

function placeOf({ kind }: ImportStage, places: ImportPlaces): RefObject<HTMLElement | null> | undefined {
  switch (kind) {
    case 'empty':
      return places.choose;
    case 'reading':
      return undefined;
    case 'chosen':
      return places.fileName;
    case 'importing':
      return places.cancel;
    case 'done':
    case 'cancelled':
      return places.result;
  }
}

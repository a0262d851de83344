import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ImportModel } from './import-model.ts';
import type { ImportStage } from './import-stage.ts';

interface ImportPlaces {
  section: RefObject<HTMLElement | null>;
  /** The button that opens the file picker. */
  choose: RefObject<HTMLElement | null>;
  /** The name of the chosen file, above the choices. */
  fileName: RefObject<HTMLElement | null>;
  cancel: RefObject<HTMLElement | null>;
  /** The result or the error. */
  result: RefObject<HTMLElement | null>;
}

/**
 * Moves the focus along with the import: the pressed button disappears, and a screen reader continues with its replacement.
 * The focus stays if it is elsewhere on the page.
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

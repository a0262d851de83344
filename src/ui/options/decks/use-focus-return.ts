import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** Returns the focus to the button that a question replaced, unless something else has taken it. */
export function useFocusReturn(isAsking: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (wasAsking.current && !isAsking && isFocusLost) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  return button;
}

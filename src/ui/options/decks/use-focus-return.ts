import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/** For the button that a question takes the place of: it has the focus again when the question is over and nothing else took it. */
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

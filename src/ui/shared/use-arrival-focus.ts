import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * For an element that takes the focus when it comes on the screen: before it is painted, so that what the browser scrolls
 * for it is not seen to jump, and no click or key in between goes elsewhere.
 */
export function useArrivalFocus<E extends HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null);
  useLayoutEffect(() => element.current?.focus(), []);
  return element;
}

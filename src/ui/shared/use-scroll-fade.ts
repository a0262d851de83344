import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * Marks a scrolling box with `data-more` while its end is out of sight.
 *
 * @returns The ref of an empty element at the end of the box.
 */
export function useScrollFade(): RefObject<HTMLElement | null> {
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = end.current?.parentElement;
    if (!box || !end.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => box.toggleAttribute('data-more', entry?.isIntersecting === false),
      { root: box },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, []);
  return end;
}

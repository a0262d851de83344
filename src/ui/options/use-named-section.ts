import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Sections that load later move those below them; all of them are there within this time. */
const SETTLED_MS = 3_000;
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Scrolls to the section that the page's address names, and focuses its title. The browser does so only once, before any section is
 * drawn. It stays there while sections above it load, until the person does something.
 */
export function useNamedSection(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const id = location.hash.slice(1);
    const page = main.current;
    if (!page || id === '') return;
    let isFocused = false;
    const show = () => {
      const section = document.getElementById(id);
      if (!section || !page.contains(section)) return;
      section.scrollIntoView?.({ block: 'start', behavior: 'instant' });
      const title = section.querySelector<HTMLElement>('h2');
      if (isFocused || !title) return;
      isFocused = true;
      title.tabIndex = -1;
      title.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(show);
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      for (const name of TOUCHES) removeEventListener(name, stop);
    };
    const timer = setTimeout(stop, SETTLED_MS);
    for (const name of TOUCHES) addEventListener(name, stop, { passive: true });
    observer.observe(page, { childList: true, subtree: true });
    show();
    return stop;
  }, []);
}

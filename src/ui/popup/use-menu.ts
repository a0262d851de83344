import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

const ENTRIES = ['a', 'button', 'input', 'select'].join();

/**
 * Focuses the first entry of a menu when it appears. Up and Down, Home and End move the focus; Escape, a press elsewhere, and leaving by Tab close
 * the menu.
 */
export function useMenu(onClose: (to: 'button' | 'elsewhere') => void): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useLayoutEffect(() => root.current?.querySelector<HTMLElement>(ENTRIES)?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const menu = root.current;
    if (!menu) return undefined;
    // The button beside the menu closes it itself.
    const place = menu.parentElement ?? menu;
    const isOutside = (target: EventTarget | null) => target instanceof Node && !place.contains(target);
    const onPress = ({ target }: Event) => {
      if (isOutside(target)) close.current('elsewhere');
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) close.current('elsewhere');
    };
    const onKey = (event: KeyboardEvent) => pressKey(event, menu, () => close.current('button'));
    menu.addEventListener('focusout', onLeave);
    menu.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      menu.removeEventListener('focusout', onLeave);
      menu.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return root;
}

function pressKey(event: KeyboardEvent, menu: HTMLElement, close: () => void): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  if (event.key === 'Escape') {
    // Otherwise Escape would close the popup.
    event.preventDefault();
    close();
    return;
  }
  // Arrow keys change the choice of a list.
  if (event.target instanceof HTMLSelectElement) return;
  const entries = [...menu.querySelectorAll<HTMLElement>(ENTRIES)].filter((entry) => !entry.matches(':disabled'));
  const target = findTarget(event.key, entries, entries.indexOf(document.activeElement as HTMLElement));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function findTarget(key: string, entries: readonly HTMLElement[], index: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return entries[index + 1] ?? entries[0];
    case 'ArrowUp':
      return entries[index - 1] ?? entries.at(-1);
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default:
      return undefined;
  }
}

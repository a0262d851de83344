import type { Surface } from '../surface.ts';

interface OutsideEvents {
  findSurface(): Surface | undefined;
  /** The pointer was pressed outside the card. */
  onPress(): void;
  /** Escape was pressed while the focus was outside the card. The page has not got it yet. */
  onEscape(event: KeyboardEvent): void;
  /** The page scrolled or changed its size; called once per frame. */
  onMove(): void;
  onPageHide(): void;
}

/**
 * Listens to the page's events outside an open card.
 *
 * @returns Stops listening.
 */
export function listenOutside(
  view: Window,
  { findSurface, onPress, onEscape, onMove, onPageHide }: OutsideEvents,
): () => void {
  const controller = new AbortController();
  const options = { capture: true, passive: true, signal: controller.signal };
  let frame = 0;
  const isOutside = (event: Event) => event.isTrusted && !findSurface()?.owns(event);
  const listen = <Type extends keyof WindowEventMap>(type: Type, listener: (event: WindowEventMap[Type]) => void) =>
    view.addEventListener(type, listener, options);

  listen('pointerdown', (event) => {
    if (isOutside(event)) onPress();
  });
  // Tab may move the focus out of the card, which stays open.
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOutside(event)) onEscape(event);
  };
  view.addEventListener('keydown', onKey, { ...options, passive: false });
  const schedule = () => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(onMove);
  };
  listen('scroll', schedule);
  listen('resize', schedule);
  listen('pagehide', onPageHide);

  return () => {
    controller.abort();
    view.cancelAnimationFrame(frame);
  };
}

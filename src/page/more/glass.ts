import type { Pressable } from '../card-bar.ts';

/** Pixels that a line of a wheel stands for. */
const LINE = 16;

const covered = new WeakSet<HTMLElement>();

/**
 * Lets the pointer use a card that is inert: events have its host for a target, and what lies below the pointer is found by its place.
 * It does what the browser does by itself for any other card.
 */
export function layGlass(card: HTMLElement): void {
  if (covered.has(card)) return;
  covered.add(card);
  const host = (card.getRootNode() as ShadowRoot).host as HTMLElement;

  const findButton = ({ clientX, clientY }: MouseEvent) =>
    [...card.querySelectorAll('button')].find((button) => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
    });
  const point = (pointed: HTMLButtonElement | undefined) => {
    for (const button of card.querySelectorAll('button')) button.classList.toggle('pointed', button === pointed);
    host.style.setProperty('--wayword-cursor', pointed ? 'pointer' : 'default');
    host.title = pointed?.title ?? '';
  };
  host.addEventListener('pointermove', (event) => point(findButton(event)));
  host.addEventListener('pointerleave', () => point(undefined));
  host.addEventListener('click', (event) => {
    if (event.isTrusted) (findButton(event) as Pressable | undefined)?.press?.();
  });

  /** Of the page nothing moves: the card would be gone. */
  const scroll = (event: Event, distance: number) => {
    card.querySelector('.entries')?.scrollBy({ top: distance });
    event.preventDefault();
  };
  host.addEventListener('wheel', (event) => {
    // It zooms the page.
    if (event.ctrlKey) return;
    scroll(event, event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE);
  });
  let touchedAt = 0;
  host.addEventListener('touchstart', ({ touches }) => {
    touchedAt = touches[0]?.clientY ?? 0;
  });
  host.addEventListener('touchmove', (event) => {
    const { clientY = touchedAt } = event.touches[0] ?? {};
    scroll(event, touchedAt - clientY);
    touchedAt = clientY;
  });
}

import type { Pressable } from '../card-bar.ts';

/** Pixels that a line of a wheel stands for. */
const LINE = 16;

const known = new WeakSet<HTMLElement>();

/**
 * Lets the pointer use a card that is inert: events have its host for a target, and what lies below the pointer is found by its place.
 *
 * @param event - What the pointer has done on it: a press is heard here, whatever else from the first time on.
 */
export function reach(card: HTMLElement, event: Event): void {
  if (!event.isTrusted) return;
  if (!known.has(card)) serve(card);
  known.add(card);
  if (event.type === 'click') (findButton(card, event as MouseEvent) as Pressable | undefined)?.press?.();
}

function findButton(card: HTMLElement, { clientX, clientY }: MouseEvent): HTMLButtonElement | undefined {
  return [...card.querySelectorAll('button')].find((button) => {
    const { left, top, right, bottom } = button.getBoundingClientRect();
    return clientX >= left && clientX < right && clientY >= top && clientY < bottom;
  });
}

/** Does what the browser does by itself on a card that is not inert. */
function serve(card: HTMLElement): void {
  const host = (card.getRootNode() as ShadowRoot).host as HTMLElement;

  const point = (pointed: HTMLButtonElement | undefined) => {
    for (const button of card.querySelectorAll('button')) button.classList.toggle('pointed', button === pointed);
    host.style.setProperty('--wayword-cursor', pointed ? 'pointer' : 'default');
    // Not as the host's title, which the page could read.
    card.querySelector('.bar')?.setAttribute('data-label', pointed?.title ?? '');
  };
  host.addEventListener('pointermove', (event) => point(findButton(card, event)));
  host.addEventListener('pointerleave', () => point(undefined));
  // A card that goes is not left, and the next one has the same buttons.
  new MutationObserver(() => point(undefined)).observe(card, { childList: true });

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
  let touchedAt: number | undefined;
  host.addEventListener('touchmove', (event) => {
    const [finger, other] = event.touches;
    // Two of them zoom the page.
    if (!finger || other) return;
    if (touchedAt !== undefined) scroll(event, touchedAt - finger.clientY);
    touchedAt = finger.clientY;
  });
  for (const type of ['touchend', 'touchcancel'])
    host.addEventListener(type, () => {
      touchedAt = undefined;
    });
}

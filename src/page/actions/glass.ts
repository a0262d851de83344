import type { Pressable } from '../card-bar.ts';

/** Pixels per line of a wheel event. */
const LINE = 16;

const known = new WeakSet<HTMLElement>();

/**
 * Makes an inert card usable by pointer: events target its host, and the element under the pointer is found by position.
 *
 * @param event - A pointer event. Presses always arrive here; other events arrive after the first one.
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

/** Replaces the browser's default behaviour on a card that is not inert. */
function serve(card: HTMLElement): void {
  const host = (card.getRootNode() as ShadowRoot).host as HTMLElement;

  const point = (pointed: HTMLButtonElement | undefined) => {
    for (const button of card.querySelectorAll('button')) button.classList.toggle('pointed', button === pointed);
    host.style.setProperty('--wayword-cursor', pointed ? 'pointer' : 'default');
    // Not as a title of the host, which the page could read.
    card.querySelector('.bar')?.setAttribute('data-label', pointed?.title ?? '');
  };
  host.addEventListener('pointermove', (event) => point(findButton(card, event)));
  host.addEventListener('pointerleave', () => point(undefined));
  // A card that disappears fires no leave event, and the next one has the same buttons.
  new MutationObserver(() => point(undefined)).observe(card, { childList: true });

  /** Prevents the page from scrolling, which would close the card. */
  const scroll = (event: Event, distance: number) => {
    card.querySelector('.entries')?.scrollBy({ top: distance });
    event.preventDefault();
  };
  host.addEventListener('wheel', (event) => {
    // This gesture zooms the page.
    if (event.ctrlKey) return;
    scroll(event, event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : event.deltaY * LINE);
  });
  let touchedAt: number | undefined;
  host.addEventListener('touchmove', (event) => {
    const [finger, other] = event.touches;
    // Two fingers zoom the page.
    if (!finger || other) return;
    if (touchedAt !== undefined) scroll(event, touchedAt - finger.clientY);
    touchedAt = finger.clientY;
  });
  for (const type of ['touchend', 'touchcancel'])
    host.addEventListener(type, () => {
      touchedAt = undefined;
    });
}

/** What is done at events of a window, by their type. None of them was made by a script. */
export type Handlers = { readonly [Type in keyof Heard]?: (event: Heard[Type]) => void };
type Heard = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/** By these a person is first noticed. From a frame back to the page around it, the first sign is not a movement. */
const SIGNS = ['pointerover', 'pointermove', 'pointerdown', 'keydown'];
/** What ends what a sign began, and is heard, too, while that is on its way. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Listens to one window. A page that nobody touches costs no more than a few listeners: what hears is made, or loaded, at the first event
 * that a person has caused. It hears that one, too, and what else has been done with pointer and keys until it was there.
 *
 * @param start - Makes what hears. With the controller all of it is ended. If it rejects it is called again at the next event.
 */
export function hearPerson(view: Window, start: (controller: AbortController) => Promise<readonly Handlers[]>): void {
  const { document } = view;
  const controller = new AbortController();
  const { signal } = controller;
  let hearers: readonly Handlers[] | undefined;
  /** What has come before they were there. */
  let held: Event[] | undefined;

  function hear(event: Event): void {
    // A script of the page can send events, but none that are trusted.
    if (!event.isTrusted) return;
    if (hearers) tell(event);
    else if (held) {
      // Of many movements the last one tells where the pointer is.
      if (event.type === 'pointermove' && held.at(-1)?.type === event.type) held.pop();
      held.push(event);
    } else {
      held = [event];
      listen();
      void begin(held);
    }
  }

  function tell(event: Event): void {
    for (const handlers of hearers ?? []) (handlers[event.type as keyof Handlers] as typeof tell | undefined)?.(event);
  }

  async function begin(events: readonly Event[]): Promise<void> {
    try {
      hearers = await start(controller);
    } catch {
      held = undefined;
      return;
    }
    listen();
    for (const event of events) tell(event);
  }

  const findTarget = (type: string) => {
    // A frame that never had the focus does not lose it with the tab.
    if (type === 'visibilitychange') return document;
    return type === 'pointerleave' ? document.documentElement : view;
  };

  /** On the window and before the page's own listeners, which may stop an event. What is heard already is not heard twice. */
  function listen(): void {
    for (const type of hearers?.flatMap(Object.keys) ?? [...SIGNS, ...(held ? ENDS : [])]) {
      findTarget(type)?.addEventListener(type, hear, { capture: true, signal });
    }
  }

  listen();
  // `document.open` takes away every listener in the document.
  const rewriting = new MutationObserver(listen);
  rewriting.observe(document, { childList: true });
  signal.addEventListener('abort', () => rewriting.disconnect());
}

/** Listeners for trusted events of a window, by type. */
export type PersonHandlers = { readonly [Type in keyof WatchedEvents]?: (event: WatchedEvents[Type]) => void };
type WatchedEvents = WindowEventMap & Pick<DocumentEventMap, 'visibilitychange'>;

/** Events that first reveal a person. When the pointer leaves a frame, the first event is not a movement. */
const SIGNS = ['pointerover', 'pointermove', 'pointerdown', 'keydown'];
/** Events that end an action. They are also recorded while the listeners load. */
const ENDS = ['pointerup', 'pointercancel', 'keyup'];

/**
 * Listens to one window. An untouched page costs only a few listeners: the real handler is created, or loaded, at the
 * first event that a person has caused. It then receives that event, and later pointer and key events that arrived
 * before it was ready.
 *
 * Long because its functions share the handlers and the events that wait for them; each of them is short.
 *
 * @param start - Creates the handler. Aborting the controller ends all of it. If it rejects, it is called again at the
 * next event.
 */
export function watchForPerson(
  view: Window,
  start: (controller: AbortController) => Promise<readonly PersonHandlers[]>,
): void {
  const { document } = view;
  const controller = new AbortController();
  const { signal } = controller;
  let listeners: readonly PersonHandlers[] | undefined;
  /** Events that arrived before the listeners were ready. */
  let held: Event[] | undefined;

  function handle(event: Event): void {
    // A script of the page can send events, but none that are trusted.
    if (!event.isTrusted) return;
    if (listeners) dispatch(event);
    else if (held) {
      // Only the last movement matters, because it has the pointer's position.
      if (event.type === 'pointermove' && held.at(-1)?.type === event.type) held.pop();
      held.push(event);
    } else {
      held = [event];
      listen();
      void begin(held);
    }
  }

  function dispatch(event: Event): void {
    for (const handlers of listeners ?? [])
      (handlers[event.type as keyof PersonHandlers] as typeof dispatch | undefined)?.(event);
  }

  async function begin(events: readonly Event[]): Promise<void> {
    try {
      listeners = await start(controller);
    } catch {
      held = undefined;
      return;
    }
    listen();
    for (const event of events) dispatch(event);
  }

  const findTarget = (type: string) => {
    // A frame that never had the focus does not lose it with the tab.
    if (type === 'visibilitychange') return document;
    return type === 'pointerleave' ? document.documentElement : view;
  };

  /** Listens on the window before the page's own listeners, which may stop an event. A listener is not added twice. */
  function listen(): void {
    for (const type of listeners?.flatMap(Object.keys) ?? [...SIGNS, ...(held ? ENDS : [])]) {
      findTarget(type)?.addEventListener(type, handle, { capture: true, signal });
    }
  }

  listen();
  // `document.open` removes every listener of the document.
  const rewriting = new MutationObserver(listen);
  rewriting.observe(document, { childList: true });
  signal.addEventListener('abort', () => rewriting.disconnect());
}

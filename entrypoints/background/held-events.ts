import { browser } from 'wxt/browser';

interface BrowserEvent<Args extends unknown[]> {
  addListener(listener: (...args: Args) => void): void;
}

/** An event that is heard from the background's first moment, and kept until somebody listens: one, who is told of what came before, too. */
export interface HeldEvent<Args extends unknown[]> extends BrowserEvent<Args> {
  /** False where the browser does not know it, or does not allow it yet: then it never comes. */
  isHeard: boolean;
}

/**
 * @param event - Undefined where it is not there.
 * @param onHeld - Is called when it has come and nobody listens yet.
 */
export function holdEvent<Args extends unknown[]>(
  event: BrowserEvent<Args> | undefined,
  onHeld: () => void,
): HeldEvent<Args> {
  const waiting: Args[] = [];
  let listener = (...args: Args): void => {
    waiting.push(args);
    onHeld();
  };
  event?.addListener((...args) => listener(...args));
  return {
    isHeard: event !== undefined,
    addListener(given) {
      listener = given;
      // Each by itself: one that fails keeps nothing else from being done.
      for (const args of waiting.splice(0)) queueMicrotask(() => given(...args));
    },
  };
}

export type HeldEvents = ReturnType<typeof holdEvents>;

/** Listens to all that may start the background but messages. Call it before the first `await`. */
export function holdEvents(onHeld: () => void) {
  const { alarms, commands, contextMenus, notifications, omnibox, permissions, runtime } = browser;
  return {
    installed: holdEvent(runtime.onInstalled, onHeld),
    startup: holdEvent(runtime.onStartup, onHeld),
    alarm: holdEvent(alarms.onAlarm, onHeld),
    command: holdEvent(commands?.onCommand, onHeld),
    menuClicked: holdEvent(contextMenus?.onClicked, onHeld),
    inputStarted: holdEvent(omnibox?.onInputStarted, onHeld),
    inputChanged: holdEvent(omnibox?.onInputChanged, onHeld),
    inputEntered: holdEvent(omnibox?.onInputEntered, onHeld),
    notificationClicked: holdEvent(notifications?.onClicked, onHeld),
    permissionsAdded: holdEvent(permissions.onAdded, onHeld),
    online: holdEvent({ addListener: (listener) => self.addEventListener('online', () => listener()) }, onHeld),
  };
}

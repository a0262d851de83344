import { type Browser, browser } from 'wxt/browser';
import { callEach } from './call-each.ts';
import { lookUpAtSide } from './side-look-up.ts';

interface BrowserEvent<Args extends unknown[]> {
  addListener(listener: (...args: Args) => void): void;
}

/**
 * A browser event with a listener from the background's first moment, which holds events until the services listen. They
 * add their listeners in one go, and each of these receives the held events.
 */
export interface HeldEvent<Args extends unknown[]> extends BrowserEvent<Args> {
  /** False if the browser does not know the event, or does not allow it yet. */
  isHeard: boolean;
}

/**
 * @param event - Undefined if the browser lacks it.
 * @param onHeld - Called for an event that arrives before there is a listener.
 */
export function holdEvent<Args extends unknown[]>(
  event: BrowserEvent<Args> | undefined,
  onHeld: () => void,
): HeldEvent<Args> {
  const waiting: Args[] = [];
  const listeners: ((...args: Args) => void)[] = [];
  event?.addListener((...args) => {
    if (listeners.length > 0) return callEach(listeners, args);
    waiting.push(args);
    onHeld();
  });
  return {
    isHeard: event !== undefined,
    addListener(given) {
      listeners.push(given);
      // Catch each error, so that one failure does not stop the others.
      for (const args of waiting) queueMicrotask(() => given(...args));
      queueMicrotask(() => waiting.splice(0));
    },
  };
}

type MenuClick = [
  info: Browser.contextMenus.OnClickData,
  tab: Browser.tabs.Tab | undefined,
  shown: Promise<boolean> | undefined,
];

/** Adds to each click whether the side panel shows its word, which opens before the services are loaded. */
function toSided(clicked: typeof browser.contextMenus.onClicked): BrowserEvent<MenuClick> {
  return {
    addListener: (listener) =>
      clicked.addListener((info, tab) => listener(info, tab, lookUpAtSide(browser, info, tab))),
  };
}

export type HeldEvents = ReturnType<typeof holdEvents>;

/** Adds listeners to all events other than messages that may start the background. Call it before the first `await`. */
export function holdEvents(onHeld: () => void) {
  const { alarms, commands, contextMenus, notifications, omnibox, permissions, runtime, storage } = browser;
  return {
    installed: holdEvent(runtime.onInstalled, onHeld),
    startup: holdEvent(runtime.onStartup, onHeld),
    managed: holdEvent(storage.managed?.onChanged, onHeld),
    alarm: holdEvent(alarms.onAlarm, onHeld),
    command: holdEvent(commands?.onCommand, onHeld),
    menuClicked: holdEvent(contextMenus && toSided(contextMenus.onClicked), onHeld),
    inputStarted: holdEvent(omnibox?.onInputStarted, onHeld),
    inputChanged: holdEvent(omnibox?.onInputChanged, onHeld),
    inputEntered: holdEvent(omnibox?.onInputEntered, onHeld),
    notificationClicked: holdEvent(notifications?.onClicked, onHeld),
    permissionsAdded: holdEvent(permissions.onAdded, onHeld),
    online: holdEvent({ addListener: (listener) => self.addEventListener('online', () => listener()) }, onHeld),
  };
}

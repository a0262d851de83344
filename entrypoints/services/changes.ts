import type { Settings } from '../../src/settings/settings.ts';
import { callEach } from '../background/call-each.ts';

/** One kind of change that a service may listen to. */
export interface Change<T> {
  /** Reports a change to the listeners, in the order in which they were added. One that throws does not stop the others. */
  emit(value: T): void;
  on(listener: (value: T) => void): void;
}

export function createChange<T>(): Change<T> {
  const listeners: ((value: T) => void)[] = [];
  return {
    emit: (value) => callEach(listeners, [value]),
    on: (listener) => void listeners.push(listener),
  };
}

/** What the services and the handlers of messages report to each other. Each change is reported once it is stored. */
export function createChanges() {
  return {
    /** The learner's settings, as they are now. */
    settings: createChange<Settings>(),
    /** The log, and with it perhaps what is due. */
    study: createChange<void>(),
    /** Decks and their syncs, own words, backups, and other things that screens show. */
    decks: createChange<void>(),
    /** Cards of a sync, several times a second. Nothing else has changed. */
    sync: createChange<void>(),
    /** A starter deck was found or installed of which only the first cards are stored. */
    unfinishedDeck: createChange<void>(),
    /** Whether the browser has lost every store is known. */
    damage: createChange<void>(),
  };
}

export type Changes = ReturnType<typeof createChanges>;

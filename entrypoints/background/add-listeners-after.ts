import type { HeldEvents } from './held-events.ts';

/**
 * Runs a start that listens to events, and adds its listeners once it has succeeded. A start that throws adds none: the events stay held, and
 * the next start does not add the same listeners a second time.
 */
export function addListenersAfter<Result>(events: HeldEvents, start: (events: HeldEvents) => Result): Result {
  const waiting: (() => void)[] = [];
  let schedule = (add: () => void): void => void waiting.push(add);
  const collect = ([name, event]: [string, HeldEvents[keyof HeldEvents]]) => [
    name,
    { ...event, addListener: (listener: () => void) => schedule(() => event.addListener(listener)) },
  ];
  // Each event keeps its own type, which TypeScript cannot follow through the entries.
  const result = start(Object.fromEntries(Object.entries(events).map(collect)) as HeldEvents);
  schedule = (add) => add();
  waiting.forEach(schedule);
  return result;
}

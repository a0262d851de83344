import { type HeldEvent, type HeldEvents, holdEvent } from '../../entrypoints/background/held-events.ts';

type ArgsOf<Name extends keyof HeldEvents> = HeldEvents[Name] extends HeldEvent<infer Args> ? Args : never;
type FiredEvent<Args extends unknown[]> = HeldEvent<Args> & { fire: (...args: Args) => void };

/** An event of the browser that a test fires. @param _name - Determines its arguments. */
export function makeEvent<Name extends keyof HeldEvents>(_name: Name): FiredEvent<ArgsOf<Name>> {
  let listener = (..._args: ArgsOf<Name>): void => undefined;
  const held = holdEvent<ArgsOf<Name>>(
    {
      addListener(given) {
        listener = given;
      },
    },
    () => undefined,
  );
  return { ...held, fire: (...args) => listener(...args) };
}

/** The events to which several services listen. */
export const makeStartEvents = () => ({
  installed: makeEvent('installed'),
  startup: makeEvent('startup'),
  managed: makeEvent('managed'),
  alarm: makeEvent('alarm'),
  online: makeEvent('online'),
});

export const toAlarm = (name: string) => ({ name, scheduledTime: 0, persistAcrossSessions: true });

export const INSTALLED = { reason: 'install' } as const;
export const UPDATED = { reason: 'update', previousVersion: '1.0.0' } as const;

import { lazy } from './lazy.tsx';

/** An error with its remedy. The texts load on demand, because few visits need them. */
export const ErrorNotice = lazy(async () => (await import('./ErrorMessage.tsx')).ErrorMessage);

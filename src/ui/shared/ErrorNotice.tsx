import { lazy } from './lazy.tsx';

/** What went wrong and what to do. Hardly any visit needs all the sentences that there are for it. */
export const ErrorNotice = lazy(async () => (await import('./ErrorMessage.tsx')).ErrorMessage);

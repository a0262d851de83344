import type { Language } from '../language.ts';

export const basics: Language['basics'] = {
  opposite: 'не …',
};

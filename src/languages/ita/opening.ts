import type { Language } from '../language.ts';

export const opening: Language['opening'] =
  'fare andare dire stare cosa sapere volere venire bello grande buono signore signora lungo';

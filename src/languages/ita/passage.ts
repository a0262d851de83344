import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'La mattina presto la città era ancora tranquilla. Un vecchio aprì la finestra della sua piccola casa. Per strada una ragazza leggeva un libro.',
  '«Che cosa leggi?», chiese lui. «Una storia di mare», rispose lei. «Non capisco tutte le parole. Ma ogni giorno ne capisco di più.»',
];

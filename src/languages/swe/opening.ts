import type { Language } from '../language.ts';

export const opening: Language['opening'] = 'komma göra få ta se gå vilja säga veta stor liten bra gammal god dålig';

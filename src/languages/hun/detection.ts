import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'a az és hogy nem is egy van meg de csak már ha volt ez el mint vagy ezt azt én még ki lesz kell nincs ezek azok itt ott után által',
  letters: 'áéíóöőúüű',
};

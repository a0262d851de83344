import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'og i det er jeg ikke en et ei at av på med til for som der har du vi de den kan være ble etter hvor hva når også eller men fra skal han hun var om så meg seg ut opp hvis nå å dette denne disse din ditt dine min mitt sin sitt sine ved blir over under inn mer alle andre litt mye må ville vil ha hadde hver ham hans henne bare hvordan hvilke enn mellom uten mange noe noen kunne bli gjør få dere deres dem oss da nei ja her jo vel kom kommer går tar sier igjen selv alltid aldri kanskje ingen intet år tid gang la helt både enten fordi hvorfor hvem vår våre deg slik eg ikkje ein eit dei vere blei kva frå ho viss no desse meir mykje kvar berre korleis utan noko nokre dykk seier kjem òg',
  letters: 'æøåéòô',
  twins: 'nor nno dan',
  confusedWith: 'swe',
};

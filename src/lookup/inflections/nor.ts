import { stemmer } from '@orama/stemmers/norwegian';
import { fromPairs, type Inflection, toList } from './inflection.ts';
import { SCANDINAVIAN } from './scandinavian.ts';

const IRREGULAR = {
  være: 'er var vært',
  ha: 'har hadde hatt',
  gå: 'gikk gått',
  få: 'fikk fått',
  komme: 'kom',
  ta: 'tok tatt',
  se: 'så sett',
  si: 'sa sagt',
  gjøre: 'gjorde gjort gjør',
  vite: 'vet visste visst',
  bli: 'ble blitt',
  gi: 'ga gav gitt',
  finne: 'fant funnet',
  stå: 'sto stod stått',
  ligge: 'lå',
  sitte: 'satt',
  skrive: 'skrev skrevet',
  drikke: 'drakk drukket',
  synge: 'sang sunget',
  selge: 'solgte solgt',
  spørre: 'spurte spurt',
  falle: 'falt',
  hjelpe: 'hjalp hjulpet',
  bære: 'bar båret',
};

export const inflection: Inflection = {
  spellings: fromPairs({ aa: 'å', ae: 'æ', oe: 'ø' }),
  irregular: IRREGULAR,
  stemmer,
  endings: [
    ...SCANDINAVIAN,
    // What is done: betraktning, kjøringa; menn.
    { endings: toList('ing ingen inga inger ingene ings ingens'), instead: ['e'] },
    // Bevegde, smilte, fengslete.
    { endings: toList('de d ete'), instead: ['e'] },
    { endings: toList(' ene er s enes'), instead: [''], undo: [/menn$/u, 'mann'] },
  ],
};

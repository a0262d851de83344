import { stemmer } from '@orama/stemmers/danish';
import { fromPairs, type Inflection } from './inflection.ts';
import { SCANDINAVIAN } from './scandinavian.ts';

const IRREGULAR = {
  være: 'er var',
  have: 'har havde haft',
  gå: 'gik gået',
  få: 'fik fået',
  komme: 'kom',
  tage: 'tog',
  se: 'så set',
  sige: 'sagde sagt',
  gøre: 'gjorde gjort gør',
  vide: 'ved vidste vidst',
  blive: 'blev',
  give: 'gav',
  finde: 'fandt fundet',
  stå: 'stod',
  ligge: 'lå',
  sidde: 'sad',
  skrive: 'skrev',
  drikke: 'drak drukket',
  synge: 'sang sunget',
  sælge: 'solgte solgt',
  spørge: 'spurgte spurgt',
  falde: 'faldt',
  hjælpe: 'hjalp hjulpet',
  bære: 'bar båret',
};

export const inflection: Inflection = {
  spellings: fromPairs({ aa: 'å', ae: 'æ', oe: 'ø' }),
  stemmer,
  irregular: IRREGULAR,
  endings: SCANDINAVIAN,
};

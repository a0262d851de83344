import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Vroeg in de ochtend was de stad nog rustig. Een oude man opende het raam van zijn kleine huis. Op straat zat een meisje met een boek.',
  '‘Wat lees je?’ vroeg hij. ‘Een verhaal over de zee,’ zei ze. ‘Ik begrijp niet elk woord. Maar elke dag begrijp ik meer.’',
];

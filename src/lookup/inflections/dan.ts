import { stemmer } from '@orama/stemmers/danish';
import type { Inflection } from './inflection.ts';
import { SCANDINAVIAN } from './scandinavian.ts';

export const inflection: Inflection = { stemmer, endings: SCANDINAVIAN };

import { stemmer } from '@orama/stemmers/norwegian';
import type { Inflection } from './inflection.ts';
import { SCANDINAVIAN } from './scandinavian.ts';

export const inflection: Inflection = { stemmer, endings: SCANDINAVIAN };

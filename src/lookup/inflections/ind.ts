import { stemmer } from '@orama/stemmers/indonesian';
import type { Inflection } from './inflection.ts';

export const inflection: Inflection = { stemmer };

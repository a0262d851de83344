import { stemmer } from '@orama/stemmers/armenian';
import type { Inflection } from './inflection.ts';

export const inflection: Inflection = { stemmer };

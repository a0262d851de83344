import { stemmer } from '@orama/stemmers/hungarian';
import type { Inflection } from './inflection.ts';

export const inflection: Inflection = { stemmer };

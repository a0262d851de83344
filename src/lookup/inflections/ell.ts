import { stemmer } from '@orama/stemmers/greek';
import type { Inflection } from './inflection.ts';

export const inflection: Inflection = { stemmer };

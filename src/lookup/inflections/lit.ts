import { stemmer } from '@orama/stemmers/lithuanian';
import type { Inflection } from './inflection.ts';

export const inflection: Inflection = { stemmer };

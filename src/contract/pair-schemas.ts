import * as z from 'zod/mini';
import { PAIR_ID } from '../model/pair.ts';
import { languageCodeSchema } from './resources.ts';

export const languagePairSchema = z.strictObject({ from: languageCodeSchema, to: languageCodeSchema });

export const pairIdSchema = z.string().check(z.regex(PAIR_ID));

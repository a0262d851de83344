// Written by `npm run languages`, from the folders of languages.
import { plurals as deu } from '../deu/plurals.ts';
import type { Language } from '../language.ts';

export const PLURAL_RULES: Readonly<Record<string, Language['plurals']>> = {
  deu,
};

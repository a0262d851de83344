// Written by `npm run languages`, from the folders of languages.
import '../shared/spell-romanised.ts';

import { romanised as bul } from '../bul/romanised.ts';
import { romanised as cmn } from '../cmn/romanised.ts';
import { romanised as ell } from '../ell/romanised.ts';
import { romanised as jpn } from '../jpn/romanised.ts';
import { romanised as kor } from '../kor/romanised.ts';
import type { Language } from '../language.ts';
import { romanised as rus } from '../rus/romanised.ts';
import { romanised as ukr } from '../ukr/romanised.ts';

export const ROMANISED_RULES: Readonly<Record<string, Language['romanised']>> = {
  bul,
  cmn,
  ell,
  jpn,
  kor,
  rus,
  ukr,
};

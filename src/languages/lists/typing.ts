// Written by `npm run languages`, from the folders of languages.
import '../eng/articles.ts';
import '../fra/articles.ts';
import '../ita/articles.ts';
import '../nld/articles.ts';
import '../por/articles.ts';
import '../spa/articles.ts';

import { typing as deu } from '../deu/typing.ts';
import { typing as eng } from '../eng/typing.ts';
import { typing as fra } from '../fra/typing.ts';
import { typing as ita } from '../ita/typing.ts';
import type { Language } from '../language.ts';
import { typing as nld } from '../nld/typing.ts';
import { typing as por } from '../por/typing.ts';
import { typing as spa } from '../spa/typing.ts';

export const TYPING_RULES: Readonly<Record<string, Language['typing']>> = {
  deu,
  eng,
  fra,
  ita,
  nld,
  por,
  spa,
};

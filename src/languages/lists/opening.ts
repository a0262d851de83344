// Written by `npm run languages`, from the folders of languages.
import { opening as cmn } from '../cmn/opening.ts';
import { opening as deu } from '../deu/opening.ts';
import { opening as eng } from '../eng/opening.ts';
import { opening as fra } from '../fra/opening.ts';
import { opening as ita } from '../ita/opening.ts';
import { opening as jpn } from '../jpn/opening.ts';
import type { Language } from '../language.ts';
import { opening as nld } from '../nld/opening.ts';
import { opening as pol } from '../pol/opening.ts';
import { opening as por } from '../por/opening.ts';
import { opening as rus } from '../rus/opening.ts';
import { opening as spa } from '../spa/opening.ts';
import { opening as swe } from '../swe/opening.ts';

export const OPENING_WORDS: Readonly<Record<string, Language['opening']>> = {
  cmn,
  deu,
  eng,
  fra,
  ita,
  jpn,
  nld,
  pol,
  por,
  rus,
  spa,
  swe,
};

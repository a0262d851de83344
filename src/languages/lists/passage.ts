// Written by `npm run languages`, from the folders of languages.
import { passage as cmn } from '../cmn/passage.ts';
import { passage as deu } from '../deu/passage.ts';
import { passage as eng } from '../eng/passage.ts';
import { passage as fra } from '../fra/passage.ts';
import { passage as ita } from '../ita/passage.ts';
import { passage as jpn } from '../jpn/passage.ts';
import type { Language } from '../language.ts';
import { passage as nld } from '../nld/passage.ts';
import { passage as pol } from '../pol/passage.ts';
import { passage as por } from '../por/passage.ts';
import { passage as rus } from '../rus/passage.ts';
import { passage as spa } from '../spa/passage.ts';
import { passage as swe } from '../swe/passage.ts';

export const PASSAGES: Readonly<Record<string, Language['passage']>> = {
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

// Written by `npm run languages`, from the folders of languages.
import '../spa/stressed-a.ts';

import { basics as ara } from '../ara/basics.ts';
import { basics as cat } from '../cat/basics.ts';
import { basics as cmn } from '../cmn/basics.ts';
import { basics as dan } from '../dan/basics.ts';
import { basics as deu } from '../deu/basics.ts';
import { basics as ell } from '../ell/basics.ts';
import { basics as eng } from '../eng/basics.ts';
import { basics as fra } from '../fra/basics.ts';
import { basics as ita } from '../ita/basics.ts';
import { basics as jpn } from '../jpn/basics.ts';
import type { Language } from '../language.ts';
import { basics as nld } from '../nld/basics.ts';
import { basics as nno } from '../nno/basics.ts';
import { basics as nor } from '../nor/basics.ts';
import { basics as pol } from '../pol/basics.ts';
import { basics as por } from '../por/basics.ts';
import { basics as rus } from '../rus/basics.ts';
import { basics as spa } from '../spa/basics.ts';
import { basics as swe } from '../swe/basics.ts';

export const BASICS: Readonly<Record<string, Language['basics']>> = {
  ara,
  cat,
  cmn,
  dan,
  deu,
  ell,
  eng,
  fra,
  ita,
  jpn,
  nld,
  nno,
  nor,
  pol,
  por,
  rus,
  spa,
  swe,
};

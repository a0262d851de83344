// Written by `npm run languages`, from the folders of languages.
import '../deu/articles.ts';
import '../eng/articles.ts';
import '../fra/articles.ts';
import '../fra/feminines.ts';
import '../ita/articles.ts';
import '../jpn/readings.ts';
import '../nld/articles.ts';
import '../por/articles.ts';
import '../shared/romance.ts';
import '../shared/second-gender.ts';
import '../spa/articles.ts';

import { headword as afr } from '../afr/headword.ts';
import { headword as ara } from '../ara/headword.ts';
import { headword as bos } from '../bos/headword.ts';
import { headword as bul } from '../bul/headword.ts';
import { headword as cat } from '../cat/headword.ts';
import { headword as ces } from '../ces/headword.ts';
import { headword as cmn } from '../cmn/headword.ts';
import { headword as cym } from '../cym/headword.ts';
import { headword as dan } from '../dan/headword.ts';
import { headword as deu } from '../deu/headword.ts';
import { headword as ell } from '../ell/headword.ts';
import { headword as eng } from '../eng/headword.ts';
import { headword as epo } from '../epo/headword.ts';
import { headword as fao } from '../fao/headword.ts';
import { headword as fra } from '../fra/headword.ts';
import { headword as gla } from '../gla/headword.ts';
import { headword as gle } from '../gle/headword.ts';
import { headword as glg } from '../glg/headword.ts';
import { headword as grc } from '../grc/headword.ts';
import { headword as heb } from '../heb/headword.ts';
import { headword as hrv } from '../hrv/headword.ts';
import { headword as hun } from '../hun/headword.ts';
import { headword as isl } from '../isl/headword.ts';
import { headword as ita } from '../ita/headword.ts';
import { headword as jpn } from '../jpn/headword.ts';
import type { Language } from '../language.ts';
import { headword as lat } from '../lat/headword.ts';
import { headword as ltz } from '../ltz/headword.ts';
import { headword as mkd } from '../mkd/headword.ts';
import { headword as nld } from '../nld/headword.ts';
import { headword as nno } from '../nno/headword.ts';
import { headword as nor } from '../nor/headword.ts';
import { headword as oci } from '../oci/headword.ts';
import { headword as pol } from '../pol/headword.ts';
import { headword as por } from '../por/headword.ts';
import { headword as ron } from '../ron/headword.ts';
import { headword as rus } from '../rus/headword.ts';
import { headword as slk } from '../slk/headword.ts';
import { headword as slv } from '../slv/headword.ts';
import { headword as spa } from '../spa/headword.ts';
import { headword as srp } from '../srp/headword.ts';
import { headword as swe } from '../swe/headword.ts';
import { headword as ukr } from '../ukr/headword.ts';
import { headword as yid } from '../yid/headword.ts';
import { headword as yue } from '../yue/headword.ts';

export const HEADWORD_RULES: Readonly<Record<string, Language['headword']>> = {
  afr,
  ara,
  bos,
  bul,
  cat,
  ces,
  cmn,
  cym,
  dan,
  deu,
  ell,
  eng,
  epo,
  fao,
  fra,
  gla,
  gle,
  glg,
  grc,
  heb,
  hrv,
  hun,
  isl,
  ita,
  jpn,
  lat,
  ltz,
  mkd,
  nld,
  nno,
  nor,
  oci,
  pol,
  por,
  ron,
  rus,
  slk,
  slv,
  spa,
  srp,
  swe,
  ukr,
  yid,
  yue,
};

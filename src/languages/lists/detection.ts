// Written by `npm run languages`, from the folders of languages.
import { detection as afr } from '../afr/detection.ts';
import { detection as bel } from '../bel/detection.ts';
import { detection as bos } from '../bos/detection.ts';
import { detection as bul } from '../bul/detection.ts';
import { detection as cat } from '../cat/detection.ts';
import { detection as ces } from '../ces/detection.ts';
import { detection as cym } from '../cym/detection.ts';
import { detection as dan } from '../dan/detection.ts';
import { detection as deu } from '../deu/detection.ts';
import { detection as eng } from '../eng/detection.ts';
import { detection as est } from '../est/detection.ts';
import { detection as eus } from '../eus/detection.ts';
import { detection as fin } from '../fin/detection.ts';
import { detection as fra } from '../fra/detection.ts';
import { detection as gle } from '../gle/detection.ts';
import { detection as hrv } from '../hrv/detection.ts';
import { detection as hun } from '../hun/detection.ts';
import { detection as ind } from '../ind/detection.ts';
import { detection as isl } from '../isl/detection.ts';
import { detection as ita } from '../ita/detection.ts';
import type { Language } from '../language.ts';
import { detection as lav } from '../lav/detection.ts';
import { detection as lit } from '../lit/detection.ts';
import { detection as msa } from '../msa/detection.ts';
import { detection as nld } from '../nld/detection.ts';
import { detection as nno } from '../nno/detection.ts';
import { detection as nor } from '../nor/detection.ts';
import { detection as pol } from '../pol/detection.ts';
import { detection as por } from '../por/detection.ts';
import { detection as ron } from '../ron/detection.ts';
import { detection as rus } from '../rus/detection.ts';
import { detection as slk } from '../slk/detection.ts';
import { detection as slv } from '../slv/detection.ts';
import { detection as spa } from '../spa/detection.ts';
import { detection as srp } from '../srp/detection.ts';
import { detection as swa } from '../swa/detection.ts';
import { detection as swe } from '../swe/detection.ts';
import { detection as tgl } from '../tgl/detection.ts';
import { detection as tur } from '../tur/detection.ts';
import { detection as ukr } from '../ukr/detection.ts';

export const DETECTION_RULES: Readonly<Record<string, Language['detection']>> = {
  afr,
  bel,
  bos,
  bul,
  cat,
  ces,
  cym,
  dan,
  deu,
  eng,
  est,
  eus,
  fin,
  fra,
  gle,
  hrv,
  hun,
  ind,
  isl,
  ita,
  lav,
  lit,
  msa,
  nld,
  nno,
  nor,
  pol,
  por,
  ron,
  rus,
  slk,
  slv,
  spa,
  srp,
  swa,
  swe,
  tgl,
  tur,
  ukr,
};

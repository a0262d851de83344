import type { Language } from '../language.ts';
import { spellRomanised, toLetters } from '../shared/spell-romanised.ts';

const LETTERS = toLetters(
  "a=а b=б v=в w=в h=г/х g=ґ/г d=д e=е ye=є ie=є je=є zh=ж z=з y=и/й i=і yi=ї ji=ї j=й k=к l=л m=м n=н o=о p=п r=р s=с t=т u=у f=ф kh=х x=х ts=ц c=ц ch=ч sh=ш shch=щ '=ь/' yu=ю iu=ю ju=ю ya=я ia=я ja=я ay=ай ey=ей oy=ой uy=уй iy=ій yy=ий",
);

export const romanised: Language['romanised'] = { toSpellings: (text) => spellRomanised(text, LETTERS) };

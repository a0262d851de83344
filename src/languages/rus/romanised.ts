import type { Language } from '../language.ts';
import { spellRomanised, toLetters } from '../shared/spell-romanised.ts';

const LETTERS = toLetters(
  "a=а b=б v=в w=в g=г d=д e=е/э yo=ё jo=ё io=ио/ё zh=ж z=з i=и y=ы/й j=й k=к l=л m=м n=н o=о p=п r=р s=с t=т u=у f=ф kh=х h=х x=кс/х ts=ц/тс c=ц/к ch=ч sh=ш shch=щ sch=щ ''=ъ '=ь yu=ю ju=ю iu=ю ya=я ja=я ia=ия/я ye=е ay=ай ey=ей oy=ой uy=уй iy=ий yy=ый iya=ия ai=ай/аи ei=ей/еи oi=ой/ои",
);

export const romanised: Language['romanised'] = { toSpellings: (text) => spellRomanised(text, LETTERS) };

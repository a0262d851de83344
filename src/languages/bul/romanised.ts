import type { Language } from '../language.ts';
import { spellRomanised, toLetters } from '../shared/spell-romanised.ts';

const LETTERS = toLetters(
  'a=а/ъ b=б v=в w=в g=г d=д e=е zh=ж j=ж/й z=з i=и y=й/ъ k=к l=л m=м n=н o=о p=п r=р s=с t=т u=у/ъ f=ф h=х kh=х ts=ц c=ц ch=ч sh=ш sht=щ yu=ю iu=ю ya=я/ия ia=ия/я q=я',
);

export const romanised: Language['romanised'] = { toSpellings: (text) => spellRomanised(text, LETTERS) };

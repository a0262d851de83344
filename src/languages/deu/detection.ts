import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'der die das den dem des und in zu ist nicht ein eine einen einem einer mit auf für von im sich auch es an wird sie ich er als dass oder wie wenn aus bei nach am kann sind haben hat nur so noch aber zum zur werden ihr wir was durch war über um vor diese dieser',
  letters: 'äöüß',
};

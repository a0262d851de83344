import type { Language } from '../language.ts';

export const detection: Language['detection'] = {
  functionWords:
    'a sa na je že v to s z do i o ale ako by si som pre za už alebo sú nie tak keď ktorá ktorý ktoré bol bola bolo len vo byť od po pri medzi jeho tento k u ste sme mi ma mu majú má mať máte budete bude boli kde čo kto prečo ten tá tí tým tejto tomu aby ani ešte iba veľmi viac môžete môže musí svoj svoje',
  letters: 'áäčďéíĺľňóôŕšťúýž',
};

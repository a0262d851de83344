import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  endings: [
    { endings: toList('a u om em e i ovi ovima ova ove evi evima eva eve ima'), instead: [''] },
    { endings: toList('e i u o om ama'), instead: ['a'] },
    { endings: toList('a u om em ima'), instead: ['o', 'e'] },
    { endings: toList('i ju'), instead: [''] },
    { endings: toList('ci cima če'), instead: ['k', 'ka'] },
    { endings: toList('zi zima že'), instead: ['g', 'ga'] },
    { endings: toList('si sima še'), instead: ['h', 'ha'] },
    { endings: toList('ca cu cem ci ce cima'), instead: ['ac'] },
    { endings: toList('ka ku kom ci ke cima'), instead: ['ak'] },
    { endings: toList('la lu lom li le lima'), instead: ['ao', 'al'] },
    { endings: toList('ra ru rom ri re rima'), instead: ['ar'] },
    { endings: toList('na nu nom ni ne nima'), instead: ['an'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    { endings: toList('a o e u i og oga om ome omu oj im ih ima'), instead: ['', 'i'] },
    { endings: toList('m š mo te ju o la lo li le n na no ni'), instead: ['ti'] },
    { endings: toList('im iš i imo ite e'), instead: ['iti', 'jeti', 'ati'] },
    { endings: toList('ujem uješ uje ujemo ujete uju'), instead: ['ovati', 'ivati'] },
  ],
};

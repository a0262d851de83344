import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  endings: [
    { endings: toList('a u ovi om e i y ovia ov och ách ami mi í iam iach iami'), instead: [''] },
    { endings: toList('y e u o ou ám ách ami i í iam iach iami'), instead: ['a'] },
    { endings: toList('a á u e om ám ách ami'), instead: ['o'] },
    { endings: toList('a ia u om í iam iach iami'), instead: ['e'] },
    { endings: toList('ku kom kovi ky kov koch kami'), instead: ['ok'] },
    { endings: toList('ca cu com covi ci ce cov coch cami'), instead: ['ec'] },
    { endings: toList('la lia lovi ľa ľu ľom ľovi le li ľov ľoch ľou liam liach'), instead: ['ľ'] },
    { endings: toList('de di dí diam diach ďou'), instead: ['ď'] },
    { endings: toList('ňa ňu ňom ne ňov ňoch'), instead: ['eň'] },
    { endings: toList('ci'), instead: ['k'] },
    { endings: toList('iek ok'), instead: ['ka', 'ko'] },
    { endings: toList('ti te tí tiam tiach tou'), instead: ['ť'] },
    { endings: toList('ni ne ní niam niach ňou'), instead: ['ň'] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    { endings: toList('á é ého ému om ým ých ými ú ej ou í'), instead: ['ý'] },
    { endings: toList('ieho iemu ím ích ími ej ou'), instead: ['í'] },
    { endings: toList('ám áš á áme áte ajú aj ajte al ala alo ali aný aná ané'), instead: ['ať'] },
    { endings: toList('ujem uješ uje ujeme ujete ujú uj ujte'), instead: ['ovať'] },
    {
      endings: toList('ím íš í íme íte ia il ila ilo ili iem ieš ie ieme iete ejú el ela elo eli ený ená ené'),
      instead: ['iť', 'ieť'],
    },
    { endings: toList('nem neš ne neme nete nú nul nula nulo nuli'), instead: ['núť'] },
  ],
};

import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  endings: [
    // Nouns: hradu, školy, města, stanicích; domku, dívce, domu; škol without an ending.
    { endings: toList('a u ovi em e ě i y ové í ů ům ech ách ích ami mi'), instead: [''] },
    { endings: toList('u em y ů ům ech'), instead: [''], undo: [/o(?=[^aeiouyáéíóúůýě]+$)/u, 'ů'] },
    { endings: toList('y ě e u o ou ám ách ami'), instead: ['a'] },
    { endings: toList('a u ě em y ům ech ách'), instead: ['o'] },
    { endings: toList('i í u em ím ích emi ích'), instead: ['e', 'ě'] },
    { endings: toList('ce'), instead: ['ka'] },
    { endings: toList('ze'), instead: ['ha', 'ga'] },
    { endings: toList('še'), instead: ['cha'] },
    { endings: toList('ře'), instead: ['ra', 'r'] },
    { endings: toList('ku kem kovi ky ků kům cích kách'), instead: ['ek'] },
    { endings: toList('ce ci cem ců cům cích'), instead: ['ec'] },
    { endings: toList('ci cích'), instead: ['k'] },
    { endings: toList('zi zích'), instead: ['h'] },
    { endings: toList('ek'), instead: ['ka', 'ko'] },
    { endings: toList('ně ni ní'), instead: ['ň'] },
    { endings: toList('dě di dí'), instead: ['ď'] },
    { endings: toList('tě ti tí'), instead: ['ť'] },
    { endings: ['en'], instead: ['no', 'na'] },
    { endings: toList('ův ova ovu ově ovo ovou ovým ových ovými ovy ovi'), instead: [''] },
    { endings: [''], instead: ['a', 'o', 'e'] },
    // Adjectives.
    { endings: toList('á é ého ému ém ým ých ými ou í'), instead: ['ý'] },
    { endings: toList('ího ímu ím ích ími'), instead: ['í'] },
    // Verbs.
    { endings: toList('ám áš á áme áte ají al ala alo ali aly ej ejte án ána áno ány'), instead: ['at'] },
    { endings: toList('uji uju uješ uje ujeme ujete ují ujou uj ujte'), instead: ['ovat'] },
    {
      endings: toList('ím íš í íme íte ejí ějí il ila ilo ili ily el ela elo eli ěl ěla ělo ěli en ena eno eny'),
      instead: ['it', 'et', 'ět'],
    },
    { endings: toList('nu neš ne neme nete nou nul nula nulo nuli ni něte'), instead: ['nout'] },
  ],
};

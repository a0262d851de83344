import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  endings: [
    { endings: toList('а ът е и ове ите овете я ят'), instead: [''] },
    { endings: toList('та и ите о'), instead: ['а'] },
    { endings: toList('то а ата'), instead: ['о'] },
    { endings: toList('то та тата а ата ета етата'), instead: ['е'] },
    { endings: toList('я ят и ите'), instead: ['й'] },
    { endings: toList('та и ите'), instead: ['я'] },
    { endings: toList('ци ците'), instead: ['к'] },
    { endings: toList('зи зите'), instead: ['г'] },
    { endings: toList('та ти тите'), instead: ['', 'т'] },
    { endings: toList('ия ият а ата о ото и ите'), instead: [''] },
    { endings: toList('а ата о ото и ите'), instead: [''], undo: [/([^аеиоуъюя])$/u, 'е$1'] },
    { endings: toList('ият ия'), instead: ['и'] },
    { endings: toList('ш ме те т х хме хте ха'), instead: [''] },
  ],
};

import { stemmer } from '@orama/stemmers/italian';
import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  stemmer,
  // Adverbs: lentamente, velocemente, facilmente, regolarmente.
  derivations: [
    { endings: toList('amente'), instead: ['o'] },
    { endings: toList('mente'), instead: ['', 'e'] },
  ],
  endings: [
    { endings: toList('i'), instead: ['o', 'e', 'a'] },
    { endings: toList('e'), instead: ['a'] },
    { endings: toList('hi'), instead: ['o'] },
    { endings: toList('he'), instead: ['a'] },
    {
      endings: toList(
        'o i a iamo ate ano hi hiamo avo avi ava avamo avano ai ò arono erò erà eremo eranno herà erebbe asse ando ato ata ati ate ante anti',
      ),
      instead: ['are'],
    },
    {
      endings: toList(
        'o i e iamo ete ite ono isco isci isce iscono a ano evo eva evano ivo iva ivano ei é erono ii ì irono erò erà irò irà endo uto uta ' +
          'uti ute ito ita iti ente enti',
      ),
      instead: ['ere', 'ire'],
    },
  ],
};

import { stemmer } from '@orama/stemmers/italian';
import { type Inflection, toList, toSet } from './inflection.ts';

export const inflection: Inflection = {
  verbPlaces: {
    verb: /(?:r[er]e|rsi|[aei]re)$/,
    before: toSet('io tu lui lei noi voi non mi ti si ci vi'),
    between: toSet('lo la li le gli ne'),
    auxiliaries: toSet(
      'ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano avrebbe avere aver avendo ' +
        'sono sei è siamo siete era erano sarà sarebbe essere stato stata stati state',
    ),
    copulas: toSet(
      'sono sei è siamo siete ero eri era eravamo erano sarà saranno sarebbe sarebbero sia siano fu furono essere stato stata stati ' +
        'state diventa diventano diventare diventato sembra sembrano sembrava pare resta restano rimane rimangono',
    ),
    adverbs: toSet('già mai sempre ancora più anche mica molto così troppo tanto meno non davvero'),
    // Not -nto: `è pronta`.
    participle: /(?:[aiu]t|[^aeioun][st]|[aeiou]s|[iu]nt)[aeio]$/,
    beforeOthers: toSet("il lo la l' i gli le un uno una un' del della dei delle al alla ai alle nel nella nei nelle"),
  },
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

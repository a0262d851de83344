import { stemmer } from '@orama/stemmers/portuguese';
import { type Inflection, respell, toList, toSet } from './inflection.ts';

export const inflection: Inflection = {
  verbPlaces: {
    verb: /[aeiô]r$/,
    before: toSet('eu tu ele ela eles elas você vocês não se me te lhe lhes'),
    between: toSet('o a os as'),
    auxiliaries: toSet('tem têm temos tenho tinha tinham tínhamos teria teriam ter tendo'),
    copulas: toSet(
      'sou és é somos são era eram foi foram seja sejam será serão seria seriam ser sendo sido estou está estamos estão estava estavam ' +
        'esteve esteja estar fica ficam ficou ficar ficava parece parecem parecia continua continuam',
    ),
    adverbs: toSet('já sempre nunca ainda muito mais tão bem bastante menos quase'),
    participle: /[dst][oa]s?$/,
    beforeOthers: toSet(
      'o a os as um uma uns umas do da dos das no na nos nas ao à aos às este esta esse essa meu minha',
    ),
  },
  // As it was written in Portugal before 1990: acção.
  spellings: respell([/[cp](?=ç)/u, '']),
  stemmer,
  // Adverbs: lentamente, facilmente, cristãmente.
  derivations: [
    { endings: toList('amente'), instead: ['o', 'or'], dropsMarks: true },
    { endings: toList('mente'), instead: [''], dropsMarks: true },
    { endings: toList('ãmente'), instead: ['ão'] },
  ],
  endings: [
    { endings: toList('s es'), instead: [''] },
    { endings: toList('ões ãos ães'), instead: ['ão'] },
    { endings: toList('is'), instead: ['l'] },
    {
      endings: toList(
        'o as a amos am ei aste ou aram ava avas ávamos avam arei ará aremos arão aria ariam e es emos em asse assem ando ado ada ados adas',
      ),
      instead: ['ar'],
    },
    {
      endings: toList(
        'o es e emos imos em i iste eu iu eram iram ia ias íamos iam a as am endo indo ido ida idos idas esse isse',
      ),
      instead: ['er', 'ir'],
    },
  ],
};

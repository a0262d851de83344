import { stemmer } from '@orama/stemmers/portuguese';
import { type Inflection, respell, toList } from './inflection.ts';

export const inflection: Inflection = {
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

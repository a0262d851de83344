import { stemmer } from '@orama/stemmers/turkish';
import { type Inflection, toList } from './inflection.ts';

export const inflection: Inflection = {
  stemmer,
  endings: [
    // The stemmer leaves short words alone: evde, atlar; and some endings behind a vowel: ailesi.
    {
      endings: toList(
        'de da te ta den dan ten tan e a i ı u ü in ın un ün im ım um üm le la ler lar leri ları lere lara lerde larda lerden lardan lerin ların lerim larım',
      ),
      instead: [''],
    },
    {
      endings: toList('si sı su sü sinde sında sine sına sini sını yi yı yu yü ye ya yle yla nin nın nun nün m'),
      instead: [''],
    },
  ],
};

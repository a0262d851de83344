import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Codziennie rano do kawiarni [przychodzi|przychodzić] starsza [kobieta], [pije|pić] [kawę|kawa] i otwiera wciąż tę samą [książkę|książka]. „[Czyta|czytać] ją [pani] już [rok] — [mówi|mówić] kelner. — Jest aż tak [dobra|dobry]?”',
  '„Jeszcze nie [wiem|wiedzieć] — [odpowiada|odpowiadać] ze śmiechem. — Jest [napisana|napisać] w [języku|język] mojego wnuka. Na [początku|początek] nic nie [rozumiałam|rozumieć] i każdego [słowa|słowo] [szukałam|szukać] w słowniku. Dziś przeczytałam [całą|cały] [stronę|strona]. W niedzielę wnuk [przyjedzie|przyjechać], a wtedy [opowiem|opowiedzieć] mu tę [historię|historia]”.',
];

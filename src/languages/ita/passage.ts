import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Ogni [mattina] una [vecchia|vecchio] [signora] [entra|entrare] nel [bar], [beve|bere] il [caffè] e [apre|aprire] sempre lo stesso [libro]. «Lo sta [leggendo|leggere] da un [anno]», [dice|dire] il cameriere. «È davvero così [bello]?»',
  '«Ancora non lo [so|sapere]», [risponde|rispondere] lei [ridendo|ridere]. «È scritto nella [lingua] di mio nipote. All’inizio non [capivo|capire] niente e [cercavo|cercare] ogni [parola] nel dizionario. Oggi ho letto una [pagina] [intera|intero]. Domenica [viene|venire] a [trovarmi|trovare] e gli [racconterò|raccontare] la [storia].»',
];

import type { Language } from '../language.ts';

export const passage: Language['passage'] = [
  'Varje [morgon] [kommer|komma] en [gammal] [kvinna] in på kaféet, [dricker|dricka] sitt [kaffe] och [öppnar|öppna] samma [bok]. ”Nu har du [läst|läsa] den i ett [år]”, [säger|säga] servitören. ”Är den så [bra]?”',
  '”Det [vet|veta] jag inte än”, [svarar|svara] hon och [skrattar|skratta]. ”Den är skriven på mitt barnbarns [språk]. I [början] [förstod|förstå] jag ingenting och slog upp varje [ord] i ordboken. I [dag] har jag läst en [hel] [sida]. På söndag kommer han, och då ska jag [berätta] [historien|historia] för honom.”',
];

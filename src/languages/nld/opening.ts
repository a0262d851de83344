import type { Language } from '../language.ts';

export const opening: Language['opening'] = `
  komen gaan doen willen weten zien maken zeggen laten vinden goed staan denken geven jaar houden groot krijgen
  man nemen zitten vragen beginnen blijven horen liggen kijken nieuw vallen dag brengen oud vrouw lang kennen
  lopen helpen klein zoeken rijden spreken kind geloven lijken verliezen stad eten schrijven begrijpen winnen
  bestaan dragen trekken kopen slecht slapen drinken sluiten verkopen kiezen lezen leggen heten vergeten schip
  breken vliegen
`;

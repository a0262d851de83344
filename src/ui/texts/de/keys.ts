import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: 'Leertaste', enter: 'Eingabe', home: 'Pos1', end: 'Ende', shift: 'Umschalt' },

  browse: {
    forward: 'Nächste Karte',
    back: 'Vorige Karte',
    first: 'Erste Karte',
    last: 'Letzte Karte',
    jump: 'Zu einem Rang gehen',
    keys: 'Diese Tasten zeigen',
  },

  study: {
    reveal: 'Die andere Seite zeigen; danach: die markierte Antwort',
    check: 'Wo du die Antwort eintippst: sie prüfen',
    undo: 'Rückgängig, so weit du willst',
    redo: 'Rückgängig Gemachtes zurückholen',
    know: 'Dieses Wort kenne ich',
    edit: 'Eigene Bedeutung schreiben',
    speak: 'Das Wort anhören',
    bury: 'Nicht vor morgen',
    suspend: 'Das Wort pausieren',
    keys: 'Diese Tasten zeigen',
  },

  ratings: { two: 'Vergessen, Gewusst', four: 'Vergessen, Schwer, Gewusst, Leicht' },
};

export default keys;

import type { KeysTexts } from '../en/keys.ts';

const keys: KeysTexts = {
  names: { space: 'Espace', enter: 'Entrée', home: 'Début', end: 'Fin', shift: 'Maj' },

  browse: {
    forward: 'Carte suivante',
    back: 'Carte précédente',
    first: 'Première carte',
    last: 'Dernière carte',
    jump: 'Aller à un rang',
    keys: 'Afficher ces touches',
  },

  study: {
    reveal: 'Afficher l’autre face ; ensuite : la réponse marquée',
    check: 'Là où tu tapes la réponse : la vérifier',
    undo: 'Annuler, aussi loin que tu veux',
    redo: 'Rétablir ce qui a été annulé',
    know: 'Je connais ce mot',
    edit: 'Écrire ta propre définition',
    speak: 'Prononcer le mot',
    bury: 'Pas avant demain',
    suspend: 'Mettre le mot en pause',
    keys: 'Afficher ces touches',
  },

  ratings: { two: 'Oublié, Retenu', four: 'Oublié, Difficile, Retenu, Facile' },
};

export default keys;

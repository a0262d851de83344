import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: 'Mot à étudier',
    show: 'Afficher',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    newWord: 'Nouveau mot',
    notInDeck: 'N’est plus dans le paquet',
    ownWord: 'Ton propre mot',
    practice: 'Entraînement : rien n’est compté',
    yours: 'Ta définition',
    noMeanings: 'Aucune signification indiquée. Tu peux écrire ta propre définition.',
    speak: 'Prononcer',
    left: (count) => formatCount(count, { one: '# restant', many: '# restants', other: '# restants' }),
    progress: 'Fait aujourd’hui',
    answers: 'Le savais-tu bien ?',
    ratings: { again: 'Oublié', hard: 'Difficile', good: 'Retenu', easy: 'Facile' },
    undo: 'Annuler',
    know: 'Je connais',
    edit: 'Modifier',
    bury: 'Demain',
    suspend: 'Pause',
    definition: 'Ta propre définition',
    save: 'Enregistrer',
    cancel: 'Annuler',
    remove: 'Supprimer',
    leech: (lapses) =>
      formatCount(lapses, { other: 'Oublié # fois. Écris ta propre définition, ou mets le mot en pause.' }),
    clockBehind:
      'L’horloge de cet appareil est en retard sur ta dernière réponse. Les réponses comptent pour le jour qu’elle indique.',

    doneTitle: 'Fini pour aujourd’hui',
    nothingTitle: 'Rien à étudier pour l’instant',
    nothingAdvice:
      'Tous les mots d’aujourd’hui sont faits, ou aucun n’est prévu. Tu choisis dans les options combien de nouveaux mots viennent par jour.',
    pauseTitle: 'Temps écoulé',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        one: `# réponse en ${formatEstimate(ms)}, mots retenus : ${formatNumber(remembered)}.`,
        many: `# de réponses en ${formatEstimate(ms)}, mots retenus : ${formatNumber(remembered)}.`,
        other: `# réponses en ${formatEstimate(ms)}, mots retenus : ${formatNumber(remembered)}.`,
      }),
    newToday: (count) =>
      formatCount(count, {
        one: '# nouveau mot aujourd’hui.',
        many: '# de nouveaux mots aujourd’hui.',
        other: '# nouveaux mots aujourd’hui.',
      }),
    nothingTomorrow: 'Rien à réviser demain.',
    tomorrow: (count) =>
      formatCount(count, { one: 'Demain : # mot.', many: 'Demain : # de mots.', other: 'Demain : # mots.' }),
    progressLink: 'Progression et statistiques',
    goOn: 'Continuer',
    practise: 'S’entraîner encore',
    fiveMinutes: '5 minutes',
    oneDeck: 'Ce paquet seulement',
  },

  notices: {
    'answered-elsewhere': 'Tu as déjà répondu à ce mot dans une autre fenêtre. Voici la suite.',
    'nothing-to-undo': 'Il n’y a rien à annuler.',
    'nothing-to-redo': 'Il n’y a rien à rétablir.',
    undone: 'Annulé. Réponds à nouveau.',
    'taken-back': 'Annulé.',
    redone: 'Rétabli.',
    'no-practice': 'Il n’y a encore rien pour s’entraîner.',
    known: 'Marqué comme connu. Il ne sera plus demandé.',
    paused: 'En pause. Il ne sera pas demandé.',
    'put-off': 'Reporté à demain.',
  },
};

export default study;

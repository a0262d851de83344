import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: 'Enregistrer une sauvegarde',
    choose: 'Restaurer une sauvegarde',
    savedAs: (file) => `Enregistré sous le nom ${file}, parmi les téléchargements du navigateur.`,
    working: 'Lecture…',
    restoring: 'Restauration…',
    restoredSoFar: (share) =>
      `Restauration d’une sauvegarde : ${formatShare(share)}. Tu peux continuer à étudier pendant ce temps.`,
    answers: (count) => formatCount(count, { one: '# réponse', many: '# de réponses', other: '# réponses' }),
    definitions: (count) =>
      formatCount(count, { one: '# définition à toi', many: '# de définitions à toi', other: '# définitions à toi' }),
    period: (firstAt, lastAt) => `du ${formatDate(firstAt)} au ${formatDate(lastAt)}`,
    nothingFresh: 'Tout est déjà ici.',
    fresh: (count) =>
      formatCount(count, {
        one: '# de ses entrées n’est pas encore ici. Rien de ce qui est ici ne sera perdu.',
        many: '# de ses entrées ne sont pas encore ici. Rien de ce qui est ici ne sera perdu.',
        other: '# de ses entrées ne sont pas encore ici. Rien de ce qui est ici ne sera perdu.',
      }),
    restore: 'Restaurer',
    cancel: 'Annuler',
    restored: (count) =>
      formatCount(count, {
        one: 'Restauré : # nouvelle entrée.',
        many: 'Restauré : # de nouvelles entrées.',
        other: 'Restauré : # nouvelles entrées.',
      }),
    withoutDeck: 'Les paquets ne sont pas dans la sauvegarde. Ajoute ceux-ci pour continuer avec leurs mots :',

    savedTitle: 'Sauvegardes automatiques',
    savedIntro:
      'Une pour chaque jour d’étude : les sept dernières, et avant cela une par semaine. Elles restent sur cet appareil.',
    savedNone: 'Aucune pour l’instant. La première sera faite après ta prochaine réponse.',
    download: 'Télécharger',
    downloadOf: (at) => `Télécharger la sauvegarde du ${formatDate(at)}`,
    restoreOf: (at) => `Restaurer la sauvegarde du ${formatDate(at)}`,
  },
};

export default backup;

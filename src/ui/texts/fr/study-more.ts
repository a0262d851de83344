import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: 'Réécouter',
    showWord: 'Afficher le mot',
    typeMeaning: 'Que signifie-t-il ?',
    typeWord: (language) => `Comment le dit-on en ${language} ?`,
    check: 'Vérifier',
    almost: 'Presque. Regarde encore une fois.',
    accentsAgain: 'Attention aux accents, essaie encore une fois.',
    verdicts: {
      right: 'Juste.',
      accents: 'Juste, mais attention aux accents.',
      typo: 'Presque juste.',
      wrong: 'Ce n’est pas ce que dit la carte.',
    },
    youTyped: 'Ta réponse :',
  },

  rescue: {
    lostTitle: 'Ton historique d’étude est incomplet',
    lost: (missing, entries) =>
      formatCount(missing, {
        one: `Dans les données fournies par le navigateur, il manque # entrée sur ${formatNumber(entries)}. Wayword en a une deuxième copie.`,
        many: `Dans les données fournies par le navigateur, il manque # d’entrées sur ${formatNumber(entries)}. Wayword en a une deuxième copie.`,
        other: `Dans les données fournies par le navigateur, il manque # entrées sur ${formatNumber(entries)}. Wayword en a une deuxième copie.`,
      }),
    restore: (missing) =>
      formatCount(missing, {
        one: 'Récupérer # entrée',
        many: 'Récupérer # d’entrées',
        other: 'Récupérer # entrées',
      }),
    giveUp: 'Recommencer sans elles',
    giveUpQuestion: 'Y renoncer pour de bon ?',
    keep: 'Les garder',

    closedTitle: 'Ton historique d’étude ne s’ouvre pas',
    closed:
      'Le navigateur n’ouvre pas les données où il se trouve. Le disque est peut-être plein : libère de la place et réessaie. Sinon, redémarre le navigateur. Si cela n’aide pas, enregistre une sauvegarde ici : elle est faite à partir d’une deuxième copie. Supprime ensuite Wayword, réinstalle-le et restaure la sauvegarde dans les options.',
  },
};

export default studyMore;

import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { ProgressTexts } from '../en/progress.ts';

const progress: ProgressTexts = {
  progress: {
    pageTitle: 'Wayword – Progression',
    title: 'Progression',
    views: 'Vues',
    viewNames: { statistics: 'Statistiques', check: 'Ce que je connais', held: 'Mis de côté' },
    deck: 'Paquet',
    noDeck: 'Il n’y a pas encore de paquet sur cet appareil.',
    getDeck: 'Obtenir un paquet',
    study: 'Étudier maintenant',
    numbers: 'Nombres',
    noNumber: '–',
    ranks: (first, last) => (first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`),
  },

  check: {
    title: 'Quels mots connais-tu déjà ?',
    intro:
      'Tu vois environ 30 mots de ce paquet, et quelques-uns qui n’existent pas. Dis pour chacun si tu le connais. Cela prend une minute ou deux et ne modifie rien.',
    start: 'Commencer le test',
    preparing: 'Choix des mots…',
    waiting: 'En attente du paquet…',
    waitingNote: 'Le paquet est en cours d’ajout. Le test commence dès que tous les mots sont là.',
    incomplete: 'Tous les mots de ce paquet ne sont pas encore là. Commence le test quand il est complet.',
    known: 'Je connais',
    unknown: 'Je ne connais pas',
    back: 'Retour',
    stop: 'Arrêter',
    keys: 'Touches : 1 Je ne connais pas, 2 Je connais, Z Retour',
    question: 'Sais-tu ce que ce mot veut dire ?',
    position: (place, total) => `${formatNumber(place)} sur ${formatNumber(total)}`,
    progress: 'Mots traités',
    again: 'Refaire le test',

    resultTitle: (known, size) =>
      formatCount(known, {
        one: `Tu connais environ # mot sur ${formatNumber(size)}`,
        many: `Tu connais environ # de mots sur ${formatNumber(size)}`,
        other: `Tu connais environ # mots sur ${formatNumber(size)}`,
      }),
    range: (low, high) => `Neuf fois sur dix, le vrai nombre est entre ${formatNumber(low)} et ${formatNumber(high)}.`,
    noGuesses: (asked) =>
      formatCount(asked, {
        one: 'Tu n’as pas dit connaître le seul mot qui n’existe pas.',
        many: 'Tu n’as dit connaître aucun des # de mots qui n’existent pas.',
        other: 'Tu n’as dit connaître aucun des # mots qui n’existent pas.',
      }),
    guesses: (claimed, asked) =>
      formatCount(asked, {
        one: `Tu as dit connaître le seul mot qui n’existe pas (${formatList(claimed)}). Le résultat en tient compte.`,
        many: `Sur # de mots qui n’existent pas, tu as dit en connaître ${formatNumber(claimed.length)} (${formatList(claimed)}). Le résultat en tient compte.`,
        other: `Sur # mots qui n’existent pas, tu as dit en connaître ${formatNumber(claimed.length)} (${formatList(claimed)}). Le résultat en tient compte.`,
      }),
    unclearTitle: 'Réponds à quelques mots de plus',
    unclear:
      'Tes réponses ne donnent pas encore de résultat clair. Dis « Je connais » seulement si tu connais le sens.',
    unclearAll:
      'Tes réponses ne donnent pas de résultat clair. Refais le test, et dis « Je connais » seulement si tu connais le sens.',
    claimed: (claimed) => `Tu as dit connaître des mots qui n’existent pas : ${formatList(claimed)}.`,
    continue: 'Continuer',
    curveTitle: 'Combien de mots tu connais, par rang',
    curveRanks: 'Rangs',
    curveShare: 'Connus',
  },

  know: {
    title: 'Marquer les premiers mots comme connus',
    intro: 'Les mots connus ne sont pas demandés. Ceux que tu étudies déjà restent comme ils sont.',
    rank: 'Jusqu’au rang',
    rankHint: (last) => `Le paquet s’arrête au rang ${formatNumber(last)}.`,
    rankHintSoFar: (last) =>
      `Le paquet est en cours d’ajout. Pour l’instant, il va jusqu’au rang ${formatNumber(last)}.`,
    slider: 'Jusqu’au rang, avec un curseur',
    noneExpected: 'D’après le test, tu les connais tous.',
    expected: (unknown) =>
      formatCount(unknown, {
        one: 'D’après le test, environ # t’est inconnu.',
        many: 'D’après le test, environ # te sont inconnus.',
        other: 'D’après le test, environ # te sont inconnus.',
      }),
    markUndecided: 'Marquer comme connus',
    mark: (count) =>
      formatCount(count, {
        one: 'Marquer # mot comme connu',
        many: 'Marquer # de mots comme connus',
        other: 'Marquer # mots comme connus',
      }),
    nothing: 'Jusqu’à ce rang, aucun mot n’est nouveau.',
    fresh: (count) =>
      formatCount(count, {
        one: 'Jusqu’à ce rang, # mot est nouveau.',
        many: 'Jusqu’à ce rang, # de mots sont nouveaux.',
        other: 'Jusqu’à ce rang, # mots sont nouveaux.',
      }),
    done: (count, rank) =>
      formatCount(count, {
        one: `# mot jusqu’au rang ${formatNumber(rank)} est marqué comme connu.`,
        many: `# de mots jusqu’au rang ${formatNumber(rank)} sont marqués comme connus.`,
        other: `# mots jusqu’au rang ${formatNumber(rank)} sont marqués comme connus.`,
      }),
    undo: 'Annuler',
    takenBack: 'Annulé. Ces mots redeviennent nouveaux.',
  },

  held: {
    titles: {
      suspended: 'Mots en pause',
      known: 'Mots connus',
      leech: 'Mots que tu oublies sans cesse',
    },
    none: {
      suspended: 'Aucun. Pendant l’étude, « Pause » met un mot ici.',
      known: 'Aucun mot n’est marqué comme connu.',
      leech: 'Aucun. Un mot oublié huit fois apparaît ici.',
    },
    loading: 'Chargement…',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    notInDeck: 'Pas dans le paquet',
    lapses: (count) => formatCount(count, { other: 'oublié # fois' }),
    acts: { want: 'Redemander', reset: 'Recommencer', suspend: 'Pause' },
    actLabel: (act, word) => `${act} : ${word}`,
    more: (left) =>
      formatCount(left, {
        one: 'Afficher plus (# restant)',
        many: 'Afficher plus (# restants)',
        other: 'Afficher plus (# restants)',
      }),
    batch: (count, at) =>
      formatCount(count, {
        one: `# mot marqué en une fois, ${formatDate(at)}`,
        many: `# de mots marqués en une fois, ${formatDate(at)}`,
        other: `# mots marqués en une fois, ${formatDate(at)}`,
      }),
    takeBack: 'Annuler',
    done: {
      want: (word) => `${word} est à nouveau demandé.`,
      reset: (word) => `${word} recommence comme nouveau mot.`,
      suspend: (word) => `${word} est en pause.`,
    },
    batchDone: (count) =>
      formatCount(count, {
        one: '# mot est redevenu nouveau.',
        many: '# de mots sont redevenus nouveaux.',
        other: '# mots sont redevenus nouveaux.',
      }),
    undo: 'Annuler',
    undone: 'Annulé.',
  },

  stats: {
    loading: 'Chargement…',
    emptyTitle: 'Rien d’étudié pour l’instant',
    empty: 'Après tes premières réponses, tu verras ici combien de mots tu gardes en mémoire et ce qui t’attend.',

    summary: 'En bref',
    streak: 'Jours d’affilée',
    streakLongest: (longest) =>
      formatCount(longest, {
        one: 'Record : # jour',
        many: 'Record : # de jours',
        other: 'Record : # jours',
      }),
    known: 'Mots connus',
    knownOf: (words) => formatCount(words, { other: 'Sur # dans ce paquet' }),
    knownOfSoFar: (words) => formatCount(words, { other: 'Sur # pour l’instant dans ce paquet' }),
    recalled: 'Gardés en mémoire, 30 derniers jours',
    time: 'Temps, 30 derniers jours',
    timeADay: (ms) => `${formatEstimate(ms)} par jour d’étude`,
    noTime: 'Aucun',
    noShare: '–',

    forecast: 'Révisions à venir',
    forecastNote: 'Tous les paquets. Les mots nouveaux et les mots oubliés s’y ajoutent.',
    day: 'Jour',
    today: 'Aujourd’hui',
    words: 'Mots',
    answers: 'Réponses par jour',
    answersNote: 'Tous les paquets, 30 derniers jours.',
    remembered: 'Retenus',
    forgotten: 'Oubliés',
    retention: 'Combien de mots tu as gardés en mémoire, par semaine',
    retentionNote: 'Parmi les mots dont le jour était venu. Les étapes d’un même jour ne comptent pas.',
    week: 'Semaine du',
    kept: 'Gardés',
    wanted: (retention) => `Objectif : ${formatShare(retention)}`,
    ranks: 'Mots de ce paquet par rang',
    ranksIncomplete: 'Le paquet est en cours d’ajout. Ses mots par rang s’affichent dès qu’il est complet.',
    ranksNote: 'Connus : marqués ainsi, ou gardés en mémoire depuis au moins trois semaines.',
    rank: 'Rangs',
    knownSeries: 'Connus',
    learning: 'En cours',
    rest: 'Pas encore',
    minutes: 'Minutes par jour',
    minutesNote: 'Tous les paquets, 30 derniers jours. Les pauses de plus de deux minutes ne comptent pas.',
    minutesHead: 'Minutes',
  },
};

export default progress;

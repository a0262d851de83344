import { formatCount, formatNumber } from '../../shared/format.ts';
import type { SettingsTexts } from '../en/settings.ts';

const settings: SettingsTexts = {
  autoRefresh: {
    label: 'Actualiser automatiquement les paquets du serveur',
    hint: 'Par défaut : jamais. Ne s’adresse qu’au serveur que tu as connecté. L’ancienne copie d’un paquet sert jusqu’à ce que la nouvelle soit complète.',
    periods: { off: 'Jamais', weekly: 'Chaque semaine', monthly: 'Chaque mois' },
  },

  reset: {
    button: 'Rétablir les valeurs par défaut',
    label: (section) => `Rétablir les valeurs par défaut : ${section}`,
    done: 'Les valeurs par défaut sont rétablies.',
    sitesKept: 'Les sites gardent leur propre réglage.',
    undo: 'Annuler',
    undone: 'Tes réglages sont de retour.',
  },

  numbers: {
    wrong: (max, stored) =>
      `Indique un nombre entier de 0 à ${formatNumber(max)}. En attendant, la valeur reste ${formatNumber(stored)}.`,
  },

  hover: {
    title: 'Dictionnaire',
    trigger: 'Chercher un mot quand',
    triggerHint:
      'Par défaut : le pointeur s’arrête dessus. Une touche, le menu d’une sélection et la barre d’outils fonctionnent toujours.',
    triggers: {
      rest: 'le pointeur s’arrête dessus',
      'rest-modifier': 'le pointeur s’arrête dessus et une touche est maintenue',
      click: 'je clique dessus',
      'double-click': 'je double-clique dessus',
      off: 'je le demande par touche ou menu seulement',
    },
    modifier: 'Touche à maintenir',
    modifierHint: 'Par défaut : Alt (sur Mac : Option).',
    modifiers: { alt: 'Alt', control: 'Ctrl', shift: 'Maj' },
    dwell: 'Délai avant l’apparition de la carte, en millisecondes',
    dwellHint: (usual) => `Par défaut : ${formatNumber(usual)}. Avec plus, la carte ne vient que là où tu t’arrêtes.`,
    switches: {
      selection: {
        label: 'Chercher ce que je sélectionne',
        hint: 'Activé par défaut. Exactement les mots sélectionnés, tels quels.',
      },
      touch: {
        label: 'Chercher avec le doigt',
        hint: 'Activé par défaut. Touche un mot et maintiens le doigt.',
      },
      keys: {
        label: 'Des lettres du clavier agissent sur la carte',
        hint: 'Activé par défaut. Dès que le pointeur est sur la carte, ou qu’elle est épinglée : P l’épingle, S prononce le mot, A l’ajoute aux mots à étudier, K le marque comme connu, N et B vont au résultat suivant et au précédent. D’ici là, toutes les touches vont à la page. Jamais quand tu écris.',
      },
    },
    scale: 'Taille du texte de la carte',
    scaleHint: (usual) => `Par défaut : ${usual}.`,
    sites: 'Sites avec leur propre réglage',
    noSites: 'Aucun. Désactive un site, ou choisis sa langue, dans la fenêtre de la barre d’outils ou sur la carte.',
    sitesHint: 'Oublie un site, et tout s’y passe comme sur les autres.',
    siteEntry: (site, choices) => `${site} : ${choices.join(' · ')}`,
    siteOff: 'désactivé',
    siteKeys: 'les lettres agissent dès qu’une carte s’affiche',
    keySite: 'Site où les lettres agissent dès qu’une carte s’affiche',
    keySiteHint:
      'Par exemple news.example. Tant qu’une carte y est affichée, la page ne reçoit pas les touches de la carte.',
    addSite: 'Ajouter',
    wrongSite: 'Écris le nom d’un site, par exemple news.example.',
    forget: 'Oublier',
    forgetLabel: (site) => `Oublier ${site}`,
  },

  studySettings: {
    title: 'Étude',
    progress: 'Progression : statistiques, ce que tu connais déjà, mots mis de côté',
    newPerDay: 'Nouveaux mots par jour',
    newPerDayHint: (usual) =>
      `Par défaut : ${formatNumber(usual)}, pour tous les paquets. Chaque nouveau mot revient une dizaine de fois la première année.`,
    retention: 'Part des mots à garder en mémoire',
    retentionHint: (usual) =>
      `Par défaut : ${usual}. Un mot revient quand la probabilité que tu le connaisses est tombée à cette valeur. Plus elle est haute, plus il y a de révisions.`,
    retentions: {
      '0.8': '80 % : moins de révisions',
      '0.85': '85 %',
      '0.9': '90 % : recommandé',
      '0.95': '95 % : environ deux fois plus de révisions',
    },
    ratings: 'Réponses',
    ratingsHint:
      'Par défaut : deux. Si tu avais oublié un mot, la réponse est « Oublié », même si tu n’en étais pas loin.',
    ratingCounts: { two: 'Oublié, Retenu', four: 'Oublié, Difficile, Retenu, Facile' },
    front: 'Ce qui est demandé',
    frontHint:
      'Par défaut : le mot. Pour le son, ton navigateur a besoin d’une voix dans la langue. Sinon, le mot est affiché.',
    fronts: {
      word: 'Le mot : tu dis ce qu’il signifie',
      meaning: 'La signification : tu dis le mot',
      sound: 'Le son du mot : tu écoutes d’abord',
    },
    readings: 'Afficher la lecture avec la question',
    readingsHint: 'Activé par défaut. Kana, pinyin ou API au-dessus du mot. Sinon, ils viennent avec la réponse.',
    typing: 'Taper la réponse',
    typingHint:
      'Désactivé par défaut. Toute signification de la carte compte, la tienne aussi. Après une faute de frappe, le mot est redemandé une fois, et les accents peuvent manquer une fois. À la fin, c’est toi qui décides.',
    vulgar: 'Présenter des mots vulgaires',
    vulgarHint:
      'Désactivé par défaut. Les mots que le paquet marque comme vulgaires ou injurieux sont traduits comme les autres, mais l’étude ne les présente que si tu les demandes.',
    keys: 'Des lettres et des chiffres du clavier agissent pendant l’étude',
    keysHint:
      'Activé par défaut. La liste des touches, pendant l’étude, dit lesquelles. Sinon, seuls Espace, Entrée, les flèches et Échap agissent. Jamais quand tu écris.',
  },

  reminder: {
    label: 'Me le rappeler une fois par jour',
    hint: 'Désactivé par défaut. Sans son, et seulement s’il y a des mots à réviser et que tu n’as pas encore étudié.',
    hour: 'À partir de',
    hourHint: (usual) => `Par défaut : ${usual}.`,
    refused:
      'Le navigateur ne laisse pas Wayword afficher de notifications. Tu peux les autoriser en réactivant cette option.',
  },

  ownWords: {
    title: 'Mes mots',
    intro:
      'Les définitions que tu as écrites, et les mots qui ne sont dans aucun paquet. Ils passent en premier partout où un mot s’affiche.',
    none: 'Aucun pour l’instant. Écris-en un ici, sur la carte d’une page web ou pendant l’étude.',
    noDeck: 'Obtiens d’abord un paquet : un mot appartient à une paire de langues.',
    search: 'Rechercher dans mes mots',
    found: (count) => formatCount(count, { one: '# mot', many: '# de mots', other: '# mots' }),
    more: (left) =>
      formatCount(left, {
        one: 'Afficher plus (# restant)',
        many: 'Afficher plus (# restants)',
        other: 'Afficher plus (# restants)',
      }),
    notInDeck: 'Ton propre mot',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    add: 'Ajouter un mot',
    pair: 'Langues',
    word: 'Mot',
    meaning: 'Définition',
    sentence: 'Phrase où il se trouve',
    sentenceHint: 'Si tu veux : elle s’affiche avec la définition pendant l’étude.',
    toStudy: 'L’ajouter aux mots à étudier',
    save: 'Enregistrer',
    cancel: 'Annuler',
    edit: 'Modifier',
    remove: 'Supprimer',
    study: 'Étudier',
    actLabel: (act, word) => `${act} : ${word}`,
    missing: 'Écris d’abord le mot et sa définition.',
    undo: 'Annuler',
    notices: {
      saved: (word) => `${word} est enregistré.`,
      studied: (word) => `${word} viendra à ta prochaine séance.`,
      removed: (word) => `${word} est supprimé de tes mots.`,
      restored: (word) => `${word} est de retour.`,
    },
  },

  data: {
    title: 'Données',
    intro: 'Ce que tu as étudié et écrit, et tes réglages, dans un seul fichier. Les clés API n’y sont jamais.',
  },

  appearance: {
    title: 'Apparence',
    theme: 'Couleurs',
    themeHint: 'Par défaut : comme le navigateur. Pour tous les écrans de Wayword, et pour la carte sur les pages web.',
    themes: { system: 'Comme le navigateur', light: 'Clair', dark: 'Sombre' },
  },

  licences: {
    title: 'Licences',
    intro: 'Wayword est un logiciel libre : tu peux l’utiliser, l’étudier, le partager et le modifier.',
    productLicence: 'GNU General Public License, version 3 ou ultérieure',
    decks: 'Les paquets de départ et ce dont ils sont faits',
    loading: 'Chargement…',
    licenceOf: 'Licence',
    changes: 'Modifications',
    sources: 'Sources',
    decksOf: 'Paquets',
    manyDecks: (count) => formatCount(count, { one: '# paquet', many: '# de paquets', other: '# paquets' }),
  },
};

export default settings;

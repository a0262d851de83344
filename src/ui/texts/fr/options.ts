import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { OptionsTexts } from '../en/options.ts';

const options: OptionsTexts = {
  options: {
    pageTitle: 'Wayword – Options',
    title: 'Options',

    connection: 'Serveur',
    connectionIntro:
      'Un serveur de flashcards te donne ses paquets. Wayword les copie sur cet appareil ; ensuite, plus besoin de réseau.',
    address: 'Adresse du serveur',
    addressHint: 'Par exemple https://cards.example.org',
    key: 'Clé API',
    keyHint: 'Gardée sur cet appareil et envoyée à ce serveur seulement.',
    showKey: 'Afficher',
    hideKey: 'Masquer',
    showKeyLabel: 'Afficher la clé API',
    hideKeyLabel: 'Masquer la clé API',
    connect: 'Connecter',
    connecting: 'Connexion…',
    keepConnection: 'Annuler',
    disconnect: 'Déconnecter',
    disconnectHint: 'Oublie la clé. Tes paquets restent.',
    change: 'Changer de serveur',
    changeServerIntro: 'Une autre adresse demande sa propre clé : celle qui est enregistrée n’y est pas envoyée.',
    keyStored: 'Enregistrée, et non affichée.',
    replaceKey: 'Remplacer la clé',
    replaceKeyIntro: 'La nouvelle clé est d’abord essayée. Si le serveur la refuse, l’ancienne reste.',
    newKey: 'Nouvelle clé API',
    useKey: 'Utiliser cette clé',
    certificateAdvice:
      'Le navigateur a peut-être aussi refusé le certificat du serveur. Ouvre l’adresse dans un onglet, et il te le dira :',
    connectedTo: 'Connecté à',
    disconnected: 'Déconnecté. La clé est oubliée ; tes paquets restent.',
    connected: (languages, withFlashcards) =>
      formatCount(languages, {
        one: `Connecté : # langue, dont ${formatNumber(withFlashcards)} avec des flashcards`,
        many: `Connecté : # de langues, dont ${formatNumber(withFlashcards)} avec des flashcards`,
        other: `Connecté : # langues, dont ${formatNumber(withFlashcards)} avec des flashcards`,
      }),

    getDeck: 'Obtenir un paquet',
    starters: 'Paquets de départ',
    startersIntro: 'Ils sont fournis avec Wayword : sans serveur, sans clé, sans réseau.',
    shortStarters: (count) =>
      formatCount(count, {
        one: '# autre langue avec ses premiers mots',
        many: '# d’autres langues avec leurs premiers mots',
        other: '# autres langues avec leurs premiers mots',
      }),
    add: 'Ajouter',
    adding: 'Ajout…',
    added: 'Ajouté',
    actionLabel: (action, deck) => `${action} : ${deck}`,
    starterAdded: (pair, cards) =>
      formatCount(cards, {
        one: `Le paquet ${pair} est sur cet appareil : # carte.`,
        many: `Le paquet ${pair} est sur cet appareil : # de cartes.`,
        other: `Le paquet ${pair} est sur cet appareil : # cartes.`,
      }),
    fromServerTitle: 'Depuis ton serveur',
    sync: 'Synchroniser',
    syncAgain: 'Synchroniser à nouveau',
    underWay: 'Synchronisation…',
    syncStarted: (pair) =>
      `La synchronisation du paquet ${pair} a commencé. Elle continue même si tu fermes cette page.`,
    synced: (pair, cards) =>
      formatCount(cards, {
        one: `Le paquet ${pair} est synchronisé : # carte.`,
        many: `Le paquet ${pair} est synchronisé : # de cartes.`,
        other: `Le paquet ${pair} est synchronisé : # cartes.`,
      }),
    answersUnread: (count) =>
      formatCount(count, {
        one: '# réponse du serveur n’a pas pu être lue : une carte manque peut-être.',
        many: '# de réponses du serveur n’ont pas pu être lues : des cartes manquent peut-être.',
        other: '# réponses du serveur n’ont pas pu être lues : des cartes manquent peut-être.',
      }),
    nothingToLearn: 'Ce serveur n’a encore de flashcards dans aucune langue.',

    decks: 'Paquets sur cet appareil',
    loading: 'Chargement…',
    noDecks: 'Aucun pour l’instant.',
    noDecksAdvice: 'Ajoute un paquet de départ ci-dessous, ou connecte un serveur.',
    fromServer: (address) => `De ${address}`,
    fromFile: (name) => `Du fichier ${name}`,
    starter: 'Paquet de départ, fourni avec Wayword',
    licence: (id) => `Licence : ${id}`,
    updated: (at) => `mis à jour le ${formatDate(at)}`,
    incomplete: 'incomplet',
    severalHint:
      'Les mots sont cherchés dans ces paquets de haut en bas. Le parcours et les rangs suivent le paquet principal.',
    sourceLabel: (name, pair) => `${name} (${pair})`,
    main: 'Principal',
    makeMain: 'Rendre principal',
    isMainNow: (name) => `${name} est maintenant le paquet principal.`,
    inLookups: 'Chercher les mots',
    inStudy: 'Nouveaux mots à étudier',
    moveUp: 'Monter',
    moveDown: 'Descendre',
    moved: (name, place, count) =>
      `${name} est maintenant à la place ${formatNumber(place)} sur ${formatNumber(count)}.`,
    rename: 'Renommer',
    name: 'Nom',
    save: 'Enregistrer',
    cancel: 'Annuler',
    refresh: 'Actualiser',
    nothingChanged: 'La dernière actualisation n’a rien changé.',
    refreshChanged: (parts) => `Dernière actualisation : ${formatList(parts)}`,
    wordsAdded: (count) =>
      formatCount(count, { one: '# nouveau mot', many: '# de nouveaux mots', other: '# nouveaux mots' }),
    wordsChanged: (count) =>
      formatCount(count, {
        one: '# mot avec d’autres significations',
        many: '# de mots avec d’autres significations',
        other: '# mots avec d’autres significations',
      }),
    wordsGone: (count) =>
      formatCount(count, { one: '# mot disparu', many: '# de mots disparus', other: '# mots disparus' }),
    wordsMissing: (count) =>
      formatCount(count, {
        one: '# mot disparu ou illisible',
        many: '# de mots disparus ou illisibles',
        other: '# mots disparus ou illisibles',
      }),
    moreWords: (count) => formatCount(count, { other: 'et # de plus' }),
    refreshLabel: (pair) => `Actualiser le paquet ${pair}`,
    export: 'Exporter',
    exportLabel: (pair) => `Exporter le paquet ${pair}`,
    remove: 'Supprimer',
    removeLabel: (pair) => `Supprimer le paquet ${pair}`,
    confirmRemoval: (name, pair, cards) => `Supprimer de cet appareil « ${name} » (${pair}, ${cards}) ?`,
    loneWords: (count) =>
      formatCount(count, {
        one: '# mot que tu étudies n’est que dans ce paquet.',
        many: '# de mots que tu étudies ne sont que dans ce paquet.',
        other: '# mots que tu étudies ne sont que dans ce paquet.',
      }),
    keepWords: (count) =>
      formatCount(count, {
        one: 'Garder ce mot parmi mes mots',
        many: 'Garder # de mots parmi mes mots',
        other: 'Garder ces # mots parmi mes mots',
      }),
    confirmNote: 'Ce que tu as appris et écrit toi-même est conservé.',
    removeConfirmed: 'Supprimer le paquet',
    keep: 'Garder',
    removed: (pair) => `Le paquet ${pair} est supprimé.`,
    wordsKept: (count) =>
      formatCount(count, {
        one: '# mot est maintenant parmi tes mots.',
        many: '# de mots sont maintenant parmi tes mots.',
        other: '# mots sont maintenant parmi tes mots.',
      }),
  },

  importStart: {
    title: 'Depuis un fichier',
    intro:
      'Un tableau (CSV, TSV), des notes exportées d’Anki au format texte, des lignes JSON ou un paquet au format Wayword. Le fichier est lu sur cet appareil et n’est envoyé nulle part.',
    choose: 'Ajouter un paquet depuis un fichier',
    drop: 'ou dépose le fichier ici',
    letGo: 'Relâche pour ouvrir le fichier',
  },
};

export default options;

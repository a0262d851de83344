import { formatCount } from '../../shared/format.ts';
import type { AboutTexts } from '../en/about.ts';

const about: AboutTexts = {
  about: {
    title: 'À propos',
    version: 'Version',
    browser: 'Navigateur',
    unknownBrowser: 'Inconnu',
    stored: 'Sur cet appareil',
    used: (used, quota) => `${used} sur ${quota} autorisés par le navigateur`,
    notTold: 'Le navigateur ne le dit pas',
    decks: 'Paquets',
    study: 'Ce que tu as étudié et écrit',
    about: (size) => `environ ${size}`,
    kept: 'À l’abri du nettoyage',
    isKept: 'Oui : le navigateur ne l’efface qu’avec Wayword.',
    isNotKept: 'Non garanti : le navigateur peut l’effacer quand le disque est plein.',
    keep: 'Demander au navigateur de tout garder',
    keepRefused:
      'Le navigateur n’a pas accepté. Il le fera peut-être quand tu utiliseras davantage Wayword. Enregistre de temps en temps une sauvegarde sous « Données ».',
    privacy:
      'Rien de ce que tu lis, cherches, étudies ou écris ne quitte cet appareil. Wayword n’envoie de requêtes qu’à un seul endroit : le serveur de flashcards que tu connectes, si tu en connectes un.',
    licence: 'Wayword est un logiciel libre sous la GNU General Public License, version 3 ou ultérieure.',
    licenceLink: 'Lire la licence',
  },

  selfCheck: {
    title: 'Vérifier les données',
    intro:
      'Lit chaque paquet et tout ce que tu as étudié, et répare ce qui n’est pas en ordre. Tu peux continuer pendant ce temps.',
    again: 'Vérifier à nouveau',
    checking: 'Vérification…',
    checkingDeck: (pair) => `Vérification du paquet ${pair}…`,
    checkingStudy: 'Vérification de ce que tu as étudié…',
    decks: (count) => formatCount(count, { one: '# paquet', many: '# de paquets', other: '# paquets' }),
    cards: (count) => formatCount(count, { one: '# carte', many: '# de cartes', other: '# cartes' }),
    answers: (count) => formatCount(count, { one: '# réponse', many: '# de réponses', other: '# réponses' }),
    right: (decks, cards, answers) => `${decks}, ${cards}, ${answers} : tout est en ordre.`,
    mended: (decks, cards, answers) => `Vérifié : ${decks}, ${cards}, ${answers}. Résultat :`,
    indexRebuilt: (pair, entries) =>
      formatCount(entries, {
        one: `L’index des mots du paquet ${pair} a été refait : # entrée manquait ou était fausse.`,
        many: `L’index des mots du paquet ${pair} a été refait : # d’entrées manquaient ou étaient fausses.`,
        other: `L’index des mots du paquet ${pair} a été refait : # entrées manquaient ou étaient fausses.`,
      }),
    cardsRestored: (pair, count) =>
      formatCount(count, {
        one: `Le paquet ${pair} a été repris de l’extension : # carte était illisible.`,
        many: `Le paquet ${pair} a été repris de l’extension : # de cartes étaient illisibles.`,
        other: `Le paquet ${pair} a été repris de l’extension : # cartes étaient illisibles.`,
      }),
    cardsLost: (pair, count) =>
      formatCount(count, {
        one: `Le paquet ${pair} a perdu # carte illisible. Les autres fonctionnent comme avant.`,
        many: `Le paquet ${pair} a perdu # de cartes illisibles. Les autres fonctionnent comme avant.`,
        other: `Le paquet ${pair} a perdu # cartes illisibles. Les autres fonctionnent comme avant.`,
      }),
    syncAgain: (pair) => `Synchroniser à nouveau le paquet ${pair}`,
    syncStarted: (pair) => `La synchronisation du paquet ${pair} a commencé.`,
    fetchAgain:
      'Pour avoir toutes les cartes, connecte son serveur et synchronise-le à nouveau, ou importe-le à nouveau depuis son fichier.',
    left: (pair) => `Le paquet ${pair} a été laissé de côté : sa synchronisation n’est pas terminée.`,
    staleRows: (count) =>
      formatCount(count, {
        one: '# état d’étude ne correspondait pas à tes réponses et a été recalculé.',
        many: '# d’états d’étude ne correspondaient pas à tes réponses et ont été recalculés.',
        other: '# états d’étude ne correspondaient pas à tes réponses et ont été recalculés.',
      }),
    copyRewritten: 'La deuxième copie de tes réponses différait de la première et a été refaite.',
    copyHasMore: (count) =>
      formatCount(count, {
        one: '# entrée de ton historique d’étude n’est que dans la deuxième copie. Ouvre « Étudier » pour la récupérer.',
        many: '# d’entrées de ton historique d’étude ne sont que dans la deuxième copie. Ouvre « Étudier » pour les récupérer.',
        other:
          '# entrées de ton historique d’étude ne sont que dans la deuxième copie. Ouvre « Étudier » pour les récupérer.',
      }),
    openStudy: 'Ouvrir « Étudier »',
    backups: (count) =>
      formatCount(count, {
        one: '# sauvegarde automatique.',
        many: '# de sauvegardes automatiques.',
        other: '# sauvegardes automatiques.',
      }),
    backupMade: 'Il n’y avait pas de sauvegarde. Elle vient d’être faite.',
    brokenBackups: (count) =>
      formatCount(count, {
        one: '# sauvegarde n’est plus entière et sera remplacée par une nouvelle.',
        many: '# de sauvegardes ne sont plus entières et seront remplacées par de nouvelles.',
        other: '# sauvegardes ne sont plus entières et seront remplacées par de nouvelles.',
      }),
  },

  shortcuts: {
    title: 'Raccourcis',
    onPages: 'Sur les pages web',
    onPagesIntro: 'Ils fonctionnent dans tous les onglets. C’est le navigateur qui les gère, et tu peux les y changer.',
    commands: {
      _execute_action: 'Ouvrir Wayword',
      'look-up': 'Chercher la sélection ou le mot au curseur ; épingler la carte affichée',
      'next-word': 'Chercher le mot suivant qui est dans un paquet',
      'previous-word': 'Chercher le mot précédent qui est dans un paquet',
    },
    noKey: 'Aucune touche',
    noKeyWarning:
      'Une commande n’a pas de touche : une autre extension l’a peut-être, ou elle a été retirée. Choisis-en une dans le navigateur.',
    change: 'Changer ces touches',
    changeByHand: 'Ouvre about:addons, clique sur la roue dentée et choisis « Gérer les raccourcis d’extensions ».',
    onCard: 'Sur la carte',
    onCardIntro:
      'Dès que le pointeur est sur la carte, ou qu’elle est épinglée, et que tu n’es pas en train d’écrire. D’ici là, toutes les touches vont à la page. Tu peux les désactiver sous « Dictionnaire ».',
    pin: 'Épingler la carte',
    speak: 'Prononcer le mot',
    study: 'Étudier le mot',
    know: 'Je connais ce mot ; encore une fois : finalement non',
    matches: 'Résultat suivant, et retour',
    close: 'Fermer la carte',
    inStudy: 'Pendant l’étude',
    inBrowse: 'Quand tu parcours un paquet',
    addressBar: 'Dans la barre d’adresse',
    addressBarHint: 'Tape ceci, un espace et un mot : tes paquets répondent en dessous.',
  },
};

export default about;

import { formatCount } from '../../shared/format.ts';
import type { WelcomeTexts } from '../en/welcome.ts';

const welcome: WelcomeTexts = {
  welcome: {
    title: 'Bienvenue dans Wayword',
    lead: 'Lis le web dans la langue que tu apprends : la signification d’un mot est là où est le mot.',
    order: 'Quatre étapes, dans l’ordre que tu veux. Passe celles dont tu n’as pas besoin.',
    done: 'Fait :',

    deckTitle: 'Qu’apprends-tu ?',
    speak: 'Je parle',
    onlyMeanings: 'Ce sont les langues dans lesquelles ce paquet a des significations.',
    adding: 'Le paquet arrive sur cet appareil…',
    here: (cards) =>
      formatCount(cards, {
        one: '# carte est sur cet appareil. Elle n’a pas besoin de réseau.',
        many: '# de cartes sont sur cet appareil. Elles n’ont pas besoin de réseau.',
        other: '# cartes sont sur cet appareil. Elles n’ont pas besoin de réseau.',
      }),
    picturesOnly: 'La plupart des mots d’une page n’en font pas partie.',
    noDeck: 'Tes langues manquent ? Importe un fichier de mots ou connecte un serveur de flashcards.',
    moreWords: 'Obtenir plus de mots',
    add: (cards) =>
      formatCount(cards, { one: 'Ajouter # carte', many: 'Ajouter # de cartes', other: 'Ajouter # cartes' }),

    readTitle: 'Cherche un mot',
    readHints: {
      rest: 'Arrête le pointeur sur un de ces mots.',
      'rest-modifier': 'Maintiens la touche que tu as choisie et arrête le pointeur sur un de ces mots.',
      click: 'Clique sur un de ces mots.',
      'double-click': 'Double-clique sur un de ces mots.',
      off: 'Sélectionne un de ces mots et choisis Wayword dans son menu.',
    },
    touchHint: 'Touche un de ces mots et maintiens le doigt.',
    byKeyboard: (key) => `Au clavier : ${key} va d’un mot à l’autre.`,
    noPassage: 'Dès que tu auras choisi une langue, il y aura ici quelque chose à lire.',
    passageLabel: 'Texte à lire',
    hovered: 'Sur les autres pages, c’est comme ça pour les mots de ce paquet.',

    studyTitle: 'Étudie ta première carte',
    studyAdvice: 'Un mot revient juste avant que tu ne l’oublies. Quelques minutes par jour suffisent.',
    study: 'Étudier',
    studyMore: 'Continuer',
    noStudy: 'Choisis d’abord une langue ci-dessus.',

    pinTitle: 'Garde le bouton sous les yeux',
    pinHints: {
      chrome: 'Clique sur la pièce de puzzle à côté de l’adresse, puis sur la punaise à côté de Wayword.',
      edge: 'Clique sur la pièce de puzzle à côté de l’adresse, puis sur l’œil à côté de Wayword.',
      firefox:
        'Clique sur la pièce de puzzle à côté de l’adresse, puis sur la roue dentée à côté de Wayword, puis sur « Épingler à la barre d’outils ».',
      android: 'Ouvre le menu du navigateur et choisis « Extensions » : Wayword y est.',
    },
    pinned: 'Le bouton de Wayword est dans la barre d’outils. Il ouvre tes cartes et dit combien sont à réviser.',

    moreTitle: 'Si tu veux',
    checkTitle: 'Passe ce que tu connais',
    checkAdvice: 'Un test d’une minute ou deux estime combien de mots tu connais déjà.',
    check: 'Tester ce que je connais',
    connectTitle: 'Utilise un serveur de flashcards',
    connectAdvice: 'Avec son adresse et ta clé, ses paquets viennent sur cet appareil.',
    connect: 'Connecter un serveur',

    finished: 'Tout est prêt. Ouvre une page dans la langue que tu apprends, et lis.',
    inNewTab: '(dans un nouvel onglet)',
    keysTitle: 'Touches',
    lookUpKey: (key) => `${key} cherche ce qui est sélectionné sur une page.`,
    studyKeys: 'Pendant l’étude, Espace affiche la signification, 1 et 2 répondent, Z annule.',
    again: 'Tu retrouveras cette page dans les options.',
  },
};

export default welcome;

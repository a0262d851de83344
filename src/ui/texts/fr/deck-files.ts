import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { DeckFilesTexts } from '../en/deck-files.ts';

const deckFiles: DeckFilesTexts = {
  import: {
    reading: 'Lecture…',
    wordsIn: 'Mots en',
    meaningsIn: 'Significations en',
    columns: 'Colonnes',
    guessed: 'Wayword ne connaît pas les noms de ces colonnes : vérifie que ce sont les bonnes.',
    word: 'Mot',
    meanings: 'Significations',
    rank: 'Rang',
    forms: 'Formes fléchies',
    readings: 'Lecture ou prononciation',
    classes: 'Classe du mot',
    genders: 'Genre ou article',
    parts: 'Pluriel ou formes principales',
    examples: 'Exemples',
    none: 'Aucune',
    inOrder: 'Aucune : l’ordre des lignes',
    hasHeader: 'La première ligne nomme les colonnes',
    column: (place) => `Colonne ${formatNumber(place)}`,
    columnWith: (place, sample) => `Colonne ${formatNumber(place)} : ${sample}`,
    severalColumns: (places) => `Colonnes ${formatList(places)}`,
    preview: 'Les premières cartes, telles qu’elles seront enregistrées',
    separators:
      'Dans une cellule, les significations sont séparées aux points-virgules, aux « / » entre espaces et aux sauts de ligne.',
    noMeanings: '(aucune signification)',
    moreMeanings: (count) => formatCount(count, { other: 'et # de plus' }),
    characters: (count) =>
      formatCount(count, { one: '(# caractère)', many: '(# de caractères)', other: '(# caractères)' }),
    import: 'Importer',
    close: 'Fermer',
    cancel: 'Annuler',
    missing: {
      from: 'Choisis la langue des mots.',
      to: 'Choisis la langue des significations.',
      'other-language': 'Les mots et les significations doivent être dans deux langues différentes.',
      columns: 'Corrige le fichier, ou choisis d’autres colonnes.',
      file: 'Corrige le fichier et choisis-le de nouveau.',
    },
    addAs: 'Ajouter ou mettre à jour',
    ownList: 'Ajouter comme liste à part',
    ownNote: 'Tes autres paquets restent comme ils sont.',
    newerVersion: (name) => `Version plus récente de « ${name} »`,
    newerNote: (name) => `Les cartes du fichier remplacent celles de « ${name} ». Ce que tu as appris est conservé.`,
    use: 'Utiliser',
    uses: { study: 'Pour apprendre et consulter', 'look-up': 'Pour consulter seulement' },
    useNote: 'Un dictionnaire se consulte, et l’étude n’y prend pas de nouveaux mots.',
    progressLabel: (name) => `Lecture de ${name}`,
    progress: (cards) => formatCount(cards, { one: '# carte lue', many: '# de cartes lues', other: '# cartes lues' }),
    percent: (share) => formatCount(share, { other: 'lu à # %' }),
    stayHere: 'Garde cette page ouverte jusqu’à la fin.',
    finishing: 'Préparation de la recherche des mots…',
    added: (cards, name) => `« ${name} » ajouté : ${cards}.`,
    updated: (cards, name) => `« ${name} » mis à jour : ${cards}.`,
    addedTo: (pair, seconds) =>
      formatCount(seconds, {
        one: `${pair}, en # seconde.`,
        many: `${pair}, en # de secondes.`,
        other: `${pair}, en # secondes.`,
      }),
    browse: 'Parcourir le paquet',
    cancelled: 'Annulé. Rien n’a été modifié.',
    broken: (name) => `Impossible d’importer ${name}.`,
    unchanged: 'Rien n’a été modifié.',
  },
  knownWords: {
    title: 'Mots sans significations',
    intro:
      'Ce fichier contient des mots, mais aucune signification. Si c’est une liste de mots que tu connais, tu peux les marquer comme connus dans ton paquet. Les formes et les mots avec article sont aussi trouvés.',
    noDeck:
      'Ce fichier contient des mots, mais aucune signification. Avec un paquet de ces langues, tu pourrais y marquer ces mots comme connus.',
    looking: 'Recherche des mots dans ton paquet…',
    found: (pair, count) =>
      formatCount(count, {
        one: `Ton paquet ${pair} contient # de ces mots.`,
        many: `Ton paquet ${pair} contient # de ces mots.`,
        other: `Ton paquet ${pair} contient # de ces mots.`,
      }),
    fresh: (count) =>
      formatCount(count, {
        one: '# d’entre eux est encore nouveau.',
        many: '# d’entre eux sont encore nouveaux.',
        other: '# d’entre eux sont encore nouveaux.',
      }),
    missing: (count) =>
      formatCount(count, {
        one: '# mot est introuvable.',
        many: '# de mots sont introuvables.',
        other: '# mots sont introuvables.',
      }),
    notFound: (words) => `Introuvables : ${words}`,
    mark: (count) =>
      formatCount(count, {
        one: 'Marquer # mot comme connu',
        many: 'Marquer # de mots comme connus',
        other: 'Marquer # mots comme connus',
      }),
    markNone: 'Marquer comme connus',
    done: (count) =>
      formatCount(count, {
        one: '# mot est marqué comme connu.',
        many: '# de mots sont marqués comme connus.',
        other: '# mots sont marqués comme connus.',
      }),
    undo: 'Annuler',
    takenBack: 'Annulé. Ces mots redeviennent nouveaux.',
  },

  formats: {
    deck: 'Paquet Wayword',
    jsonLines: 'Lignes JSON',
    commas: 'Tableau, séparé par des virgules',
    semicolons: 'Tableau, séparé par des points-virgules',
    tabs: 'Tableau, séparé par des tabulations',
    bars: 'Tableau, séparé par des barres verticales',
    other: (delimiter) => `Tableau, séparé par « ${delimiter} »`,
  },

  export: {
    chooseLabel: (pair) => `Enregistrer le paquet ${pair} dans un fichier`,
    question: 'Enregistrer dans un fichier',
    formats: { deck: 'Paquet Wayword', 'json-lines': 'Lignes JSON', csv: 'CSV', tsv: 'TSV' },
    notes: {
      deck: 'avec source et licence',
      'json-lines': 'pour les programmes',
      csv: 'pour les tableurs',
      tsv: 'pour Anki et les tableurs',
    },
    cancel: 'Annuler',
    close: 'Fermer',
    progress: (cards, total) => `Écriture : ${formatNumber(cards)} sur ${formatNumber(total)}`,
    done: (name) => `${name} est prêt : le navigateur l’enregistre avec tes téléchargements.`,
  },
};

export default deckFiles;

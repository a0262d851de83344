import { formatCount } from '../../shared/format.ts';
import type { SearchTexts } from '../en/search.ts';

const search: SearchTexts = {
  search: {
    search: 'Rechercher dans les options',
    found: (count) =>
      formatCount(count, {
        one: '# option trouvée',
        many: '# d’options trouvées',
        other: '# options trouvées',
      }),
    none: (query) => `Rien trouvé pour « ${query} ». Essaie un autre mot, ou appuie sur Échap pour tout voir.`,
    sections: 'Rubriques',
    synonyms: {
      connection: 'serveur api clé login compte identifiant adresse url se connecter',
      'get-deck': 'télécharger installer débuter importer csv fichier langue dictionnaire',
      decks: 'supprimer effacer retirer exporter dictionnaire flashcards actualiser mettre à jour rafraîchir',
      'hover-trigger': 'infobulle popup clic souris survol désactiver activer éteindre',
      'hover-modifier': 'ctrl alt maj shift option touche',
      'hover-dwell': 'délai vitesse temps durée secondes lent rapide',
      'hover-selection': 'sélection surligner',
      'hover-touch': 'toucher tactile mobile téléphone tablette',
      'hover-keys': 'clavier raccourci',
      'hover-scale': 'police taille zoom agrandir réduire grand petit',
      'study-new': 'quotidien limite quantité nombre',
      'study-retention': 'fsrs intervalle révisions répétition oublier mémoire rétention',
      'study-ratings': 'boutons notes évaluation encore bien facile',
      'study-front': 'sens direction inverse recto verso écoute audio production',
      'study-typing': 'écrire saisir clavier orthographe',
      'study-readings': 'kana furigana pinyin prononciation',
      'study-reminder': 'notification alerte alarme rappel quotidien',
      'own-words': 'définitions dictionnaire notes ajouter personnalisé vocabulaire',
      data: 'sauvegarde backup restaurer exporter enregistrer déménager transférer ordinateur json réinitialiser',
      'appearance-theme': 'sombre clair mode nuit thème couleur noir blanc',
      shortcuts: 'clavier raccourci hotkey touche combinaison commande omnibox',
      licences: 'licence droit d’auteur copyright gpl sources open source libre',
      about: 'version stockage disque espace quota confidentialité vie privée réparer vérifier intégrité',
    },
  },

  languages: { none: 'Aucune langue trouvée' },
};

export default search;

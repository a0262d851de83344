import { formatCount } from '../../shared/format.ts';
import type { SearchTexts } from '../en/search.ts';

const search: SearchTexts = {
  search: {
    search: 'Optionen durchsuchen',
    found: (count) => formatCount(count, { one: '# Option gefunden', other: '# Optionen gefunden' }),
    none: (query) =>
      `Für „${query}“ ist nichts zu finden. Versuch ein anderes Wort, oder drück Esc, um alles zu sehen.`,
    sections: 'Abschnitte',
    synonyms: {
      connection: 'server api key schlüssel login konto adresse url anmelden',
      'get-deck': 'herunterladen installieren startstapel importieren csv datei sprache wörterbuch',
      decks: 'entfernen löschen exportieren wörterbuch karteikarten auffrischen aktualisieren',
      'hover-trigger': 'tooltip popup klick maus ausschalten abschalten einschalten',
      'hover-modifier': 'strg alt umschalt taste',
      'hover-dwell': 'verzögerung geschwindigkeit zeit sekunden langsam schnell',
      'hover-selection': 'markieren auswahl hervorheben',
      'hover-touch': 'tippen handy smartphone tablet',
      'hover-keys': 'tastatur tastenkürzel',
      'hover-scale': 'schrift größe zoom größer kleiner groß',
      'study-new': 'täglich grenze limit menge anzahl',
      'study-retention': 'fsrs intervall wiederholungen vergessen erinnern',
      'study-ratings': 'knöpfe noten nochmal gut leicht',
      'study-front': 'richtung umgekehrt hören audio',
      'study-typing': 'schreiben tastatur rechtschreibung',
      'study-readings': 'kana furigana pinyin lautschrift aussprache',
      'study-reminder': 'benachrichtigung mitteilung wecker täglich',
      'own-words': 'definitionen wörterbuch notizen hinzufügen eigene',
      data: 'sicherung backup wiederherstellen export speichern umziehen computer json',
      'appearance-theme': 'dunkel hell modus nacht design farbe schwarz weiß',
      shortcuts: 'tastatur tastenkombination hotkey taste belegung befehl omnibox',
      licences: 'lizenz urheberrecht gpl quellen open source',
      about: 'version speicher platz kontingent datenschutz reparieren prüfen',
    },
  },

  languages: { none: 'Keine solche Sprache' },
};

export default search;

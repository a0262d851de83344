import { formatCount } from '../../shared/format.ts';
import type { AboutTexts } from '../en/about.ts';

const about: AboutTexts = {
  about: {
    title: 'Über Wayword',
    version: 'Version',
    browser: 'Browser',
    unknownBrowser: 'Nicht bekannt',
    stored: 'Auf diesem Gerät',
    used: (used, quota) => `${used} von ${quota}, die der Browser erlaubt`,
    notTold: 'Der Browser sagt es nicht',
    decks: 'Stapel',
    study: 'Was du gelernt und geschrieben hast',
    about: (size) => `etwa ${size}`,
    kept: 'Vor dem Löschen sicher',
    isKept: 'Ja: Der Browser entfernt es nur zusammen mit Wayword.',
    isNotKept: 'Nicht versprochen: Der Browser kann es entfernen, wenn der Speicher voll ist.',
    keep: 'Den Browser bitten, es zu behalten',
    keepRefused:
      'Der Browser hat nicht zugestimmt. Vielleicht tut er es, wenn du Wayword öfter benutzt. Speichere ab und zu eine Sicherung unter „Daten“.',
    privacy:
      'Nichts, was du liest, nachschlägst, lernst oder schreibst, verlässt dieses Gerät. Wayword fragt nur an einer Stelle an: bei dem Karteikarten-Server, den du verbindest, falls du einen verbindest.',
    licence: 'Wayword ist freie Software unter der GNU General Public License, Version 3 oder neuer.',
    licenceLink: 'Lizenz lesen',
  },

  selfCheck: {
    title: 'Speicher prüfen',
    intro:
      'Liest jeden Stapel und alles, was du gelernt hast, und bringt in Ordnung, was nicht stimmt. Du kannst inzwischen weitermachen.',
    again: 'Noch einmal prüfen',
    checking: 'Wird geprüft …',
    checkingDeck: (pair) => `${pair} wird geprüft …`,
    checkingStudy: 'Was du gelernt hast, wird geprüft …',
    decks: (count) => formatCount(count, { other: '# Stapel' }),
    cards: (count) => formatCount(count, { one: '# Karte', other: '# Karten' }),
    answers: (count) => formatCount(count, { one: '# Antwort', other: '# Antworten' }),
    right: (decks, cards, answers) => `${decks}, ${cards}, ${answers}: alles in Ordnung.`,
    mended: (decks, cards, answers) => `Geprüft: ${decks}, ${cards}, ${answers}. Gefunden:`,
    indexRebuilt: (pair, entries) =>
      formatCount(entries, {
        one: `Das Wortverzeichnis von ${pair} wurde neu aufgebaut: # Eintrag fehlte oder war falsch.`,
        other: `Das Wortverzeichnis von ${pair} wurde neu aufgebaut: # Einträge fehlten oder waren falsch.`,
      }),
    cardsRestored: (pair, count) =>
      formatCount(count, {
        one: `${pair} wurde neu aus der Erweiterung geladen: # Karte war nicht lesbar.`,
        other: `${pair} wurde neu aus der Erweiterung geladen: # Karten waren nicht lesbar.`,
      }),
    cardsLost: (pair, count) =>
      formatCount(count, {
        one: `${pair} hat # Karte verloren, die nicht lesbar war. Die anderen funktionieren wie bisher.`,
        other: `${pair} hat # Karten verloren, die nicht lesbar waren. Die anderen funktionieren wie bisher.`,
      }),
    syncAgain: (pair) => `${pair} noch einmal abgleichen`,
    syncStarted: (pair) => `Der Abgleich von ${pair} hat begonnen.`,
    fetchAgain:
      'Um alle Karten zu haben, verbinde seinen Server und gleiche ihn noch einmal ab, oder importiere ihn noch einmal aus seiner Datei.',
    left: (pair) => `${pair} wurde ausgelassen: Der Abgleich ist nicht fertig.`,
    staleRows: (count) =>
      formatCount(count, {
        one: '# Lernstand stimmte nicht mit deinen Antworten überein und wurde neu aus ihnen berechnet.',
        other: '# Lernstände stimmten nicht mit deinen Antworten überein und wurden neu aus ihnen berechnet.',
      }),
    copyRewritten: 'Die zweite Kopie deiner Antworten war nicht wie die erste und wurde neu angelegt.',
    copyHasMore: (count) =>
      formatCount(count, {
        one: '# Eintrag deines Lernverlaufs ist nur in der zweiten Kopie. Öffne „Lernen“: Dort kannst du ihn zurückholen.',
        other:
          '# Einträge deines Lernverlaufs sind nur in der zweiten Kopie. Öffne „Lernen“: Dort kannst du sie zurückholen.',
      }),
    openStudy: 'Lernen öffnen',
    backups: (count) => formatCount(count, { one: '# automatische Sicherung.', other: '# automatische Sicherungen.' }),
    backupMade: 'Es gab keine Sicherung. Jetzt wurde eine angelegt.',
    brokenBackups: (count) =>
      formatCount(count, {
        one: '# Sicherung ist nicht mehr vollständig und wird durch eine neue ersetzt.',
        other: '# Sicherungen sind nicht mehr vollständig und werden durch neue ersetzt.',
      }),
  },

  shortcuts: {
    title: 'Tastenkürzel',
    onPages: 'Auf Webseiten',
    onPagesIntro: 'Sie gehen in jedem Tab. Der Browser verwaltet sie, und dort kannst du sie ändern.',
    commands: {
      _execute_action: 'Wayword öffnen',
      'look-up': 'Die Auswahl oder das Wort an der Schreibmarke nachschlagen; eine sichtbare Karte anheften',
      'next-word': 'Das nächste Wort nachschlagen, das in einem Stapel ist',
      'previous-word': 'Das vorige Wort nachschlagen, das in einem Stapel ist',
    },
    noKey: 'Keine Taste',
    noKeyWarning:
      'Ein Befehl hat keine Taste: Vielleicht hat sie eine andere Erweiterung, oder sie wurde weggenommen. Lege im Browser eine fest.',
    change: 'Diese Tasten ändern',
    changeByHand:
      'Öffne about:addons, drück auf das Zahnrad und wähle „Tastenkombinationen für Erweiterungen verwalten“.',
    onCard: 'Auf der Karte',
    onCardIntro:
      'Sobald der Mauszeiger auf der Karte ist oder du sie angeheftet hast, und solange du nicht tippst. Bis dahin bekommt die Seite jede Taste. Ausschalten kannst du sie unter „Nachschlagen“.',
    pin: 'Die Karte anheften',
    speak: 'Das Wort anhören',
    study: 'Das Wort lernen',
    know: 'Dieses Wort kenne ich; noch einmal: doch nicht',
    matches: 'Nächster Treffer, und zurück',
    close: 'Die Karte schließen',
    inStudy: 'Beim Lernen',
    inBrowse: 'Beim Blättern in einem Stapel',
    addressBar: 'In der Adressleiste',
    addressBarHint: 'Tippe dies, ein Leerzeichen und ein Wort: Darunter antworten deine Stapel.',
  },
};

export default about;

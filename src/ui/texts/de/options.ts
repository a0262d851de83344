import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { OptionsTexts } from '../en/options.ts';

const options: OptionsTexts = {
  options: {
    pageTitle: 'Wayword – Optionen',
    title: 'Optionen',

    connection: 'Server',
    connectionIntro:
      'Ein Karteikarten-Server gibt dir seine Stapel. Wayword kopiert sie auf dieses Gerät; danach braucht es kein Netz.',
    address: 'Serveradresse',
    addressHint: 'Etwa https://cards.example.org',
    key: 'API-Schlüssel',
    keyHint: 'Bleibt auf diesem Gerät und geht nur an diesen Server.',
    showKey: 'Zeigen',
    hideKey: 'Verbergen',
    showKeyLabel: 'API-Schlüssel zeigen',
    hideKeyLabel: 'API-Schlüssel verbergen',
    connect: 'Verbinden',
    connecting: 'Wird verbunden …',
    keepConnection: 'Abbrechen',
    disconnect: 'Trennen',
    disconnectHint: 'Vergisst den Schlüssel. Deine Stapel bleiben.',
    change: 'Server wechseln',
    changeServerIntro:
      'Eine andere Adresse braucht ihren eigenen Schlüssel: Der gespeicherte wird nicht dorthin geschickt.',
    keyStored: 'Gespeichert und nicht angezeigt.',
    replaceKey: 'Schlüssel ersetzen',
    replaceKeyIntro: 'Der neue Schlüssel wird zuerst ausprobiert. Lehnt der Server ihn ab, bleibt der alte.',
    newKey: 'Neuer API-Schlüssel',
    useKey: 'Diesen Schlüssel benutzen',
    certificateAdvice:
      'Vielleicht hat auch der Browser das Zertifikat des Servers abgelehnt. Öffne die Adresse in einem Tab, dort steht es:',
    connectedTo: 'Verbunden mit',
    disconnected: 'Getrennt. Der Schlüssel ist vergessen; deine Stapel bleiben.',
    connected: (languages, withFlashcards) =>
      formatCount(languages, {
        one: `Verbunden: # Sprache, davon ${formatNumber(withFlashcards)} mit Karteikarten`,
        other: `Verbunden: # Sprachen, davon ${formatNumber(withFlashcards)} mit Karteikarten`,
      }),

    getDeck: 'Stapel holen',
    starters: 'Startstapel',
    startersIntro: 'Sie sind bei Wayword dabei: ohne Server, ohne Schlüssel, ohne Netz.',
    shortStarters: (count) =>
      formatCount(count, {
        one: '# weitere Sprache mit ihren ersten Wörtern',
        other: '# weitere Sprachen mit ihren ersten Wörtern',
      }),
    add: 'Hinzufügen',
    adding: 'Wird hinzugefügt …',
    added: 'Hinzugefügt',
    actionLabel: (action, deck) => `${action}: ${deck}`,
    starterAdded: (pair, cards) =>
      formatCount(cards, {
        one: `${pair} ist auf diesem Gerät: # Karte.`,
        other: `${pair} ist auf diesem Gerät: # Karten.`,
      }),
    fromServerTitle: 'Von deinem Server',
    sync: 'Abgleichen',
    syncAgain: 'Noch einmal abgleichen',
    underWay: 'Wird abgeglichen',
    syncStarted: (pair) => `Der Abgleich von ${pair} hat begonnen. Er läuft weiter, auch wenn du diese Seite schließt.`,
    synced: (pair, cards) =>
      formatCount(cards, { one: `${pair} ist abgeglichen: # Karte.`, other: `${pair} ist abgeglichen: # Karten.` }),
    answersUnread: (count) =>
      formatCount(count, {
        one: '# Antwort des Servers war nicht zu lesen: Vielleicht fehlt eine Karte.',
        other: '# Antworten des Servers waren nicht zu lesen: Vielleicht fehlen Karten.',
      }),
    nothingToLearn: 'Dieser Server hat noch in keiner Sprache Karteikarten.',

    decks: 'Stapel auf diesem Gerät',
    loading: 'Wird geladen …',
    noDecks: 'Noch keine.',
    noDecksAdvice: 'Füge unten einen Startstapel hinzu, oder verbinde einen Server.',
    fromServer: (address) => `Von ${address}`,
    fromFile: (name) => `Aus der Datei ${name}`,
    starter: 'Startstapel, bei Wayword dabei',
    licence: (id) => `Lizenz: ${id}`,
    updated: (at) => `Stand: ${formatDate(at)}`,
    incomplete: 'nicht vollständig',
    severalHint:
      'Wörter werden in diesen Stapeln von oben nach unten nachgeschlagen. Blättern und Ränge richten sich nach dem Hauptstapel.',
    sourceLabel: (name, pair) => `${name} (${pair})`,
    main: 'Hauptstapel',
    makeMain: 'Zum Hauptstapel machen',
    isMainNow: (name) => `${name} ist jetzt der Hauptstapel.`,
    inLookups: 'Nachschlagen',
    inStudy: 'Neue Wörter zum Lernen',
    moveUp: 'Nach oben',
    moveDown: 'Nach unten',
    moved: (name, place, count) => `${name} steht jetzt an Stelle ${formatNumber(place)} von ${formatNumber(count)}.`,
    rename: 'Umbenennen',
    name: 'Name',
    save: 'Speichern',
    cancel: 'Abbrechen',
    refresh: 'Auffrischen',
    nothingChanged: 'Das letzte Auffrischen hat nichts geändert.',
    refreshChanged: (parts) => `Letztes Auffrischen: ${formatList(parts)}`,
    wordsAdded: (count) => formatCount(count, { one: '# neues Wort', other: '# neue Wörter' }),
    wordsChanged: (count) =>
      formatCount(count, { one: '# Wort mit anderen Bedeutungen', other: '# Wörter mit anderen Bedeutungen' }),
    wordsGone: (count) => formatCount(count, { one: '# Wort weggefallen', other: '# Wörter weggefallen' }),
    wordsMissing: (count) =>
      formatCount(count, {
        one: '# Wort weggefallen oder nicht zu lesen',
        other: '# Wörter weggefallen oder nicht zu lesen',
      }),
    moreWords: (count) => formatCount(count, { one: 'und # weiteres', other: 'und # weitere' }),
    refreshLabel: (pair) => `${pair} auffrischen`,
    export: 'Exportieren',
    exportLabel: (pair) => `${pair} exportieren`,
    remove: 'Entfernen',
    removeLabel: (pair) => `${pair} entfernen`,
    confirmRemoval: (name, pair, cards) => `„${name}“ (${pair}, ${cards}) von diesem Gerät entfernen?`,
    loneWords: (count) =>
      formatCount(count, {
        one: '# Wort, das du lernst, steht nur in diesem Stapel.',
        other: '# Wörter, die du lernst, stehen nur in diesem Stapel.',
      }),
    keepWords: (count) =>
      formatCount(count, {
        one: 'Dieses Wort als eigenes Wort behalten',
        other: 'Diese # Wörter als eigene Wörter behalten',
      }),
    confirmNote: 'Was du gelernt und selbst geschrieben hast, bleibt.',
    removeConfirmed: 'Stapel entfernen',
    keep: 'Behalten',
    removed: (pair) => `Der Stapel ${pair} ist entfernt.`,
    wordsKept: (count) =>
      formatCount(count, {
        one: '# Wort gehört jetzt zu deinen eigenen.',
        other: '# Wörter gehören jetzt zu deinen eigenen.',
      }),
  },

  importStart: {
    title: 'Aus einer Datei',
    intro:
      'Eine Tabelle (CSV, TSV), als Text exportierte Notizen aus Anki, JSON-Zeilen oder ein Stapel von Wayword selbst. Die Datei wird auf diesem Gerät gelesen und nirgendwohin geschickt.',
    choose: 'Stapel aus einer Datei hinzufügen',
    drop: 'oder die Datei hier ablegen',
    letGo: 'Loslassen, um die Datei zu öffnen',
  },
};

export default options;

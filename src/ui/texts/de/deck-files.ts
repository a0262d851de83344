import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { DeckFilesTexts } from '../en/deck-files.ts';

const deckFiles: DeckFilesTexts = {
  import: {
    reading: 'Wird gelesen …',
    wordsIn: 'Wörter sind auf',
    meaningsIn: 'Bedeutungen sind auf',
    columns: 'Spalten',
    guessed: 'Die Spalten haben keine Namen, die Wayword kennt: Prüfe, ob diese stimmen.',
    word: 'Wort',
    meanings: 'Bedeutungen',
    rank: 'Rang',
    forms: 'Gebeugte Formen',
    readings: 'Lesung oder Aussprache',
    classes: 'Wortart',
    genders: 'Genus oder Artikel',
    parts: 'Plural oder Stammformen',
    examples: 'Beispiele',
    none: 'Keine',
    inOrder: 'Keine: die Reihenfolge der Zeilen',
    hasHeader: 'Die erste Zeile benennt die Spalten',
    column: (place) => `Spalte ${formatNumber(place)}`,
    columnWith: (place, sample) => `Spalte ${formatNumber(place)}: ${sample}`,
    severalColumns: (places) => `Spalten ${formatList(places)}`,
    preview: 'Die ersten Karten, wie sie gespeichert werden',
    separators: 'Bedeutungen in einer Zelle werden an Strichpunkten, an „ / “ und an Zeilenumbrüchen getrennt.',
    noMeanings: '(keine Bedeutung)',
    moreMeanings: (count) => formatCount(count, { other: 'und # weitere' }),
    characters: (count) => formatCount(count, { other: '(# Zeichen)' }),
    import: 'Importieren',
    close: 'Schließen',
    cancel: 'Abbrechen',
    missing: {
      from: 'Wähle die Sprache der Wörter.',
      to: 'Wähle die Sprache der Bedeutungen.',
      'other-language': 'Wörter und Bedeutungen müssen in zwei Sprachen sein.',
      columns: 'Bring die Datei in Ordnung, oder wähle andere Spalten.',
      file: 'Bring die Datei in Ordnung und wähle sie noch einmal.',
    },
    addAs: 'Hinzufügen oder aktualisieren',
    ownList: 'Als eigene Liste hinzufügen',
    ownNote: 'Deine anderen Stapel bleiben, wie sie sind.',
    newerVersion: (name) => `Neuere Version von „${name}“`,
    newerNote: (name) => `Die Karten der Datei ersetzen die von „${name}“. Was du gelernt hast, bleibt.`,
    use: 'Verwenden',
    uses: { study: 'Zum Lernen und Nachschlagen', 'look-up': 'Nur zum Nachschlagen' },
    useNote: 'In einem Wörterbuch wird nachgeschlagen. Neue Wörter zum Lernen kommen nicht daraus.',
    progressLabel: (name) => `${name} wird gelesen`,
    progress: (cards) => formatCount(cards, { one: '# Karte gelesen', other: '# Karten gelesen' }),
    percent: (share) => formatCount(share, { other: '# Prozent gelesen' }),
    stayHere: 'Lass diese Seite offen, bis es fertig ist.',
    finishing: 'Die Wörter werden auffindbar gemacht …',
    added: (cards, name) => `${cards} als „${name}“ hinzugefügt.`,
    updated: (cards, name) => `„${name}“ ist aktualisiert: ${cards}.`,
    addedTo: (pair, seconds) =>
      formatCount(seconds, { one: `${pair}, in # Sekunde.`, other: `${pair}, in # Sekunden.` }),
    browse: 'Stapel durchblättern',
    cancelled: 'Abgebrochen. Nichts wurde geändert.',
    broken: (name) => `${name} lässt sich nicht importieren.`,
    unchanged: 'Nichts wurde geändert.',
  },
  knownWords: {
    title: 'Wörter ohne Bedeutungen',
    intro:
      'Diese Datei hat Wörter, aber keine Bedeutungen. Wenn es eine Liste von Wörtern ist, die du kennst, kannst du sie in deinem Stapel als bekannt markieren. Auch Formen und Wörter mit Artikel werden gefunden.',
    noDeck:
      'Diese Datei hat Wörter, aber keine Bedeutungen. Mit einem Stapel dieser Sprachen könntest du die Wörter darin als bekannt markieren.',
    looking: 'Die Wörter werden in deinem Stapel gesucht …',
    found: (pair, count) =>
      formatCount(count, {
        one: `Dein Stapel ${pair} hat # dieser Wörter.`,
        other: `Dein Stapel ${pair} hat # dieser Wörter.`,
      }),
    fresh: (count) => formatCount(count, { one: '# davon ist noch neu.', other: '# davon sind noch neu.' }),
    missing: (count) =>
      formatCount(count, { one: '# Wort wurde nicht gefunden.', other: '# Wörter wurden nicht gefunden.' }),
    notFound: (words) => `Nicht gefunden: ${words}`,
    mark: (count) =>
      formatCount(count, { one: '# Wort als bekannt markieren', other: '# Wörter als bekannt markieren' }),
    markNone: 'Als bekannt markieren',
    done: (count) =>
      formatCount(count, { one: '# Wort ist als bekannt markiert.', other: '# Wörter sind als bekannt markiert.' }),
    undo: 'Rückgängig',
    takenBack: 'Zurückgenommen. Sie sind wieder neu.',
  },

  formats: {
    deck: 'Wayword-Stapel',
    jsonLines: 'JSON-Zeilen',
    commas: 'Tabelle, mit Kommas getrennt',
    semicolons: 'Tabelle, mit Strichpunkten getrennt',
    tabs: 'Tabelle, mit Tabulatoren getrennt',
    bars: 'Tabelle, mit senkrechten Strichen getrennt',
    other: (delimiter) => `Tabelle, mit „${delimiter}“ getrennt`,
  },

  export: {
    chooseLabel: (pair) => `${pair} als Datei speichern`,
    question: 'Als Datei speichern',
    formats: { deck: 'Wayword-Stapel', 'json-lines': 'JSON-Zeilen', csv: 'CSV', tsv: 'TSV' },
    notes: {
      deck: 'mit Quelle und Lizenz',
      'json-lines': 'für Programme',
      csv: 'für Tabellenprogramme',
      tsv: 'für Anki und Tabellenprogramme',
    },
    cancel: 'Abbrechen',
    close: 'Schließen',
    progress: (cards, total) => `Wird geschrieben: ${formatNumber(cards)} von ${formatNumber(total)}`,
    done: (name) => `${name} ist fertig: Der Browser speichert die Datei bei deinen Downloads.`,
  },
};

export default deckFiles;

import type { ErrorsTexts } from '../en/errors.ts';

const errors: ErrorsTexts = {
  errors: {
    'bad-request': {
      title: 'Wayword konnte das nicht lesen',
      advice: 'Prüfe, was du eingegeben hast, und versuch es noch einmal.',
    },
    forbidden: {
      title: 'Diese Seite darf das nicht',
      advice: 'Öffne Wayword über die Symbolleiste und versuch es dort noch einmal.',
    },
    'no-answer': {
      title: 'Wayword hat nicht geantwortet',
      advice: 'Versuch es noch einmal. Bleibt es so, starte den Browser neu: Deine Stapel bleiben erhalten.',
    },
    'extension-gone': {
      title: 'Wayword wurde aktualisiert',
      advice: 'Schließ diese Seite und öffne sie neu.',
    },
    internal: {
      title: 'In Wayword ist etwas schiefgegangen',
      advice: 'Nichts ist verloren. Versuch es noch einmal.',
    },
    'answer-broken': {
      title: 'Die Antwort des Servers war nicht lesbar',
      advice:
        'Sie war abgeschnitten oder beschädigt. Versuch es noch einmal; bleibt es so, sag es der Person, die den Server betreibt.',
    },
    'address-invalid': {
      title: 'Das ist keine Serveradresse',
      advice: 'Gib sie so ein, wie du sie bekommen hast, etwa https://cards.example.org.',
    },
    'address-insecure': {
      title: 'Diese Adresse ist nicht sicher',
      advice:
        'Über http:// könnten andere deinen Schlüssel lesen. Nimm https://. Nur ein Server auf diesem Computer (localhost oder 127.0.0.1) darf http:// benutzen.',
    },
    'key-missing': {
      title: 'Der API-Schlüssel fehlt',
      advice: 'Füge den Schlüssel ein, den du für diesen Server bekommen hast.',
    },
    'key-invalid': {
      title: 'Das kann kein API-Schlüssel sein',
      advice:
        'Darin sind Zeichen, die kein Schlüssel hat, etwa ein Zeilenumbruch. Kopiere den Schlüssel noch einmal, ganz und ohne etwas anderes.',
    },
    'key-refused': {
      title: 'Der Server hat den Schlüssel abgelehnt',
      advice:
        'Prüfe, ob der Schlüssel vollständig ist und zu diesem Server gehört, und verbinde dich noch einmal. Deine Stapel bleiben erhalten.',
    },
    'not-connected': {
      title: 'Kein Server ist verbunden',
      advice: 'Verbinde einen in den Optionen. Die Stapel auf diesem Gerät funktionieren auch ohne ihn.',
    },
    'not-the-api': {
      title: 'Das sieht nicht nach einem Karteikarten-Server aus',
      advice:
        'Unter dieser Adresse antwortet etwas anderes. Prüfe sie: Es ist der Teil vor /api/v1/. Vielleicht will auch das Netz erst eine Anmeldung: Öffne irgendeine Webseite, um es zu sehen.',
    },
    'permission-needed': {
      title: 'Wayword darf diesen Server nicht erreichen',
      advice: 'Drücke noch einmal auf „Verbinden“ und erlaube den Zugriff, wenn der Browser fragt.',
    },
    redirected: {
      title: 'Der Server schickt uns zu einer anderen Adresse',
      advice:
        'Dein Schlüssel geht nur an die Adresse, die du eingegeben hast. Frag nach der endgültigen Adresse des Servers und verbinde dich mit ihr.',
    },
    'response-too-large': {
      title: 'Die Antwort des Servers ist zu groß',
      advice: 'So groß ist keine Karteikarte. Prüfe die Adresse.',
    },
    'server-busy': {
      title: 'Der Server bittet uns zu warten',
      advice: 'Er ist ausgelastet oder begrenzt die Zahl der Anfragen. Versuch es etwas später noch einmal.',
    },
    'server-error': {
      title: 'Der Server hat ein Problem',
      advice: 'Der Fehler liegt bei ihm. Versuch es später noch einmal.',
    },
    timeout: {
      title: 'Der Server hat zu lange gebraucht',
      advice: 'Vielleicht ist er ausgelastet oder die Verbindung langsam. Versuch es noch einmal.',
    },
    unreachable: {
      title: 'Der Server ist nicht erreichbar',
      advice:
        'Prüfe, ob die Adresse stimmt, der Server läuft und du online bist. Deine Stapel funktionieren auch ohne ihn.',
    },
    'backup-invalid': {
      title: 'Das ist keine vollständige Sicherung von Wayword',
      advice: 'Die Datei ist etwas anderes, oder ein Teil fehlt oder wurde verändert. Hier wurde nichts geändert.',
    },
    'backup-newer': {
      title: 'Diese Sicherung stammt von einem neueren Wayword',
      advice: 'Aktualisiere Wayword und stell sie dann wieder her. Hier wurde nichts geändert.',
    },
    'deck-empty': {
      title: 'Der Server hat für dieses Sprachpaar keine Karten',
      advice: 'Wähle ein anderes Sprachpaar.',
    },
    'deck-file-invalid': {
      title: 'Das ist keine Stapeldatei',
      advice: 'Die Datei ist beschädigt oder etwas anderes. Nichts wurde geändert.',
    },
    'deck-unknown': {
      title: 'Dieser Stapel ist nicht auf diesem Gerät',
      advice: 'Er wurde entfernt oder nie geladen. Wähle einen anderen, oder lade ihn in den Optionen.',
    },
    'file-unreadable': {
      title: 'Die Datei ließ sich nicht lesen',
      advice: 'Sie wurde seit der Auswahl verschoben oder geändert, oder sie ist ein Ordner. Wähle sie noch einmal.',
    },
    'storage-full': {
      title: 'Der Speicher ist voll',
      advice: 'Gib Platz frei oder entferne einen Stapel, den du nicht mehr brauchst. Was gespeichert ist, bleibt.',
    },
    'storage-newer': {
      title: 'Hier hat ein neueres Wayword geschrieben',
      advice: 'Dieses ist älter und lässt alles, wie es ist. Aktualisiere Wayword.',
    },
    'storage-unavailable': {
      title: 'Der Browser lässt Wayword nichts speichern',
      advice:
        'Das kommt in privaten Fenstern und bei vollem Speicher vor. Nimm ein normales Fenster oder starte den Browser neu.',
    },
  },
};

export default errors;

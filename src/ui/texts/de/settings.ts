import { formatCount, formatNumber } from '../../shared/format.ts';
import type { SettingsTexts } from '../en/settings.ts';

const settings: SettingsTexts = {
  autoRefresh: {
    label: 'Stapel vom Server von selbst auffrischen',
    hint: 'Standard: nie. Fragt nur den Server, den du verbunden hast. Die alte Kopie eines Stapels wird benutzt, bis die neue vollständig ist.',
    periods: { off: 'Nie', weekly: 'Jede Woche', monthly: 'Jeden Monat' },
  },

  reset: {
    button: 'Auf Standard zurücksetzen',
    label: (section) => `Auf Standard zurücksetzen: ${section}`,
    done: 'Der Standard gilt wieder.',
    sitesKept: 'Websites mit eigener Einstellung behalten sie.',
    undo: 'Rückgängig',
    undone: 'Deine Einstellungen gelten wieder.',
  },

  numbers: {
    wrong: (max, stored) =>
      `Gib eine ganze Zahl von 0 bis ${formatNumber(max)} ein. Bis dahin bleibt es bei ${formatNumber(stored)}.`,
  },

  hover: {
    title: 'Nachschlagen',
    trigger: 'Ein Wort nachschlagen, wenn',
    triggerHint:
      'Standard: Der Zeiger ruht darauf. Eine Taste, das Menü einer Auswahl und die Symbolleiste gehen immer.',
    triggers: {
      rest: 'der Zeiger darauf ruht',
      'rest-modifier': 'der Zeiger darauf ruht und eine Taste gehalten wird',
      click: 'ich darauf klicke',
      'double-click': 'ich darauf doppelklicke',
      off: 'ich nur mit Taste oder Menü danach frage',
    },
    modifier: 'Taste zum Halten',
    modifierHint: 'Standard: Alt (auf einem Mac: Wahltaste).',
    modifiers: { alt: 'Alt', control: 'Strg', shift: 'Umschalt' },
    dwell: 'Wartezeit, bis die Karte kommt, in Millisekunden',
    dwellHint: (usual) => `Standard: ${formatNumber(usual)}. Bei mehr kommt die Karte nur, wo du verweilst.`,
    switches: {
      selection: {
        label: 'Nachschlagen, was ich auswähle',
        hint: 'Standard: an. Genau die ausgewählten Wörter, wie sie dastehen.',
      },
      touch: { label: 'Mit dem Finger nachschlagen', hint: 'Standard: an. Tippe auf ein Wort und halte.' },
      keys: {
        label: 'Buchstabentasten steuern die Karte',
        hint: 'Standard: an. Sobald der Mauszeiger auf der Karte ist oder du sie angeheftet hast: P heftet sie an, S spricht das Wort vor, A merkt es zum Lernen vor, K markiert es als bekannt, N und B gehen zum nächsten Treffer und zurück. Bis dahin bekommt die Seite jede Taste. Nie, während du tippst.',
      },
    },
    scale: 'Schriftgröße der Karte',
    scaleHint: (usual) => `Standard: ${usual}.`,
    sites: 'Websites mit eigener Einstellung',
    noSites:
      'Keine. Schalte eine Website im Fenster der Symbolleiste oder auf der Karte aus, oder wähle dort ihre Sprache.',
    sitesHint: 'Vergiss eine Website, und alles gilt für sie wie für die anderen.',
    siteEntry: (site, choices) => `${site}: ${choices.join(' · ')}`,
    siteOff: 'aus',
    siteKeys: 'Buchstaben wirken, sobald eine Karte erscheint',
    keySite: 'Website, auf der Buchstaben wirken, sobald eine Karte erscheint',
    keySiteHint:
      'Zum Beispiel news.example. Solange dort eine Karte zu sehen ist, bekommt die Seite die Tasten der Karte nicht.',
    addSite: 'Hinzufügen',
    wrongSite: 'Schreib den Namen einer Website, zum Beispiel news.example.',
    forget: 'Vergessen',
    forgetLabel: (site) => `${site} vergessen`,
  },

  studySettings: {
    title: 'Lernen',
    progress: 'Fortschritt: Statistik, was du schon kennst, beiseitegelegte Wörter',
    newPerDay: 'Neue Wörter pro Tag',
    newPerDayHint: (usual) =>
      `Standard: ${formatNumber(usual)}, für alle Stapel zusammen. Jedes neue Wort kommt im ersten Jahr etwa zehnmal wieder.`,
    retention: 'Wie gut du Wörter behalten willst',
    retentionHint: (usual) =>
      `Standard: ${usual}. Wörter kommen wieder, wenn die Chance, dass du sie weißt, auf diesen Wert gefallen ist. Höher heißt mehr Wiederholungen.`,
    retentions: {
      '0.8': '80 %: weniger Wiederholungen',
      '0.85': '85 %',
      '0.9': '90 %: empfohlen',
      '0.95': '95 %: etwa doppelt so viele Wiederholungen',
    },
    ratings: 'Antworten',
    ratingsHint: 'Standard: zwei. War ein Wort vergessen, ist „Vergessen“ die Antwort, wie nah du auch dran warst.',
    ratingCounts: { two: 'Vergessen, Gewusst', four: 'Vergessen, Schwer, Gewusst, Leicht' },
    front: 'Was abgefragt wird',
    frontHint:
      'Standard: das Wort. Für den Klang braucht dein Browser eine Stimme der Sprache. Wo keine ist, wird das Wort gezeigt.',
    fronts: {
      word: 'Das Wort: Du sagst, was es bedeutet',
      meaning: 'Die Bedeutung: Du sagst das Wort',
      sound: 'Der Klang des Wortes: Du hörst zuerst',
    },
    readings: 'Lesung schon mit der Frage zeigen',
    readingsHint: 'Standard: an. Kana, Pinyin oder Lautschrift über dem Wort. Sonst kommen sie mit der Antwort.',
    typing: 'Antwort eintippen',
    typingHint:
      'Standard: aus. Jede Bedeutung der Karte zählt, auch deine. Bei einem Tippfehler wird noch einmal gefragt, fehlende Akzente gehen einmal durch. Am Ende entscheidest du.',
    vulgar: 'Vulgäre Wörter einführen',
    vulgarHint:
      'Standard: aus. Wörter, die der Stapel als vulgär oder beleidigend kennzeichnet, werden wie alle anderen nachgeschlagen, aber nur abgefragt, wenn du sie selbst zum Lernen auswählst.',
    keys: 'Buchstaben und Ziffern steuern das Lernen',
    keysHint:
      'Standard: an. Welche es sind, sagt die Liste der Tasten beim Lernen. Sonst wirken nur Leertaste, Enter, Pfeile und Escape. Nie, während du tippst.',
  },

  reminder: {
    label: 'Einmal am Tag erinnern',
    hint: 'Standard: aus. Ohne Ton, und nur, wenn Wörter fällig sind und du noch nicht gelernt hast.',
    hour: 'Ab',
    hourHint: (usual) => `Standard: ${usual}.`,
    refused:
      'Der Browser lässt Wayword keine Mitteilungen zeigen. Du kannst es erlauben, wenn du dies noch einmal einschaltest.',
  },

  ownWords: {
    title: 'Meine Wörter',
    intro:
      'Bedeutungen, die du geschrieben hast, und Wörter, die in keinem Stapel sind. Sie stehen vorn, wo immer ein Wort gezeigt wird.',
    none: 'Noch keine. Schreib eines hier, auf der Karte einer Webseite oder beim Lernen.',
    noDeck: 'Hol dir zuerst einen Stapel: Ein Wort gehört zu einem Sprachpaar.',
    search: 'Meine Wörter durchsuchen',
    found: (count) => formatCount(count, { one: '# Wort', other: '# Wörter' }),
    more: (left) => formatCount(left, { other: 'Mehr zeigen (noch #)' }),
    notInDeck: 'Eigenes Wort',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    add: 'Wort hinzufügen',
    pair: 'Sprachen',
    word: 'Wort',
    meaning: 'Bedeutung',
    sentence: 'Satz, in dem es steht',
    sentenceHint: 'Wenn du magst: Er wird beim Lernen mit der Bedeutung gezeigt.',
    toStudy: 'Zum Lernen vormerken',
    save: 'Speichern',
    cancel: 'Abbrechen',
    edit: 'Bearbeiten',
    remove: 'Entfernen',
    study: 'Lernen',
    actLabel: (act, word) => `${act}: ${word}`,
    missing: 'Schreib zuerst das Wort und seine Bedeutung.',
    undo: 'Rückgängig',
    notices: {
      saved: (word) => `${word} ist gespeichert.`,
      studied: (word) => `${word} kommt in deiner nächsten Lernrunde.`,
      removed: (word) => `${word} ist aus deinen Wörtern entfernt.`,
      restored: (word) => `${word} ist wieder da.`,
    },
  },

  data: {
    title: 'Daten',
    intro:
      'Was du gelernt und geschrieben hast, und deine Einstellungen, in einer Datei. API-Schlüssel sind nie darin.',
  },

  appearance: {
    title: 'Aussehen',
    theme: 'Farben',
    themeHint: 'Standard: wie der Browser. Für alle Seiten von Wayword und für die Karte auf Webseiten.',
    themes: { system: 'Wie der Browser', light: 'Hell', dark: 'Dunkel' },
  },

  licences: {
    title: 'Lizenzen',
    intro: 'Wayword ist freie Software: Du darfst sie benutzen, untersuchen, weitergeben und ändern.',
    productLicence: 'GNU General Public License, Version 3 oder neuer',
    decks: 'Startstapel und woraus sie gemacht sind',
    loading: 'Wird geladen …',
    licenceOf: 'Lizenz',
    changes: 'Änderungen',
    sources: 'Quellen',
    decksOf: 'Stapel',
    manyDecks: (count) => formatCount(count, { one: '# Stapel', other: '# Stapel' }),
  },
};

export default settings;

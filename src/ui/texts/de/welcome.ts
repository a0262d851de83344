import { formatCount } from '../../shared/format.ts';
import type { WelcomeTexts } from '../en/welcome.ts';

const welcome: WelcomeTexts = {
  welcome: {
    title: 'Willkommen bei Wayword',
    lead: 'Lies das Web in der Sprache, die du lernst: Die Bedeutung eines Wortes ist dort, wo das Wort ist.',
    order: 'Vier Schritte in beliebiger Reihenfolge. Überspring, was du willst.',
    done: 'Erledigt:',

    deckTitle: 'Was lernst du?',
    speak: 'Ich spreche',
    onlyMeanings: 'In diesen Sprachen hat der Stapel Bedeutungen.',
    adding: 'Der Stapel kommt auf dieses Gerät …',
    here: (cards) =>
      formatCount(cards, {
        one: '# Karte ist auf diesem Gerät. Sie braucht kein Netz.',
        other: '# Karten sind auf diesem Gerät. Sie brauchen kein Netz.',
      }),
    picturesOnly: 'Die meisten Wörter einer Seite sind nicht dabei.',
    noDeck: 'Deine Sprachen fehlen? Importiere eine Datei mit Wörtern oder verbinde einen Karteikarten-Server.',
    moreWords: 'Mehr Wörter holen',
    add: (cards) => formatCount(cards, { one: '# Karte hinzufügen', other: '# Karten hinzufügen' }),

    readTitle: 'Schlag ein Wort nach',
    readHints: {
      rest: 'Lass den Zeiger auf einem dieser Wörter ruhen.',
      'rest-modifier': 'Halte die Taste, die du gewählt hast, und lass den Zeiger auf einem dieser Wörter ruhen.',
      click: 'Klick auf eines dieser Wörter.',
      'double-click': 'Mach einen Doppelklick auf eines dieser Wörter.',
      off: 'Wähle eines dieser Wörter aus und dann Wayword in seinem Menü.',
    },
    touchHint: 'Halte einen Finger auf eines dieser Wörter.',
    byKeyboard: (key) => `Mit der Tastatur: ${key} geht von Wort zu Wort.`,
    noPassage: 'Sobald eine Sprache gewählt ist, gibt es hier etwas zu lesen.',
    passageLabel: 'Etwas zu lesen',
    hovered: 'Auf anderen Seiten geht es so mit den Wörtern dieses Stapels.',

    studyTitle: 'Lern deine erste Karte',
    studyAdvice: 'Ein Wort kommt wieder, kurz bevor du es vergessen würdest. Ein paar Minuten am Tag genügen.',
    study: 'Lernen',
    studyMore: 'Weiterlernen',
    noStudy: 'Wähle oben zuerst eine Sprache.',

    pinTitle: 'Behalt den Knopf im Blick',
    pinHints: {
      chrome: 'Drück auf das Puzzleteil neben der Adresse, dann auf die Nadel neben Wayword.',
      edge: 'Drück auf das Puzzleteil neben der Adresse, dann auf das Auge neben Wayword.',
      firefox:
        'Drück auf das Puzzleteil neben der Adresse, dann auf das Zahnrad neben Wayword, dann auf „An Symbolleiste anheften“.',
      android: 'Öffne das Menü des Browsers und wähle „Erweiterungen“: Dort ist Wayword.',
    },
    pinned: 'Der Knopf von Wayword ist in der Symbolleiste. Er öffnet deine Karten und sagt, wie viele fällig sind.',

    moreTitle: 'Wenn du magst',
    checkTitle: 'Überspring, was du kennst',
    checkAdvice: 'Ein Test von ein, zwei Minuten findet heraus, wie viele Wörter du schon kennst.',
    check: 'Testen, was ich kenne',
    connectTitle: 'Karteikarten-Server benutzen',
    connectAdvice: 'Mit seiner Adresse und deinem Schlüssel kommen seine Stapel auf dieses Gerät.',
    connect: 'Server verbinden',

    finished: 'Alles ist bereit. Öffne eine Seite in der Sprache, die du lernst, und lies.',
    inNewTab: '(in einem neuen Tab)',
    keysTitle: 'Tasten',
    lookUpKey: (key) => `${key} schlägt nach, was auf einer Seite ausgewählt ist.`,
    studyKeys: 'Beim Lernen zeigt die Leertaste die Bedeutung, 1 und 2 antworten, Z nimmt zurück.',
    again: 'Diese Seite findest du in den Optionen wieder.',
  },
};

export default welcome;

import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: 'Wort zum Lernen',
    show: 'Zeigen',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    newWord: 'Neues Wort',
    notInDeck: 'Nicht mehr im Stapel',
    ownWord: 'Eigenes Wort',
    practice: 'Übung: Nichts davon zählt',
    yours: 'Deine',
    noMeanings: 'Keine Bedeutung angegeben. Du kannst eine eigene schreiben.',
    speak: 'Anhören',
    left: (count) => formatCount(count, { other: 'noch #' }),
    progress: 'Heute geschafft',
    answers: 'Wie gut wusstest du es?',
    ratings: { again: 'Vergessen', hard: 'Schwer', good: 'Gewusst', easy: 'Leicht' },
    undo: 'Rückgängig',
    know: 'Kenne ich',
    edit: 'Bearbeiten',
    bury: 'Morgen',
    suspend: 'Pausieren',
    definition: 'Deine eigene Bedeutung',
    save: 'Speichern',
    cancel: 'Abbrechen',
    remove: 'Entfernen',
    leech: (lapses) =>
      formatCount(lapses, {
        one: '#-mal vergessen. Schreib eine eigene Bedeutung oder pausiere das Wort.',
        other: '#-mal vergessen. Schreib eine eigene Bedeutung oder pausiere das Wort.',
      }),
    clockBehind:
      'Die Uhr dieses Geräts geht nach: Sie steht vor deiner letzten Antwort. Antworten zählen für den Tag, den sie anzeigt.',

    doneTitle: 'Für heute fertig',
    nothingTitle: 'Gerade nichts zu lernen',
    nothingAdvice:
      'Alle Wörter von heute sind geschafft, oder es sind keine gewünscht. Wie viele neue Wörter am Tag kommen, wählst du in den Optionen.',
    pauseTitle: 'Die Zeit ist um',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        one: `# Antwort, ${formatNumber(remembered)} gewusst, Dauer: ${formatEstimate(ms)}.`,
        other: `# Antworten, ${formatNumber(remembered)} gewusst, Dauer: ${formatEstimate(ms)}.`,
      }),
    newToday: (count) => formatCount(count, { one: 'Heute # neues Wort.', other: 'Heute # neue Wörter.' }),
    nothingTomorrow: 'Morgen ist nichts fällig.',
    tomorrow: (count) => formatCount(count, { one: 'Morgen: # Wort.', other: 'Morgen: # Wörter.' }),
    progressLink: 'Fortschritt und Statistik',
    goOn: 'Weiter',
    practise: 'Noch üben',
    fiveMinutes: '5 Minuten',
    oneDeck: 'Nur dieser Stapel',
  },

  notices: {
    'answered-elsewhere': 'Dieses Wort wurde in einem anderen Fenster beantwortet. Hier kommt das nächste.',
    'nothing-to-undo': 'Es gibt nichts rückgängig zu machen.',
    'nothing-to-redo': 'Es gibt nichts zurückzuholen.',
    undone: 'Zurückgenommen. Antworte noch einmal.',
    'taken-back': 'Zurückgenommen.',
    redone: 'Zurückgeholt.',
    'no-practice': 'Es gibt noch nichts zu üben.',
    known: 'Als bekannt markiert. Das Wort wird nicht mehr abgefragt.',
    paused: 'Pausiert. Das Wort wird nicht abgefragt.',
    'put-off': 'Auf morgen verschoben.',
  },
};

export default study;

import { formatCount, formatDate, formatEstimate, formatList, formatNumber, formatShare } from '../../shared/format.ts';
import type { ProgressTexts } from '../en/progress.ts';

const progress: ProgressTexts = {
  progress: {
    pageTitle: 'Wayword – Fortschritt',
    title: 'Fortschritt',
    views: 'Ansichten',
    viewNames: { statistics: 'Statistik', check: 'Was ich kenne', held: 'Beiseitegelegt' },
    deck: 'Stapel',
    noDeck: 'Auf diesem Gerät ist noch kein Stapel.',
    getDeck: 'Stapel holen',
    study: 'Jetzt lernen',
    numbers: 'Zahlen',
    noNumber: '–',
    ranks: (first, last) => (first === last ? formatNumber(first) : `${formatNumber(first)}–${formatNumber(last)}`),
  },

  check: {
    title: 'Welche Wörter kennst du schon?',
    intro:
      'Du siehst etwa 30 Wörter dieses Stapels und ein paar, die es nicht gibt. Sag bei jedem, ob du es kennst. Es dauert ein, zwei Minuten, und nichts wird dadurch geändert.',
    start: 'Test beginnen',
    preparing: 'Wörter werden ausgesucht …',
    waiting: 'Warten auf den Stapel …',
    waitingNote: 'Der Stapel wird noch hinzugefügt. Der Test beginnt, sobald alle Wörter da sind.',
    incomplete: 'Von diesem Stapel sind noch nicht alle Wörter da. Beginne den Test, wenn er vollständig ist.',
    known: 'Kenne ich',
    unknown: 'Kenne ich nicht',
    back: 'Zurück',
    stop: 'Beenden',
    keys: 'Tasten: 1 Kenne ich nicht, 2 Kenne ich, Z Zurück',
    question: 'Weißt du, was dieses Wort bedeutet?',
    position: (place, total) => `${formatNumber(place)} von ${formatNumber(total)}`,
    progress: 'Beantwortete Wörter',
    again: 'Noch einmal testen',

    resultTitle: (known, size) =>
      formatCount(size, {
        one: `Du kennst etwa ${formatNumber(known)} von # Wort`,
        other: `Du kennst etwa ${formatNumber(known)} von # Wörtern`,
      }),
    range: (low, high) =>
      `In neun von zehn Fällen liegt die wahre Zahl zwischen ${formatNumber(low)} und ${formatNumber(high)}.`,
    noGuesses: (asked) =>
      formatCount(asked, {
        one: 'Das eine Wort, das es nicht gibt, hast du nicht als bekannt angegeben.',
        other: 'Von den # Wörtern, die es nicht gibt, hast du keines als bekannt angegeben.',
      }),
    guesses: (claimed, asked) =>
      formatCount(asked, {
        one: `Das eine Wort, das es nicht gibt, hast du als bekannt angegeben (${formatList(claimed)}). Das ist berücksichtigt.`,
        other: `Von den # Wörtern, die es nicht gibt, hast du ${formatNumber(claimed.length)} als bekannt angegeben (${formatList(claimed)}). Das ist berücksichtigt.`,
      }),
    unclearTitle: 'Beantworte noch ein paar Wörter',
    unclear: 'Deine Antworten ergeben noch kein klares Bild. Sag nur dann „Kenne ich“, wenn du die Bedeutung weißt.',
    unclearAll:
      'Deine Antworten ergeben kein klares Bild. Mach den Test noch einmal, und sag nur dann „Kenne ich“, wenn du die Bedeutung weißt.',
    claimed: (claimed) => `Du hast Wörter als bekannt angegeben, die es nicht gibt: ${formatList(claimed)}.`,
    continue: 'Weitermachen',
    curveTitle: 'Wie viele Wörter du kennst, nach Rang',
    curveRanks: 'Ränge',
    curveShare: 'Bekannt',
  },

  know: {
    title: 'Die ersten Wörter als bekannt markieren',
    intro: 'Bekannte Wörter werden nicht abgefragt. Wörter, die du schon lernst, bleiben, wie sie sind.',
    rank: 'Bis Rang',
    rankHint: (last) => `Der Stapel endet bei Rang ${formatNumber(last)}.`,
    rankHintSoFar: (last) => `Der Stapel wird noch hinzugefügt. Bisher reicht er bis Rang ${formatNumber(last)}.`,
    slider: 'Bis Rang, mit einem Regler',
    noneExpected: 'Nach dem Test kennst du alle davon.',
    expected: (unknown) => formatCount(unknown, { other: 'Nach dem Test kennst du etwa # davon nicht.' }),
    markUndecided: 'Als bekannt markieren',
    mark: (count) =>
      formatCount(count, { one: '# Wort als bekannt markieren', other: '# Wörter als bekannt markieren' }),
    nothing: 'Bis zu diesem Rang ist kein Wort neu.',
    fresh: (count) =>
      formatCount(count, { one: 'Bis zu diesem Rang ist # Wort neu.', other: 'Bis zu diesem Rang sind # Wörter neu.' }),
    done: (count, rank) =>
      formatCount(count, {
        one: `# Wort bis Rang ${formatNumber(rank)} ist als bekannt markiert.`,
        other: `# Wörter bis Rang ${formatNumber(rank)} sind als bekannt markiert.`,
      }),
    undo: 'Rückgängig',
    takenBack: 'Zurückgenommen. Sie sind wieder neu.',
  },

  held: {
    titles: {
      suspended: 'Pausierte Wörter',
      known: 'Bekannte Wörter',
      leech: 'Wörter, die du immer wieder vergisst',
    },
    none: {
      suspended: 'Keine. „Pausieren“ bei einem Wort legt es beim Lernen hierher.',
      known: 'Keine sind als bekannt markiert.',
      leech: 'Keine. Ein Wort, das du achtmal vergessen hast, erscheint hier.',
    },
    loading: 'Wird geladen …',
    rank: (rank) => `Rang ${formatNumber(rank)}`,
    notInDeck: 'Nicht im Stapel',
    lapses: (count) => formatCount(count, { other: '#-mal vergessen' }),
    acts: { want: 'Wieder abfragen', reset: 'Von vorn', suspend: 'Pausieren' },
    actLabel: (act, word) => `${act}: ${word}`,
    more: (left) => formatCount(left, { other: 'Mehr zeigen (noch #)' }),
    batch: (count, at) =>
      formatCount(count, {
        one: `# Wort auf einmal markiert, ${formatDate(at)}`,
        other: `# Wörter auf einmal markiert, ${formatDate(at)}`,
      }),
    takeBack: 'Zurücknehmen',
    done: {
      want: (word) => `${word} wird wieder abgefragt.`,
      reset: (word) => `${word} beginnt von vorn, als neues Wort.`,
      suspend: (word) => `${word} ist pausiert.`,
    },
    batchDone: (count) => formatCount(count, { one: '# Wort ist wieder neu.', other: '# Wörter sind wieder neu.' }),
    undo: 'Rückgängig',
    undone: 'Rückgängig gemacht.',
  },

  stats: {
    loading: 'Wird geladen …',
    emptyTitle: 'Noch nichts gelernt',
    empty: 'Nach deinen ersten Antworten siehst du hier, wie viele Wörter du behältst und was noch kommt.',

    summary: 'Auf einen Blick',
    streak: 'Tage in Folge',
    streakLongest: (longest) => formatCount(longest, { one: 'Längste Reihe: # Tag', other: 'Längste Reihe: # Tage' }),
    known: 'Bekannte Wörter',
    knownOf: (words) => formatCount(words, { other: 'Von # in diesem Stapel' }),
    knownOfSoFar: (words) => formatCount(words, { other: 'Von bisher # in diesem Stapel' }),
    recalled: 'Behalten, letzte 30 Tage',
    time: 'Zeit, letzte 30 Tage',
    timeADay: (ms) => `${formatEstimate(ms)} pro Lerntag`,
    noTime: 'Keine',
    noShare: '–',

    forecast: 'Kommende Wiederholungen',
    forecastNote: 'Alle Stapel. Neue und vergessene Wörter kommen dazu.',
    day: 'Tag',
    today: 'Heute',
    words: 'Wörter',
    answers: 'Antworten pro Tag',
    answersNote: 'Alle Stapel, die letzten 30 Tage.',
    remembered: 'Gewusst',
    forgotten: 'Vergessen',
    retention: 'Wie viele Wörter du behalten hast, nach Woche',
    retentionNote: 'Von den Wörtern, deren Tag gekommen war. Schritte am selben Tag zählen nicht.',
    week: 'Woche ab',
    kept: 'Behalten',
    wanted: (retention) => `Gewünscht: ${formatShare(retention)}`,
    ranks: 'Wörter dieses Stapels nach Rang',
    ranksIncomplete: 'Der Stapel wird noch hinzugefügt. Seine Wörter nach Rang erscheinen, sobald er vollständig ist.',
    ranksNote: 'Bekannt: so markiert oder seit mindestens drei Wochen behalten.',
    rank: 'Ränge',
    knownSeries: 'Bekannt',
    learning: 'In Arbeit',
    rest: 'Noch nicht',
    minutes: 'Minuten pro Tag',
    minutesNote: 'Alle Stapel, die letzten 30 Tage. Pausen von mehr als zwei Minuten zählen nicht.',
    minutesHead: 'Minuten',
  },
};

export default progress;

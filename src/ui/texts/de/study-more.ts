import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: 'Noch einmal hören',
    showWord: 'Das Wort zeigen',
    typeMeaning: 'Was bedeutet es?',
    typeWord: (language) => `Wie heißt es auf ${language}?`,
    check: 'Prüfen',
    almost: 'Fast. Sieh es dir noch einmal an.',
    accentsAgain: 'Achte auf die Akzente und versuch es noch einmal.',
    verdicts: {
      right: 'Richtig.',
      accents: 'Richtig, aber achte auf die Akzente.',
      typo: 'Fast richtig.',
      wrong: 'Das steht nicht auf der Karte.',
    },
    youTyped: 'Deine Eingabe:',
  },

  rescue: {
    lostTitle: 'Dein Lernverlauf ist unvollständig',
    lost: (missing, entries) =>
      formatCount(entries, {
        one: `Der Browser hat einen Speicher zurückgegeben, in dem ${formatNumber(missing)} von # Eintrag fehlt. Wayword hat eine zweite Kopie davon.`,
        other: `Der Browser hat einen Speicher zurückgegeben, in dem ${formatNumber(missing)} von # Einträgen fehlen. Wayword hat eine zweite Kopie davon.`,
      }),
    restore: (missing) => formatCount(missing, { one: '# Eintrag zurückholen', other: '# Einträge zurückholen' }),
    giveUp: 'Ohne sie neu anfangen',
    giveUpQuestion: 'Sie endgültig aufgeben?',
    keep: 'Behalten',

    closedTitle: 'Dein Lernverlauf lässt sich nicht öffnen',
    closed:
      'Der Browser öffnet den Speicher nicht, in dem er liegt. Vielleicht ist der Datenträger voll: Gib Platz frei und versuch es noch einmal. Sonst starte den Browser neu. Hilft das nicht, speichere hier eine Sicherung: Sie wird aus einer zweiten Kopie gemacht. Entferne dann Wayword, installiere es neu und stell die Sicherung in den Optionen wieder her.',
  },
};

export default studyMore;

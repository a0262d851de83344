import { formatCount, formatDate, formatShare } from '../../shared/format.ts';
import type { BackupTexts } from '../en/backup.ts';

const backup: BackupTexts = {
  backup: {
    save: 'Sicherung speichern',
    choose: 'Aus einer Sicherung wiederherstellen',
    savedAs: (file) => `Gespeichert als ${file}, bei den Downloads des Browsers.`,
    working: 'Wird gelesen …',
    restoring: 'Wird wiederhergestellt …',
    restoredSoFar: (share) =>
      `Eine Sicherung wird wiederhergestellt: ${formatShare(share)}. Du kannst inzwischen weiterlernen.`,
    answers: (count) => formatCount(count, { one: '# Antwort', other: '# Antworten' }),
    definitions: (count) => formatCount(count, { one: '# eigene Bedeutung', other: '# eigene Bedeutungen' }),
    period: (firstAt, lastAt) => `${formatDate(firstAt)} bis ${formatDate(lastAt)}`,
    nothingFresh: 'Alles davon ist schon da.',
    fresh: (count) =>
      formatCount(count, {
        one: '# ihrer Einträge ist noch nicht da. Was da ist, geht nicht verloren.',
        other: '# ihrer Einträge sind noch nicht da. Was da ist, geht nicht verloren.',
      }),
    restore: 'Wiederherstellen',
    cancel: 'Abbrechen',
    restored: (count) =>
      formatCount(count, { one: 'Wiederhergestellt: # neuer Eintrag.', other: 'Wiederhergestellt: # neue Einträge.' }),
    withoutDeck: 'Stapel sind nicht in der Sicherung. Hole diese, um mit ihren Wörtern weiterzumachen:',

    savedTitle: 'Automatische Sicherungen',
    savedIntro:
      'Eine an jedem Tag, an dem du lernst: die letzten sieben, und davor eine pro Woche. Sie bleiben auf diesem Gerät.',
    savedNone: 'Noch keine. Die erste entsteht nach deiner nächsten Antwort.',
    download: 'Herunterladen',
    downloadOf: (at) => `Sicherung vom ${formatDate(at)} herunterladen`,
    restoreOf: (at) => `Sicherung vom ${formatDate(at)} wiederherstellen`,
  },
};

export default backup;

import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: 'Noch einmal versuchen',
    dismiss: 'Schließen',
    pairLabel: (from, to) => `${from} – ${to}`,
    pairJoint: 'nach',
    firstSteps: 'Erste Schritte',
    learn: 'Ich lerne',
    meaningsIn: 'Bedeutungen auf',
    chooseLanguage: 'Sprache wählen',
    words: (count) => formatCount(count, { one: '# Wort', other: '# Wörter' }),
    pictureWords: (count) =>
      formatCount(count, { one: '# Bildwort: nur Substantive', other: '# Bildwörter: nur Substantive' }),
    cards: (count) => formatCount(count, { one: '# Karte', other: '# Karten' }),
    sentence: (title) => `${title}.`,
    sentences: (sentences) => sentences.join(' '),
  },

  interfaceLanguage: {
    label: 'Sprache von Wayword',
    hint: 'Standard: wie der Browser. Alle Seiten und die Karte auf Webseiten ändern sich sofort.',
    auto: (language) => `Wie der Browser: ${language}`,
  },
};

export default shared;

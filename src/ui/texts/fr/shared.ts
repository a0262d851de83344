import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: 'Réessayer',
    dismiss: 'Fermer',
    pairLabel: (from, to) => `${from} – ${to}`,
    pairJoint: 'vers',
    firstSteps: 'Premiers pas',
    learn: 'J’apprends',
    meaningsIn: 'Significations en',
    chooseLanguage: 'Choisir une langue',
    cards: (count) => formatCount(count, { one: '# carte', many: '# de cartes', other: '# cartes' }),
    sentence: (title) => `${title}.`,
    sentences: (sentences) => sentences.join(' '),
  },

  interfaceLanguage: {
    label: 'Langue de Wayword',
    hint: 'Par défaut : comme le navigateur. Tous les écrans et la carte sur les pages web changent aussitôt.',
    auto: (language) => `Comme le navigateur : ${language}`,
  },
};

export default shared;

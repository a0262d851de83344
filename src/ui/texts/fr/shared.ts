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
    words: (count) => formatCount(count, { one: '# mot', many: '# de mots', other: '# mots' }),
    pictureWords: (count) =>
      formatCount(count, {
        one: '# mot illustré : noms seulement',
        many: '# de mots illustrés : noms seulement',
        other: '# mots illustrés : noms seulement',
      }),
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

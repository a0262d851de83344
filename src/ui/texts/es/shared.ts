import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: 'Reintentar',
    dismiss: 'Cerrar',
    pairLabel: (from, to) => `${from} – ${to}`,
    pairJoint: 'a',
    firstSteps: 'Primeros pasos',
    learn: 'Aprendo',
    meaningsIn: 'Significados en',
    chooseLanguage: 'Elegir un idioma',
    words: (count) => formatCount(count, { one: '# palabra', many: '# de palabras', other: '# palabras' }),
    pictureWords: (count) =>
      formatCount(count, {
        one: '# palabra con imagen: solo sustantivos',
        many: '# de palabras con imagen: solo sustantivos',
        other: '# palabras con imagen: solo sustantivos',
      }),
    cards: (count) => formatCount(count, { one: '# tarjeta', many: '# de tarjetas', other: '# tarjetas' }),
    sentence: (title) => `${title}.`,
    sentences: (sentences) => sentences.join(' '),
  },

  interfaceLanguage: {
    label: 'Idioma de Wayword',
    hint: 'Por defecto: como el navegador. Cambian al momento todas las pantallas y la tarjeta en las páginas web.',
    auto: (language) => `Como el navegador: ${language}`,
  },
};

export default shared;

import { formatCount } from '../../shared/format.ts';
import type { SharedTexts } from '../en/shared.ts';

const shared: SharedTexts = {
  text: {
    productName: 'Wayword',
    tryAgain: 'Tentar de novo',
    dismiss: 'Fechar',
    pairLabel: (from, to) => `${from} para ${to}`,
    pairJoint: 'para',
    firstSteps: 'Primeiros passos',
    learn: 'Estou aprendendo',
    meaningsIn: 'Significados em',
    chooseLanguage: 'Escolha um idioma',
    words: (count) => formatCount(count, { one: '# palavra', many: '# de palavras', other: '# palavras' }),
    pictureWords: (count) =>
      formatCount(count, {
        one: '# palavra com imagem: só substantivos',
        many: '# de palavras com imagem: só substantivos',
        other: '# palavras com imagem: só substantivos',
      }),
    cards: (count) => formatCount(count, { one: '# cartão', many: '# de cartões', other: '# cartões' }),
    sentence: (title) => `${title}.`,
    sentences: (sentences) => sentences.join(' '),
  },

  interfaceLanguage: {
    label: 'Idioma do Wayword',
    hint: 'Padrão: como o navegador. Muda na hora todas as telas e o cartão nas páginas da web.',
    auto: (language) => `Como o navegador: ${language}`,
  },
};

export default shared;

import { formatCount, formatNumber } from '../../shared/format.ts';
import type { StudyMoreTexts } from '../en/study-more.ts';

const studyMore: StudyMoreTexts = {
  modes: {
    again: 'Ouvir de novo',
    showWord: 'Mostrar a palavra',
    typeMeaning: 'O que significa?',
    typeWord: (language) => `Como se diz em ${language}?`,
    check: 'Conferir',
    almost: 'Quase. Olhe mais uma vez.',
    accentsAgain: 'Atenção aos acentos: tente mais uma vez.',
    verdicts: {
      right: 'Certo.',
      accents: 'Certo, mas atenção aos acentos.',
      typo: 'Quase certo.',
      wrong: 'Não é o que diz o cartão.',
    },
    youTyped: 'Você digitou:',
  },

  rescue: {
    lostTitle: 'Seu histórico de estudo está incompleto',
    lost: (missing, entries) =>
      formatCount(entries, {
        one: `O navegador devolveu dados em que falta ${formatNumber(missing)} de # entrada. O Wayword tem uma segunda cópia.`,
        many: `O navegador devolveu dados em que faltam ${formatNumber(missing)} de # de entradas. O Wayword tem uma segunda cópia.`,
        other: `O navegador devolveu dados em que faltam ${formatNumber(missing)} de # entradas. O Wayword tem uma segunda cópia.`,
      }),
    restore: (missing) =>
      formatCount(missing, {
        one: 'Recuperar # entrada',
        many: 'Recuperar # de entradas',
        other: 'Recuperar # entradas',
      }),
    giveUp: 'Recomeçar sem elas',
    giveUpQuestion: 'Desistir delas de vez?',
    keep: 'Manter',

    closedTitle: 'Não é possível abrir seu histórico de estudo',
    closed:
      'O navegador não abre os dados em que ele está. O disco pode estar cheio: libere espaço e tente de novo. Se não for isso, reinicie o navegador. Se não adiantar, salve um backup aqui: ele é feito de uma segunda cópia. Depois remova o Wayword, instale-o de novo e restaure o backup nas opções.',
  },
};

export default studyMore;

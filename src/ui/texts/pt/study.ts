import { formatCount, formatEstimate, formatNumber } from '../../shared/format.ts';
import type { StudyTexts } from '../en/study.ts';

const study: StudyTexts = {
  study: {
    card: 'Palavra a estudar',
    show: 'Mostrar',
    rank: (rank) => `Posição ${formatNumber(rank)}`,
    newWord: 'Palavra nova',
    notInDeck: 'Não está mais no baralho',
    ownWord: 'Palavra sua',
    practice: 'Prática: nada é contado',
    yours: 'Seu',
    noMeanings: 'Sem significado. Você pode escrever o seu.',
    speak: 'Ouvir',
    left: (count) => formatCount(count, { one: 'falta #', many: 'faltam #', other: 'faltam #' }),
    progress: 'Feito hoje',
    answers: 'Você lembrou bem?',
    ratings: { again: 'Esqueci', hard: 'Difícil', good: 'Lembrei', easy: 'Fácil' },
    undo: 'Desfazer',
    know: 'Já conheço',
    edit: 'Editar',
    bury: 'Amanhã',
    suspend: 'Pausar',
    definition: 'Seu próprio significado',
    save: 'Salvar',
    cancel: 'Cancelar',
    remove: 'Remover',
    leech: (lapses) =>
      formatCount(lapses, {
        one: 'Esquecida # vez. Escreva um significado seu ou pause a palavra.',
        many: 'Esquecida # de vezes. Escreva um significado seu ou pause a palavra.',
        other: 'Esquecida # vezes. Escreva um significado seu ou pause a palavra.',
      }),
    clockBehind:
      'O relógio deste dispositivo está atrasado em relação à sua última resposta. As respostas contam para o dia que ele indica.',

    doneTitle: 'Pronto por hoje',
    nothingTitle: 'Nada para estudar agora',
    nothingAdvice:
      'Todas as palavras de hoje estão feitas, ou nenhuma foi pedida. Você escolhe nas opções quantas palavras novas quer por dia.',
    pauseTitle: 'O tempo acabou',
    summary: (answers, remembered, ms) =>
      formatCount(answers, {
        one: `# resposta, lembradas: ${formatNumber(remembered)}, em ${formatEstimate(ms)}.`,
        many: `# de respostas, lembradas: ${formatNumber(remembered)}, em ${formatEstimate(ms)}.`,
        other: `# respostas, lembradas: ${formatNumber(remembered)}, em ${formatEstimate(ms)}.`,
      }),
    newToday: (count) =>
      formatCount(count, {
        one: '# palavra nova hoje.',
        many: '# de palavras novas hoje.',
        other: '# palavras novas hoje.',
      }),
    nothingTomorrow: 'Nada para revisar amanhã.',
    tomorrow: (count) =>
      formatCount(count, {
        one: 'Amanhã: # palavra.',
        many: 'Amanhã: # de palavras.',
        other: 'Amanhã: # palavras.',
      }),
    progressLink: 'Progresso e estatísticas',
    goOn: 'Continuar',
    practise: 'Praticar mais',
    fiveMinutes: '5 minutos',
    oneDeck: 'Só este baralho',
  },

  notices: {
    'answered-elsewhere': 'Esta palavra foi respondida em outra janela. Aqui está a próxima.',
    'nothing-to-undo': 'Não há nada para desfazer.',
    'nothing-to-redo': 'Não há nada para refazer.',
    undone: 'Desfeito. Responda de novo.',
    'taken-back': 'Desfeito.',
    redone: 'Refeito.',
    'no-practice': 'Ainda não há nada para praticar.',
    known: 'Marcada como conhecida. Não será mais perguntada.',
    paused: 'Em pausa. Não será perguntada.',
    'put-off': 'Adiada para amanhã.',
  },
};

export default study;

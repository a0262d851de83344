import { formatCount } from '../../shared/format.ts';
import type { AboutTexts } from '../en/about.ts';

const about: AboutTexts = {
  about: {
    title: 'Sobre',
    version: 'Versão',
    browser: 'Navegador',
    unknownBrowser: 'Desconhecido',
    stored: 'Neste dispositivo',
    used: (used, quota) => `${used} de ${quota} que o navegador permite`,
    notTold: 'O navegador não informa',
    decks: 'Baralhos',
    study: 'O que você estudou e escreveu',
    about: (size) => `cerca de ${size}`,
    kept: 'Protegido contra limpeza',
    isKept: 'Sim: o navegador só apaga os dados junto com o Wayword.',
    isNotKept: 'Sem garantia: o navegador pode apagar os dados quando o disco estiver cheio.',
    keep: 'Pedir ao navegador que os guarde',
    keepRefused:
      'O navegador não aceitou. Talvez aceite quando você usar mais o Wayword. De vez em quando, salve um backup em “Dados”.',
    privacy:
      'Nada do que você lê, consulta, estuda ou escreve sai deste dispositivo. O Wayword só se comunica com um lugar: o servidor de flashcards que você conectar, se conectar algum.',
    licence: 'O Wayword é software livre sob a GNU General Public License, versão 3 ou posterior.',
    licenceLink: 'Ler a licença',
  },

  selfCheck: {
    title: 'Verificar os dados',
    intro:
      'Lê todos os baralhos e tudo o que você estudou, e corrige o que não está como deveria. Enquanto isso, você pode continuar.',
    again: 'Verificar de novo',
    checking: 'Verificando…',
    checkingDeck: (pair) => `Verificando ${pair}…`,
    checkingStudy: 'Verificando o que você estudou…',
    decks: (count) => formatCount(count, { one: '# baralho', many: '# de baralhos', other: '# baralhos' }),
    cards: (count) => formatCount(count, { one: '# cartão', many: '# de cartões', other: '# cartões' }),
    answers: (count) => formatCount(count, { one: '# resposta', many: '# de respostas', other: '# respostas' }),
    right: (decks, cards, answers) => `${decks}, ${cards}, ${answers}: tudo certo.`,
    mended: (decks, cards, answers) => `Verificado: ${decks}, ${cards}, ${answers}. Encontrado:`,
    indexRebuilt: (pair, entries) =>
      formatCount(entries, {
        one: `O índice de palavras de ${pair} foi refeito: # entrada faltava ou estava errada.`,
        many: `O índice de palavras de ${pair} foi refeito: # de entradas faltavam ou estavam erradas.`,
        other: `O índice de palavras de ${pair} foi refeito: # entradas faltavam ou estavam erradas.`,
      }),
    cardsRestored: (pair, count) =>
      formatCount(count, {
        one: `O baralho de ${pair} foi copiado de novo do Wayword: # cartão estava ilegível.`,
        many: `O baralho de ${pair} foi copiado de novo do Wayword: # de cartões estavam ilegíveis.`,
        other: `O baralho de ${pair} foi copiado de novo do Wayword: # cartões estavam ilegíveis.`,
      }),
    cardsLost: (pair, count) =>
      formatCount(count, {
        one: `O baralho de ${pair} perdeu # cartão que estava ilegível. Os outros funcionam como antes.`,
        many: `O baralho de ${pair} perdeu # de cartões que estavam ilegíveis. Os outros funcionam como antes.`,
        other: `O baralho de ${pair} perdeu # cartões que estavam ilegíveis. Os outros funcionam como antes.`,
      }),
    syncAgain: (pair) => `Sincronizar ${pair} de novo`,
    syncStarted: (pair) => `A sincronização de ${pair} começou.`,
    fetchAgain:
      'Para ter todos os cartões, conecte o servidor dele e sincronize de novo, ou importe o arquivo outra vez.',
    left: (pair) => `O baralho de ${pair} ficou de fora: a sincronização não terminou.`,
    staleRows: (count) =>
      formatCount(count, {
        one: '# registro de estudo não batia com suas respostas e foi refeito a partir delas.',
        many: '# de registros de estudo não batiam com suas respostas e foram refeitos a partir delas.',
        other: '# registros de estudo não batiam com suas respostas e foram refeitos a partir delas.',
      }),
    copyRewritten: 'A segunda cópia das suas respostas era diferente da primeira e foi refeita.',
    copyHasMore: (count) =>
      formatCount(count, {
        one: '# entrada do seu histórico de estudo está só na segunda cópia. Abra “Estudar”: lá você pode recuperá-la.',
        many: '# de entradas do seu histórico de estudo estão só na segunda cópia. Abra “Estudar”: lá você pode recuperá-las.',
        other:
          '# entradas do seu histórico de estudo estão só na segunda cópia. Abra “Estudar”: lá você pode recuperá-las.',
      }),
    openStudy: 'Abrir “Estudar”',
    backups: (count) =>
      formatCount(count, {
        one: '# backup automático.',
        many: '# de backups automáticos.',
        other: '# backups automáticos.',
      }),
    backupMade: 'Não havia nenhum backup. Um foi feito agora.',
    brokenBackups: (count) =>
      formatCount(count, {
        one: '# backup não está mais completo e dará lugar a um novo.',
        many: '# de backups não estão mais completos e darão lugar a novos.',
        other: '# backups não estão mais completos e darão lugar a novos.',
      }),
  },

  shortcuts: {
    title: 'Atalhos',
    onPages: 'Em páginas da web',
    onPagesIntro: 'Funcionam em todas as abas. Quem os guarda é o navegador, e é lá que você pode mudá-los.',
    commands: {
      _execute_action: 'Abrir o Wayword',
      'look-up': 'Consultar a seleção ou a palavra no cursor de texto; fixar o cartão que aparece',
      'next-word': 'Consultar a próxima palavra que está em um baralho',
      'previous-word': 'Consultar a palavra anterior que está em um baralho',
    },
    noKey: 'Sem tecla',
    noKeyWarning:
      'Um comando está sem tecla: talvez outra extensão a use, ou ela tenha sido removida. Defina uma no navegador.',
    change: 'Mudar estas teclas',
    changeByHand: 'Abra about:addons, clique na engrenagem e escolha “Gerenciar atalhos de extensões”.',
    onCard: 'No cartão',
    onCardIntro:
      'Funcionam quando o ponteiro está sobre o cartão ou ele está fixado, e enquanto você não está digitando. Até lá, todas as teclas são da página. Você pode desativá-las em “Consulta”.',
    pin: 'Fixar o cartão',
    speak: 'Ouvir a palavra',
    study: 'Estudar a palavra',
    know: 'Já conheço esta palavra; de novo: na verdade, não',
    matches: 'Próximo resultado, e voltar',
    close: 'Fechar o cartão',
    inStudy: 'Enquanto você estuda',
    inBrowse: 'Enquanto você folheia um baralho',
    addressBar: 'Na barra de endereço',
    addressBarHint: 'Digite isto, um espaço e uma palavra: seus baralhos respondem logo abaixo.',
  },
};

export default about;

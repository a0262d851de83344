import { formatCount, formatDate, formatList, formatNumber } from '../../shared/format.ts';
import type { OptionsTexts } from '../en/options.ts';

const options: OptionsTexts = {
  options: {
    pageTitle: 'Wayword – Opções',
    title: 'Opções',

    connection: 'Servidor',
    connectionIntro:
      'Um servidor de flashcards fornece os baralhos dele. O Wayword os copia para este dispositivo; depois disso, não precisa de internet.',
    address: 'Endereço do servidor',
    addressHint: 'Por exemplo, https://cards.example.org',
    key: 'Chave de API',
    keyHint: 'Fica neste dispositivo e só é enviada a este servidor.',
    showKey: 'Mostrar',
    hideKey: 'Ocultar',
    showKeyLabel: 'Mostrar a chave de API',
    hideKeyLabel: 'Ocultar a chave de API',
    connect: 'Conectar',
    connecting: 'Conectando…',
    keepConnection: 'Cancelar',
    disconnect: 'Desconectar',
    disconnectHint: 'Esquece a chave. Seus baralhos ficam.',
    change: 'Mudar de servidor',
    changeServerIntro: 'Outro endereço precisa da própria chave: a que está salva não é enviada para lá.',
    keyStored: 'Salva, mas não exibida.',
    replaceKey: 'Trocar a chave',
    replaceKeyIntro: 'A chave nova é testada primeiro. Se o servidor a recusar, a antiga continua.',
    newKey: 'Nova chave de API',
    useKey: 'Usar esta chave',
    certificateAdvice:
      'O navegador também pode ter recusado o certificado do servidor. Para conferir, abra o endereço em uma aba:',
    connectedTo: 'Conectado a',
    disconnected: 'Desconectado. A chave foi esquecida; seus baralhos ficam.',
    connected: (languages, withFlashcards) =>
      formatCount(languages, {
        one: `Conectado: # idioma, ${formatNumber(withFlashcards)} com flashcards`,
        many: `Conectado: # de idiomas, ${formatNumber(withFlashcards)} com flashcards`,
        other: `Conectado: # idiomas, ${formatNumber(withFlashcards)} com flashcards`,
      }),

    getDeck: 'Obter um baralho',
    starters: 'Baralhos iniciais',
    startersIntro: 'Já vêm com o Wayword: sem servidor, sem chave, sem internet.',
    shortStarters: (count) =>
      formatCount(count, {
        one: 'Mais # idioma com as primeiras palavras',
        many: 'Mais # de idiomas com as primeiras palavras',
        other: 'Mais # idiomas com as primeiras palavras',
      }),
    add: 'Adicionar',
    adding: 'Adicionando…',
    added: 'Adicionado',
    actionLabel: (action, deck) => `${action}: ${deck}`,
    starterAdded: (pair, cards) =>
      formatCount(cards, {
        one: `O baralho de ${pair} está neste dispositivo: # cartão.`,
        many: `O baralho de ${pair} está neste dispositivo: # de cartões.`,
        other: `O baralho de ${pair} está neste dispositivo: # cartões.`,
      }),
    fromServerTitle: 'Do seu servidor',
    sync: 'Sincronizar',
    syncAgain: 'Sincronizar de novo',
    underWay: 'Sincronizando',
    syncStarted: (pair) => `A sincronização de ${pair} começou. Ela continua mesmo se você fechar esta página.`,
    synced: (pair, cards) =>
      formatCount(cards, {
        one: `O baralho de ${pair} está sincronizado: # cartão.`,
        many: `O baralho de ${pair} está sincronizado: # de cartões.`,
        other: `O baralho de ${pair} está sincronizado: # cartões.`,
      }),
    answersUnread: (count) =>
      formatCount(count, {
        one: '# resposta do servidor não pôde ser lida: talvez falte um cartão.',
        many: '# de respostas do servidor não puderam ser lidas: talvez faltem cartões.',
        other: '# respostas do servidor não puderam ser lidas: talvez faltem cartões.',
      }),
    nothingToLearn: 'Este servidor ainda não tem flashcards em nenhum idioma.',

    decks: 'Baralhos neste dispositivo',
    loading: 'Carregando…',
    noDecks: 'Nenhum ainda.',
    noDecksAdvice: 'Adicione um baralho inicial abaixo ou conecte um servidor.',
    fromServer: (address) => `De ${address}`,
    fromFile: (name) => `Do arquivo ${name}`,
    starter: 'Baralho inicial, vem com o Wayword',
    licence: (id) => `Licença: ${id}`,
    updated: (at) => `atualizado em ${formatDate(at)}`,
    incomplete: 'incompleto',
    severalHint:
      'As palavras são procuradas nestes baralhos de cima para baixo. A navegação e as posições seguem o baralho principal.',
    sourceLabel: (name, pair) => `${name} (${pair})`,
    main: 'Principal',
    makeMain: 'Tornar principal',
    isMainNow: (name) => `${name} agora é o baralho principal.`,
    inLookups: 'Consultar',
    inStudy: 'Palavras novas no estudo',
    moveUp: 'Mover para cima',
    moveDown: 'Mover para baixo',
    moved: (name, place, count) => `${name} agora está no lugar ${formatNumber(place)} de ${formatNumber(count)}.`,
    rename: 'Renomear',
    name: 'Nome',
    save: 'Salvar',
    cancel: 'Cancelar',
    refresh: 'Atualizar',
    nothingChanged: 'A última atualização não mudou nada.',
    refreshChanged: (parts) => `Última atualização: ${formatList(parts)}`,
    wordsAdded: (count) =>
      formatCount(count, { one: '# palavra nova', many: '# de palavras novas', other: '# palavras novas' }),
    wordsChanged: (count) =>
      formatCount(count, {
        one: '# palavra com outros significados',
        many: '# de palavras com outros significados',
        other: '# palavras com outros significados',
      }),
    wordsGone: (count) =>
      formatCount(count, { one: '# palavra a menos', many: '# de palavras a menos', other: '# palavras a menos' }),
    wordsMissing: (count) =>
      formatCount(count, {
        one: '# palavra a menos ou ilegível',
        many: '# de palavras a menos ou ilegíveis',
        other: '# palavras a menos ou ilegíveis',
      }),
    moreWords: (count) => formatCount(count, { other: 'e mais #' }),
    refreshLabel: (pair) => `Atualizar ${pair}`,
    export: 'Exportar',
    exportLabel: (pair) => `Exportar ${pair}`,
    remove: 'Remover',
    removeLabel: (pair) => `Remover ${pair}`,
    confirmRemoval: (name, pair, cards) => `Remover “${name}” (${pair}, ${cards}) deste dispositivo?`,
    loneWords: (count) =>
      formatCount(count, {
        one: '# palavra que você estuda está só neste baralho.',
        many: '# de palavras que você estuda estão só neste baralho.',
        other: '# palavras que você estuda estão só neste baralho.',
      }),
    keepWords: (count) =>
      formatCount(count, {
        one: 'Manter esta palavra entre as minhas',
        many: 'Manter # de palavras entre as minhas',
        other: 'Manter estas # palavras entre as minhas',
      }),
    confirmNote: 'O que você aprendeu e escreveu é mantido.',
    removeConfirmed: 'Remover baralho',
    keep: 'Manter',
    removed: (pair) => `O baralho de ${pair} foi removido.`,
    wordsKept: (count) =>
      formatCount(count, {
        one: '# palavra agora está entre as suas.',
        many: '# de palavras agora estão entre as suas.',
        other: '# palavras agora estão entre as suas.',
      }),
  },

  importStart: {
    title: 'De um arquivo',
    intro:
      'Uma tabela (CSV, TSV), notas exportadas do Anki como texto, linhas JSON ou um baralho do próprio Wayword. O arquivo é lido neste dispositivo e não é enviado a lugar nenhum.',
    choose: 'Adicionar um baralho de um arquivo',
    drop: 'ou solte o arquivo aqui',
    letGo: 'Solte para abrir o arquivo',
  },
};

export default options;

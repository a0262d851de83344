import { formatCount } from '../../shared/format.ts';
import type { WelcomeTexts } from '../en/welcome.ts';

const welcome: WelcomeTexts = {
  welcome: {
    title: 'Boas-vindas ao Wayword',
    lead: 'Leia a web no idioma que você está aprendendo: o significado de uma palavra fica onde a palavra está.',
    order: 'Quatro passos, em qualquer ordem. Pule o que quiser.',
    done: 'Feito:',

    deckTitle: 'O que você está aprendendo?',
    speak: 'Eu falo',
    onlyMeanings: 'Este baralho só tem significados nestes idiomas.',
    adding: 'Adicionando o baralho a este dispositivo…',
    here: (cards) =>
      formatCount(cards, {
        one: '# cartão está neste dispositivo. Ele não precisa de internet.',
        many: '# de cartões estão neste dispositivo. Eles não precisam de internet.',
        other: '# cartões estão neste dispositivo. Eles não precisam de internet.',
      }),
    picturesOnly: 'A maioria das palavras de uma página não está entre elas.',
    noDeck: 'Seus idiomas não estão aqui? Importe um arquivo de palavras ou conecte um servidor de flashcards.',
    moreWords: 'Obter mais palavras',
    add: (cards) =>
      formatCount(cards, {
        one: 'Adicionar # cartão',
        many: 'Adicionar # de cartões',
        other: 'Adicionar # cartões',
      }),

    readTitle: 'Consulte uma palavra',
    readHints: {
      rest: 'Pare o ponteiro sobre qualquer uma destas palavras.',
      'rest-modifier':
        'Mantenha pressionada a tecla que você escolheu e pare o ponteiro sobre qualquer uma destas palavras.',
      click: 'Clique em qualquer uma destas palavras.',
      'double-click': 'Clique duas vezes em qualquer uma destas palavras.',
      off: 'Selecione qualquer uma destas palavras e escolha o Wayword no menu de contexto.',
    },
    touchHint: 'Toque em qualquer uma destas palavras e segure.',
    byKeyboard: (key) => `Pelo teclado: ${key} vai de palavra em palavra.`,
    noPassage: 'Quando você escolher um idioma, aparece aqui algo para ler.',
    passageLabel: 'Algo para ler',
    hovered: 'Em outras páginas, funciona assim com as palavras deste baralho.',

    studyTitle: 'Estude seu primeiro cartão',
    studyAdvice: 'Uma palavra volta pouco antes de você esquecê-la. Alguns minutos por dia bastam.',
    study: 'Estudar',
    studyMore: 'Continuar estudando',
    noStudy: 'Primeiro, escolha um idioma acima.',

    pinTitle: 'Deixe o botão à vista',
    pinHints: {
      chrome: 'Clique na peça de quebra-cabeça ao lado do endereço e depois no alfinete ao lado do Wayword.',
      edge: 'Clique na peça de quebra-cabeça ao lado do endereço e depois no olho ao lado do Wayword.',
      firefox:
        'Clique na peça de quebra-cabeça ao lado do endereço, depois na engrenagem ao lado do Wayword e em “Fixar na barra de ferramentas”.',
      android: 'Abra o menu do navegador e escolha “Extensões”: o Wayword está lá.',
    },
    pinned: 'O botão do Wayword está na barra de ferramentas. Ele abre seus cartões e mostra quantos há para revisar.',

    moreTitle: 'Se você quiser',
    checkTitle: 'Pule o que você já conhece',
    checkAdvice: 'Um teste de um ou dois minutos mostra quantas palavras você já conhece.',
    check: 'Testar o que eu conheço',
    connectTitle: 'Use um servidor de flashcards',
    connectAdvice: 'Com o endereço dele e a sua chave, os baralhos dele vêm para este dispositivo.',
    connect: 'Conectar um servidor',

    finished: 'Tudo pronto. Abra uma página no idioma que você está aprendendo e leia.',
    inNewTab: '(em uma nova aba)',
    keysTitle: 'Teclas',
    lookUpKey: (key) => `${key} consulta o que está selecionado em uma página.`,
    studyKeys: 'Durante o estudo, Espaço mostra o significado, 1 e 2 respondem, Z desfaz.',
    again: 'Você encontra esta página de novo nas opções.',
  },
};

export default welcome;

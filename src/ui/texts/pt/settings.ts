import { formatCount, formatNumber } from '../../shared/format.ts';
import type { SettingsTexts } from '../en/settings.ts';

const settings: SettingsTexts = {
  autoRefresh: {
    label: 'Atualizar automaticamente os baralhos do servidor',
    hint: 'Padrão: nunca. Só consulta o servidor que você conectou. A cópia antiga de um baralho é usada até a nova estar completa.',
    periods: { off: 'Nunca', weekly: 'Toda semana', monthly: 'Todo mês' },
  },

  reset: {
    button: 'Restaurar o padrão',
    label: (section) => `Restaurar o padrão: ${section}`,
    done: 'As configurações padrão foram restauradas.',
    sitesKept: 'Os sites mantêm a própria configuração.',
    undo: 'Desfazer',
    undone: 'Suas configurações estão de volta.',
  },

  numbers: {
    wrong: (max, stored) =>
      `Digite um número inteiro de 0 a ${formatNumber(max)}. Até lá, o valor continua ${formatNumber(stored)}.`,
  },

  hover: {
    title: 'Consulta',
    trigger: 'Consultar uma palavra quando',
    triggerHint:
      'Padrão: o ponteiro para sobre ela. Uma tecla, o menu de uma seleção e a barra de ferramentas funcionam sempre.',
    triggers: {
      rest: 'o ponteiro para sobre ela',
      'rest-modifier': 'o ponteiro para sobre ela e uma tecla está pressionada',
      click: 'eu clico nela',
      'double-click': 'eu clico duas vezes nela',
      off: 'só peço por tecla ou menu',
    },
    modifier: 'Tecla a manter pressionada',
    modifierHint: 'Padrão: Alt (no Mac: Option).',
    modifiers: { alt: 'Alt', control: 'Ctrl', shift: 'Shift' },
    dwell: 'Espera até o cartão aparecer, em milissegundos',
    dwellHint: (usual) => `Padrão: ${formatNumber(usual)}. Com mais, o cartão só aparece onde você se detém.`,
    switches: {
      selection: {
        label: 'Consultar o que eu seleciono',
        hint: 'Padrão: ativado. Exatamente as palavras selecionadas, como estão no texto.',
      },
      touch: { label: 'Consultar com o dedo', hint: 'Padrão: ativado. Toque em uma palavra e segure.' },
      keys: {
        label: 'Usar teclas de letras no cartão',
        hint: 'Padrão: ativado. Quando o ponteiro está sobre o cartão, ou quando ele está fixado: P fixa o cartão, S pronuncia a palavra, A a põe em estudo, K quer dizer “já conheço”, N e B vão para o próximo resultado e voltam. Até lá, todas as teclas são da página. Nunca enquanto você digita.',
      },
    },
    scale: 'Tamanho do texto do cartão',
    scaleHint: (usual) => `Padrão: ${usual}.`,
    sites: 'Sites com configuração própria',
    noSites: 'Nenhum. Desative um site, ou escolha o idioma dele, na janela da barra de ferramentas ou no cartão.',
    sitesHint: 'Esqueça um site, e para ele vale o mesmo que para os outros.',
    siteEntry: (site, choices) => `${site}: ${choices.join(' · ')}`,
    siteOff: 'desativado',
    siteKeys: 'as letras agem assim que um cartão aparece',
    keySite: 'Site em que as letras agem assim que um cartão aparece',
    keySiteHint: 'Por exemplo, news.example. Enquanto um cartão aparece, a página não recebe as teclas do cartão.',
    addSite: 'Adicionar',
    wrongSite: 'Escreva o nome de um site, por exemplo, news.example.',
    forget: 'Esquecer',
    forgetLabel: (site) => `Esquecer ${site}`,
  },

  studySettings: {
    title: 'Estudo',
    progress: 'Progresso: estatísticas, o que você já conhece, palavras separadas',
    newPerDay: 'Palavras novas por dia',
    newPerDayHint: (usual) =>
      `Padrão: ${formatNumber(usual)}, somando todos os baralhos. Cada palavra nova volta cerca de dez vezes no primeiro ano.`,
    retention: 'Porcentagem de palavras que você quer lembrar',
    retentionHint: (usual) =>
      `Padrão: ${usual}. As palavras voltam quando a chance de você se lembrar delas cai até este valor. Mais alto significa mais revisões.`,
    retentions: {
      '0.8': '80%: menos revisões',
      '0.85': '85%',
      '0.9': '90%: recomendado',
      '0.95': '95%: cerca do dobro de revisões',
    },
    ratings: 'Respostas',
    ratingsHint: 'Padrão: duas. Se você esqueceu a palavra, a resposta é “Esqueci”, mesmo que tenha chegado perto.',
    ratingCounts: { two: 'Esqueci, Lembrei', four: 'Esqueci, Difícil, Lembrei, Fácil' },
    front: 'O que é perguntado',
    frontHint:
      'Padrão: a palavra. O som precisa de uma voz do idioma no seu navegador. Se não houver, a palavra é mostrada.',
    fronts: {
      word: 'A palavra: você diz o que ela significa',
      meaning: 'O significado: você diz a palavra',
      sound: 'O som da palavra: primeiro você ouve',
    },
    readings: 'Mostrar a leitura com a pergunta',
    readingsHint: 'Ativado por padrão. Kana, pinyin ou AFI acima da palavra. Senão, vêm com a resposta.',
    typing: 'Digitar a resposta',
    typingHint:
      'Padrão: desativado. Vale qualquer significado do cartão, inclusive o seu. Um erro de digitação dá direito a mais uma tentativa, e erros de acento são perdoados uma vez. No fim, você decide.',
    vulgar: 'Apresentar palavras vulgares',
    vulgarHint:
      'Padrão: desativado. As palavras que o baralho marca como vulgares ou ofensivas são consultadas como as outras, mas o estudo só as apresenta se você pedir.',
    keys: 'Usar teclas de letras e números ao estudar',
    keysHint:
      'Padrão: ativado. A lista de teclas, ao estudar, diz quais são. Se não, só valem Espaço, Enter, as setas e Esc. Nunca enquanto você digita.',
  },

  reminder: {
    label: 'Lembrar uma vez por dia',
    hint: 'Padrão: desativado. Sem som, e só se houver palavras para revisar e você ainda não tiver estudado.',
    hour: 'A partir de',
    hourHint: (usual) => `Padrão: ${usual}.`,
    refused:
      'O navegador não deixa o Wayword mostrar notificações. Você pode permitir isso ao ativar esta opção de novo.',
  },

  ownWords: {
    title: 'Minhas palavras',
    intro:
      'Significados que você escreveu e palavras que nenhum baralho tem. Eles vêm primeiro onde quer que a palavra apareça.',
    none: 'Nenhuma ainda. Escreva uma aqui, no cartão de uma página ou durante o estudo.',
    noDeck: 'Obtenha um baralho primeiro: uma palavra pertence a um par de idiomas.',
    search: 'Buscar nas minhas palavras',
    found: (count) => formatCount(count, { one: '# palavra', many: '# de palavras', other: '# palavras' }),
    more: (left) =>
      formatCount(left, {
        one: 'Mostrar mais (falta #)',
        many: 'Mostrar mais (faltam #)',
        other: 'Mostrar mais (faltam #)',
      }),
    notInDeck: 'Palavra sua',
    rank: (rank) => `Posição ${formatNumber(rank)}`,
    add: 'Adicionar uma palavra',
    pair: 'Idiomas',
    word: 'Palavra',
    meaning: 'Significado',
    sentence: 'Frase em que ela aparece',
    sentenceHint: 'Se quiser: a frase é mostrada com o significado quando você estuda.',
    toStudy: 'Pôr em estudo',
    save: 'Salvar',
    cancel: 'Cancelar',
    edit: 'Editar',
    remove: 'Remover',
    study: 'Estudar',
    actLabel: (act, word) => `${act}: ${word}`,
    missing: 'Escreva primeiro a palavra e o significado.',
    undo: 'Desfazer',
    notices: {
      saved: (word) => `${word} foi salva.`,
      studied: (word) => `${word} vem na sua próxima sessão.`,
      removed: (word) => `${word} foi removida das suas palavras.`,
      restored: (word) => `${word} está de volta.`,
    },
  },

  data: {
    title: 'Dados',
    intro: 'O que você estudou e escreveu, e suas configurações, em um só arquivo. As chaves de API nunca estão nele.',
  },

  appearance: {
    title: 'Aparência',
    theme: 'Cores',
    themeHint: 'Padrão: como o navegador. Vale para todas as telas do Wayword e para o cartão nas páginas da web.',
    themes: { system: 'Como o navegador', light: 'Claro', dark: 'Escuro' },
  },

  licences: {
    title: 'Licenças',
    intro: 'O Wayword é software livre: você pode usá-lo, estudá-lo, compartilhá-lo e modificá-lo.',
    productLicence: 'GNU General Public License, versão 3 ou posterior',
    decks: 'Baralhos iniciais e de que são feitos',
    loading: 'Carregando…',
    licenceOf: 'Licença',
    changes: 'Alterações',
    sources: 'Fontes',
    decksOf: 'Baralhos',
    manyDecks: (count) => formatCount(count, { one: '# baralho', many: '# de baralhos', other: '# baralhos' }),
  },
};

export default settings;

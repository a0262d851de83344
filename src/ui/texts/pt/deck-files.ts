import { formatCount, formatList, formatNumber } from '../../shared/format.ts';
import type { DeckFilesTexts } from '../en/deck-files.ts';

const deckFiles: DeckFilesTexts = {
  import: {
    reading: 'Lendo…',
    wordsIn: 'Palavras em',
    meaningsIn: 'Significados em',
    columns: 'Colunas',
    guessed: 'As colunas não têm nomes que o Wayword conheça: verifique se estão certas.',
    word: 'Palavra',
    meanings: 'Significados',
    rank: 'Posição',
    forms: 'Formas flexionadas',
    readings: 'Leitura ou pronúncia',
    classes: 'Classe da palavra',
    genders: 'Gênero ou artigo',
    parts: 'Plural ou formas principais',
    examples: 'Exemplos',
    none: 'Nenhuma',
    inOrder: 'Nenhuma: a ordem das linhas',
    hasHeader: 'A primeira linha dá nome às colunas',
    column: (place) => `Coluna ${formatNumber(place)}`,
    columnWith: (place, sample) => `Coluna ${formatNumber(place)}: ${sample}`,
    severalColumns: (places) => `Colunas ${formatList(places)}`,
    preview: 'Primeiros cartões, como serão salvos',
    separators: 'Os significados em uma célula são separados por ponto e vírgula, por “ / ” e por quebras de linha.',
    noMeanings: '(sem significado)',
    moreMeanings: (count) => formatCount(count, { other: 'e mais #' }),
    characters: (count) =>
      formatCount(count, { one: '(# caractere)', many: '(# de caracteres)', other: '(# caracteres)' }),
    import: 'Importar',
    close: 'Fechar',
    cancel: 'Cancelar',
    missing: {
      from: 'Escolha o idioma das palavras.',
      to: 'Escolha o idioma dos significados.',
      'other-language': 'Palavras e significados precisam estar em dois idiomas.',
      columns: 'Corrija o arquivo ou escolha outras colunas.',
      file: 'Corrija o arquivo e escolha-o de novo.',
    },
    addAs: 'Adicionar ou atualizar',
    ownList: 'Adicionar como lista separada',
    ownNote: 'Seus outros baralhos ficam como estão.',
    newerVersion: (name) => `Versão mais nova de “${name}”`,
    newerNote: (name) => `Os cartões substituem os de “${name}”. O que você aprendeu é mantido.`,
    use: 'Usar',
    uses: { study: 'Para estudar e consultar', 'look-up': 'Só para consultar' },
    useNote: 'Um dicionário é consultado, e o estudo não tira palavras novas dele.',
    progressLabel: (name) => `Lendo ${name}`,
    progress: (cards) =>
      formatCount(cards, { one: '# cartão lido', many: '# de cartões lidos', other: '# cartões lidos' }),
    percent: (share) => formatCount(share, { other: '# por cento lido' }),
    stayHere: 'Deixe esta página aberta até terminar.',
    finishing: 'Preparando as palavras para consulta…',
    added: (cards, name) => `“${name}” adicionado: ${cards}.`,
    updated: (cards, name) => `“${name}” atualizado: ${cards}.`,
    addedTo: (pair, seconds) =>
      formatCount(seconds, {
        one: `${pair}, em # segundo.`,
        many: `${pair}, em # de segundos.`,
        other: `${pair}, em # segundos.`,
      }),
    browse: 'Folhear o baralho',
    cancelled: 'Cancelado. Nada foi alterado.',
    broken: (name) => `Não é possível importar ${name}.`,
    unchanged: 'Nada foi alterado.',
  },
  knownWords: {
    title: 'Palavras sem significados',
    intro:
      'Este arquivo tem palavras, mas não tem significados. Se é uma lista de palavras que você conhece, você pode marcá-las como conhecidas no seu baralho. Formas e palavras com artigo também são encontradas.',
    noDeck:
      'Este arquivo tem palavras, mas não tem significados. Com um baralho destes idiomas, você poderia marcar nele as palavras como conhecidas.',
    looking: 'Procurando as palavras no seu baralho…',
    found: (pair, count) =>
      formatCount(count, {
        one: `Seu baralho ${pair} tem # destas palavras.`,
        many: `Seu baralho ${pair} tem # destas palavras.`,
        other: `Seu baralho ${pair} tem # destas palavras.`,
      }),
    fresh: (count) =>
      formatCount(count, {
        one: '# delas ainda é nova.',
        many: '# delas ainda são novas.',
        other: '# delas ainda são novas.',
      }),
    missing: (count) =>
      formatCount(count, {
        one: '# palavra não foi encontrada.',
        many: '# de palavras não foram encontradas.',
        other: '# palavras não foram encontradas.',
      }),
    notFound: (words) => `Não encontradas: ${words}`,
    mark: (count) =>
      formatCount(count, {
        one: 'Marcar # palavra como conhecida',
        many: 'Marcar # de palavras como conhecidas',
        other: 'Marcar # palavras como conhecidas',
      }),
    markNone: 'Marcar como conhecidas',
    done: (count) =>
      formatCount(count, {
        one: '# palavra foi marcada como conhecida.',
        many: '# de palavras foram marcadas como conhecidas.',
        other: '# palavras foram marcadas como conhecidas.',
      }),
    undo: 'Desfazer',
    takenBack: 'Desfeito. Elas são novas outra vez.',
  },

  formats: {
    deck: 'Baralho do Wayword',
    jsonLines: 'Linhas JSON',
    commas: 'Tabela separada por vírgulas',
    semicolons: 'Tabela separada por ponto e vírgula',
    tabs: 'Tabela separada por tabulações',
    bars: 'Tabela separada por barras verticais',
    other: (delimiter) => `Tabela separada por “${delimiter}”`,
  },

  export: {
    chooseLabel: (pair) => `Salvar ${pair} como arquivo`,
    question: 'Salvar como arquivo',
    formats: { deck: 'Baralho do Wayword', 'json-lines': 'Linhas JSON', csv: 'CSV', tsv: 'TSV' },
    notes: {
      deck: 'com fonte e licença',
      'json-lines': 'para programas',
      csv: 'para planilhas',
      tsv: 'para o Anki e planilhas',
    },
    cancel: 'Cancelar',
    close: 'Fechar',
    progress: (cards, total) => `Gravando: ${formatNumber(cards)} de ${formatNumber(total)}`,
    done: (name) => `${name} está pronto: o navegador salva o arquivo com seus downloads.`,
  },
};

export default deckFiles;

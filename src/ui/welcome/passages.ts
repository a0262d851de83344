/**
 * A short text for each language with a large deck, by ISO 639-3 code, in paragraphs. It is the same story in each language, in words
 * that the starter deck contains.
 */
const PASSAGES: Readonly<Record<string, readonly string[]>> = {
  cmn: [
    '早上，城市还很安静。一位老人打开了小房子的门。路上，一个女孩正在看书。',
    '“你在看什么？”他问。“一个关于海的故事，”她回答，“我不是每个字都懂，但是我每天都懂更多。”',
  ],
  deu: [
    'Am frühen Morgen war die Stadt noch ruhig. Ein alter Mann öffnete das Fenster seines kleinen Hauses. Auf der Straße saß ein Mädchen mit einem Buch.',
    '„Was liest du da?“, fragte er. „Eine Geschichte über das Meer“, sagte sie. „Ich verstehe nicht jedes Wort. Aber jeden Tag verstehe ich mehr.“',
  ],
  eng: [
    'Early in the morning the town was still quiet. An old man opened the window of his small house. In the street a girl was reading a book.',
    '“What are you reading?” he asked. “A story about the sea,” she said. “I do not understand every word. But every day I understand more.”',
  ],
  fra: [
    'Au petit matin, la ville était encore calme. Un vieil homme ouvrit la fenêtre de sa petite maison. Dans la rue, une jeune fille lisait un livre.',
    '« Qu’est-ce que tu lis ? » dit-il. « Une histoire de la mer, répondit-elle. Je ne comprends pas tous les mots. Mais chaque jour, j’en comprends plus. »',
  ],
  ita: [
    'La mattina presto la città era ancora tranquilla. Un vecchio aprì la finestra della sua piccola casa. Per strada una ragazza leggeva un libro.',
    '«Che cosa leggi?», chiese lui. «Una storia di mare», rispose lei. «Non capisco tutte le parole. Ma ogni giorno ne capisco di più.»',
  ],
  jpn: [
    '朝早く、町はまだ静かだった。年を取った男が小さな家の窓を開けた。道で女の子が本を読んでいた。',
    '「何を読んでいるの？」と男は聞いた。「海の話です」と女の子は答えた。「全部の言葉は分かりません。でも、毎日もっと分かります。」',
  ],
  nld: [
    'Vroeg in de ochtend was de stad nog rustig. Een oude man opende het raam van zijn kleine huis. Op straat zat een meisje met een boek.',
    '‘Wat lees je?’ vroeg hij. ‘Een verhaal over de zee,’ zei ze. ‘Ik begrijp niet elk woord. Maar elke dag begrijp ik meer.’',
  ],
  pol: [
    'Wcześnie rano miasto było jeszcze spokojne. Stary człowiek otworzył okno swojego małego domu. Na ulicy siedziała dziewczyna z książką.',
    '— Co czytasz? — zapytał. — Historię o morzu — odpowiedziała. — Nie rozumiem każdego słowa. Ale każdego dnia rozumiem więcej.',
  ],
  por: [
    'De manhã cedo, a cidade ainda estava calma. Um velho abriu a janela da sua pequena casa. Na rua, uma menina lia um livro.',
    '— Que livro é esse? — perguntou ele. — Uma história do mar — respondeu ela. — Não entendo todas as palavras. Mas a cada dia entendo mais.',
  ],
  rus: [
    'Рано утром город был ещё тихим. Старый человек открыл окно своего маленького дома. На улице сидела девочка с книгой.',
    '— Что ты читаешь? — спросил он. — Историю о море, — ответила она. — Я понимаю не каждое слово. Но каждый день я понимаю всё больше.',
  ],
  spa: [
    'Por la mañana, la ciudad todavía estaba tranquila. Un hombre viejo abrió la ventana de su pequeña casa. En la calle, una niña leía un libro.',
    '—¿Qué lees? —preguntó él. —Una historia del mar —respondió ella—. No entiendo todas las palabras, pero cada día entiendo más.',
  ],
  swe: [
    'Tidigt på morgonen var staden ännu lugn. En gammal man öppnade fönstret i sitt lilla hus. På gatan satt en flicka med en bok.',
    '”Vad läser du?” frågade han. ”En historia om havet”, svarade hon. ”Jag förstår inte alla ord. Men varje dag förstår jag lite mer.”',
  ],
};

/** Least size of a deck that contains the words of a text. */
const CARDS_FOR_A_TEXT = 1_000;

/** @returns The text's paragraphs; undefined if there is none or the deck is too small. */
export function findPassage(language: string, cards: number): readonly string[] | undefined {
  return cards >= CARDS_FOR_A_TEXT && Object.hasOwn(PASSAGES, language) ? PASSAGES[language] : undefined;
}

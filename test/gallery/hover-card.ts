import cardStyle from '../../assets/public/card.css?inline';
import arabic from '../../src/locales/ar.json?extension';
import german from '../../src/locales/de.json?extension';
import english from '../../src/locales/en.json?extension';
import spanish from '../../src/locales/es.json?extension';
import french from '../../src/locales/fr.json?extension';
import japanese from '../../src/locales/ja.json?extension';
import portuguese from '../../src/locales/pt.json?extension';
import russian from '../../src/locales/ru.json?extension';
import chinese from '../../src/locales/zh.json?extension';
import type { LookupEntry } from '../../src/model/lookup.ts';
import type { ShownExample } from '../../src/model/study.ts';
import { createNotice } from '../../src/page/actions/notice.ts';
import { createPinnedCard } from '../../src/page/actions/pinned-card.ts';
import { createCard } from '../../src/page/card.ts';
import type { Finding } from '../../src/page/hover.ts';
import { coreParts, type PageCore } from '../../src/page/hover-parts.ts';
import { DEFAULT_SETTINGS } from '../../src/settings/settings.ts';
import type { Exhibit, Room } from './exhibit.ts';

/** The card's root is closed in production; here it is open for inspection. */
const attachClosed = Element.prototype.attachShadow;
Element.prototype.attachShadow = function attachOpen(options) {
  return attachClosed.call(this, { ...options, mode: 'open' });
};

const SIZE = { width: 420, height: 320 };

const SER: LookupEntry = {
  pair: 'spa-eng',
  word: 'ser',
  rank: 5,
  definition: undefined,
  meanings: ['be', 'exist', 'take place'],
  match: 'form',
  why: { steps: ['fue', 'ser'], reason: 'form', forms: [['preterite', 'third-singular']] },
  known: { state: 'due', isWanted: false },
};
const IR: LookupEntry = {
  ...SER,
  word: 'ir',
  rank: 42,
  meanings: ['go'],
  grammar: { classes: ['verb'] },
  why: { steps: ['fue', 'ir'], reason: 'form' },
};
const OWN: LookupEntry = {
  pair: 'spa-eng',
  word: 'madrugada',
  rank: 1_830,
  definition: 'the hours before sunrise',
  meanings: ['early morning', 'dawn'],
  match: 'word',
  known: { state: 'new', isWanted: true },
};
const UNKNOWN: LookupEntry = {
  pair: 'tur-eng',
  word: 'oturuyor',
  rank: undefined,
  definition: undefined,
  meanings: [],
  match: 'word',
  isUnknown: true,
};
const NEAR: LookupEntry = {
  pair: 'tur-eng',
  word: 'oturuyor',
  rank: 312,
  definition: undefined,
  meanings: ['sits', 'lives'],
  match: 'folded',
  why: { steps: ['oturyor', 'oturuyor'], reason: 'near' },
};
const KNOWN: LookupEntry = {
  ...OWN,
  word: 'día',
  rank: 60,
  definition: undefined,
  meanings: ['day'],
  known: { state: 'known', isWanted: false, isMarked: true },
};
const LONG_PLURAL = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnungen';
const LONG: LookupEntry = {
  ...OWN,
  pair: 'deu-eng',
  word: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung',
  definition: undefined,
  meanings: ['ordinance on the transfer of competence for permits of land sales'],
};
const HOUSE: LookupEntry = {
  ...OWN,
  pair: 'deu-eng',
  word: 'Haus',
  rank: 127,
  definition: undefined,
  meanings: ['house', 'home'],
  grammar: { article: 'das ', classes: ['noun'], parts: ['Häuser'] },
  known: { state: 'new', isWanted: false },
};
const WINDOW: LookupEntry = {
  ...HOUSE,
  pair: 'rus-eng',
  word: 'окно',
  meanings: ['window'],
  grammar: { classes: ['noun'], genders: ['neuter'], parts: ['окна'] },
};
const PREFER: LookupEntry = {
  ...HOUSE,
  pair: 'jpn-eng',
  word: '好む',
  reading: 'このむ',
  meanings: ['like', 'prefer'],
  grammar: { classes: ['verb'] },
};
const EATEN: LookupEntry = {
  ...PREFER,
  word: '食べる',
  rank: 204,
  reading: 'たべる',
  meanings: ['eat', 'live on'],
  why: {
    steps: ['食べさせられなかった', '食べる'],
    reason: 'form',
    forms: [['causative', 'passive', 'negative', 'past']],
  },
};
const TO_GERMAN: LookupEntry = {
  ...HOUSE,
  why: { steps: ['Häusern', 'Haus'], reason: 'form', forms: [['plural', 'dative']] },
};
const EXCHANGE: LookupEntry = {
  ...HOUSE,
  pair: 'eng-cmn',
  word: 'exchange',
  rank: 1_204,
  meanings: ['交换', '汇率'],
  grammar: { classes: ['noun', 'verb'] },
};
const AGILE: LookupEntry = {
  ...HOUSE,
  word: 'agil',
  rank: 8_210,
  meanings: ['agile', 'nimble'],
  grammar: { classes: ['adjective'] },
  why: { steps: ['AgileBits', 'agil', 'Bit'], reason: 'cut' },
};
const BIT: LookupEntry = {
  ...AGILE,
  word: 'Bit',
  rank: 9_411,
  meanings: ['bit'],
  grammar: { article: 'das ', classes: ['noun'], parts: ['Bits'] },
};
const MANY: LookupEntry = {
  ...OWN,
  word: 'pasar',
  rank: 71,
  definition: 'to happen to somebody',
  meanings: ['pass', 'happen', 'spend (time)', 'go past', 'come in', 'hand over', 'cross', 'exceed'],
  grammar: { classes: ['verb'] },
  sources: [
    { name: 'Kapitel 3', count: 2 },
    { name: 'Wayword', count: 6 },
  ],
};
const TAKEN: LookupEntry = { ...HOUSE, known: { state: 'new', isWanted: true }, taken: 'a-mark' };
const ARABIC: LookupEntry = {
  ...OWN,
  pair: 'eng-ara',
  word: 'school',
  definition: undefined,
  meanings: ['مدرسة', 'كلية'],
};

interface Page {
  text: string;
  word: string;
  entries: LookupEntry[];
  lang: string;
}

/** Puts a text on the page and finds the word on it, as the pointer would have. */
function findOn(root: HTMLElement, { text, word, entries, lang }: Page): Finding {
  root.innerHTML =
    '<main style="margin: 16px; font: 16px/1.6 var(--font-interface)"><h1 style="font-size: 16px">A page</h1><p></p></main>';
  const line = root.querySelector('p') as HTMLElement;
  line.lang = lang;
  line.textContent = text;
  const node = line.firstChild as Text;
  const range = document.createRange();
  const start = text.indexOf(word);
  const setRange = (from: number, to: number) => {
    range.setStart(node, from);
    range.setEnd(node, to);
    return range;
  };
  const getBoxes = (from: number, to: number) => Array.from(setRange(from, to).getClientRects());
  const [box] = getBoxes(start, start + word.length);
  if (!box) throw new Error(`Expected ${word} on the page.`);
  const point = { x: box.left + 4, y: box.top + 4 };
  const passage = {
    text,
    offset: start,
    language: lang,
    source: { node, offset: start },
    box,
    isVertical: false,
    findOffset: () => undefined,
    getBoxes,
    getRanges: (from: number, to: number) => [setRange(from, to).cloneRange()],
  };
  const found = { start, end: start + word.length };
  return { entries, form: word, passage, range: found, boxes: [box], point, isTouch: false };
}

/** The card's style sheet in the theme of the page. */
const themed = () => {
  const isDark = document.documentElement.dataset.theme === 'dark';
  const style = cardStyle.replaceAll('(prefers-color-scheme: dark)', isDark ? 'all' : 'not all');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style.replaceAll('system-ui', '"Noto Sans", "Noto Sans Arabic", "Noto Sans JP Variable"'));
  return sheet;
};

const hover = (page: Page, texts = english, scale = '1'): Exhibit => ({
  ...SIZE,
  show(root) {
    const card = createCard({
      settings: { sheet: themed(), texts, scale },
      hasVoice: () => true,
      onAct: () => undefined,
      onReach: () => undefined,
    });
    const finding = findOn(root, page);
    card.draw(finding.entries);
    card.show(finding);
  },
});

/** @param example - Of the package; opened. */
const pinned = (page: Page, texts = english, example?: ShownExample): Exhibit => ({
  ...SIZE,
  async show(root) {
    const core = {
      view: window,
      send: async () => ({ entries: [], example }),
      settings: { sheet: themed(), texts, scale: '1', known: DEFAULT_SETTINGS.hover },
      keys: {},
      hover: { cancel: () => undefined, hold: () => undefined, getShown: () => undefined },
      findShadowRoot: () => undefined,
      parts: { ...coreParts, findVoice: () => ({ lang: 'es' }) },
    } as unknown as PageCore;
    createPinnedCard(core, createNotice(core)).open({
      finding: findOn(root, page),
      index: 0,
      sentence: undefined,
      message: page.entries[0]?.isUnknown ? texts.pinned.unknown : '',
    });
    // The example arrives later.
    await new Promise((resolve) => setTimeout(resolve));
    for (const host of document.documentElement.children) host.shadowRoot?.querySelector('summary')?.click();
  },
});

const DIA = { text: 'Fue un día largo.', word: 'día', lang: 'es' };
const HAUS = { text: 'Das Haus ist alt.', word: 'Haus', lang: 'de' };
const HOME: ShownExample = {
  text: 'Wir wohnen in einem kleinen Haus am See.',
  marked: { start: 28, end: 32 },
  translation: 'We live in a small house by the lake.',
};
const FUE = { text: 'Fue un día largo, y todo fue bien.', word: 'fue', lang: 'es' };

export const ROOM: Room = {
  'card: two entries and why': hover({ ...FUE, entries: [SER, IR] }),
  'card: own meaning first': hover({
    text: 'Llegó de madrugada.',
    word: 'madrugada',
    lang: 'es',
    entries: [OWN],
  }),
  'card: a long word': hover({ text: `Die ${LONG.word} gilt.`, word: LONG.word, lang: 'de', entries: [LONG] }),
  'card: meanings from right to left': hover({
    text: 'The school is closed.',
    word: 'school',
    lang: 'en',
    entries: [ARABIC],
  }),
  'card: article, plural and class': hover({ ...HAUS, entries: [HOUSE] }),
  'card: article, plural and class, at 200 %': {
    ...hover({ ...HAUS, entries: [HOUSE] }, german, '2'),
    width: 600,
    height: 400,
  },
  'card: article, plural and class, in Arabic': hover(
    { ...HAUS, entries: [{ ...HOUSE, pair: 'deu-ara', meanings: ['بيت', 'منزل'] }] },
    arabic,
  ),
  'card: a gender without an article': hover({ text: 'Открой окно.', word: 'окно', lang: 'ru', entries: [WINDOW] }),
  'card: the article of a long word': hover({
    text: `Die ${LONG.word} gilt.`,
    word: LONG.word,
    lang: 'de',
    entries: [{ ...LONG, grammar: { article: 'die ', classes: ['noun'], parts: [LONG_PLURAL] } }],
  }),
  'card: a reading and a class': hover({ text: '彼は静けさを好む。', word: '好む', lang: 'ja', entries: [PREFER] }),
  'card: pitch and frequency of a dictionary': hover({
    text: '彼は静けさを好む。',
    word: '好む',
    lang: 'ja',
    entries: [{ ...PREFER, reading: 'このむ [2]', frequencies: ['JPDB #4210'] }],
  }),
  'card: pinned, with examples': pinned({
    ...HAUS,
    entries: [
      {
        ...HOUSE,
        examples: [
          ['Das Haus am See ist seit Jahren leer.', 'The house by the lake has been empty for years.'],
          ['Zu Hause.'],
        ],
      },
    ],
  }),
  'card: pinned, with an example of the package': pinned({ ...HAUS, entries: [HOUSE] }, english, HOME),
  'card: pinned, with an example of the package, in Arabic': pinned({ ...HAUS, entries: [HOUSE] }, arabic, HOME),
  'card: pinned': pinned({ ...FUE, entries: [SER, IR] }),
  'card: a word that no deck has': pinned({
    text: 'Ablam İstanbul’da oturuyor.',
    word: 'oturuyor',
    lang: 'tr',
    entries: [UNKNOWN],
  }),
  'card: a word that no deck has, and one that is near': pinned({
    text: 'Ablam İstanbul’da oturyor.',
    word: 'oturyor',
    lang: 'tr',
    entries: [{ ...UNKNOWN, word: 'oturyor' }, NEAR],
  }),
  'card: a known word': hover({ ...DIA, entries: [KNOWN] }),
  'card: a known word, in German': hover({ ...DIA, entries: [KNOWN] }, german),
  'card: a known word, in Russian': hover({ ...DIA, entries: [KNOWN] }, russian),
  'card: a known word, in Arabic': hover({ ...DIA, entries: [KNOWN] }, arabic),
  'card: a known word, at 200 %': hover({ ...DIA, entries: [KNOWN] }, german, '2'),
  'card: looked up before': hover({ ...DIA, entries: [{ ...KNOWN, times: 4 }] }),
  'card: looked up before, in Arabic': hover({ ...DIA, entries: [{ ...KNOWN, times: 12 }] }, arabic),
  'card: taken into Study': hover({ ...HAUS, entries: [TAKEN] }),
  ...Object.fromEntries(
    Object.entries({ german, spanish, french, japanese, portuguese, russian, chinese, arabic }).flatMap(
      ([name, texts]) => [
        [`card: buttons of two entries, ${name}`, hover({ ...HAUS, entries: [TAKEN, HOUSE] }, texts)],
        [`card: pinned, ${name}`, pinned({ ...HAUS, entries: [TO_GERMAN, TAKEN] }, texts)],
      ],
    ),
  ),
  'card: the grammar of a form': hover({ ...HAUS, entries: [TO_GERMAN] }),
  'card: the grammar of a form, in Arabic': hover(
    { ...HAUS, entries: [{ ...TO_GERMAN, pair: 'deu-ara', meanings: ['بيت', 'منزل'] }] },
    arabic,
  ),
  'card: a chain of endings': hover({
    text: '何も食べさせられなかった。',
    word: '食べさせられなかった',
    lang: 'ja',
    entries: [EATEN],
  }),
  'card: several classes, in Chinese': hover(
    { text: 'The exchange is over.', word: 'exchange', lang: 'en', entries: [EXCHANGE] },
    chinese,
  ),
  'card: a name that may be no compound': hover({
    text: 'AgileBits ist eine Firma.',
    word: 'AgileBits',
    lang: 'de',
    entries: [AGILE, BIT],
  }),
  'card: many meanings of several sources': hover({
    text: 'Pasar el tiempo.',
    word: 'Pasar',
    lang: 'es',
    entries: [MANY],
  }),
  'card: no meaning': hover({
    ...DIA,
    entries: [{ ...KNOWN, meanings: [], known: { state: 'new', isWanted: false } }],
  }),
  'card: in a narrow window': {
    ...hover({ text: 'Pasar el tiempo.', word: 'Pasar', lang: 'es', entries: [MANY, KNOWN] }, russian),
    width: 320,
  },
  'card: a long word in a narrow window': {
    ...hover({ text: `Die ${LONG.word} gilt.`, word: LONG.word, lang: 'de', entries: [LONG] }),
    width: 320,
  },
  'card: pinned, in a narrow window': { ...pinned({ ...HAUS, entries: [TO_GERMAN, TAKEN] }, russian), width: 320 },
};

import { render } from 'preact';
import { type CardDetails, toCardTail } from '../../src/model/card.ts';
import type { ReadPage } from '../../src/model/read-page.ts';
import type { StudyCard, StudyView } from '../../src/model/study.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { Popup } from '../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../src/ui/popup/popup-model.ts';
import type { PopupMode } from '../../src/ui/popup/popup-view.ts';
import { createStudyMemory } from '../../src/ui/study/study-memory.ts';
import '../../src/ui/popup/popup.css';
import {
  makeDeck,
  makeLookedUp,
  makePopupParts,
  makeSpanishBackground,
  makeStarter,
  makeStorage,
  makeStudyCard,
  makeStudyView,
  makeSync,
  referTo,
  SPANISH_CARDS,
} from '../ui/support/builders.ts';
import { type FakeBackground, makeBackground } from '../ui/support/fake-background.ts';
import { makeReader, makeReadPage, TRAIN, TRAIN_CARDS } from '../ui/support/read-page.ts';
import { type Exhibit, pressOn, pretendFirefox, type Room, type as typeInto, waitFor } from './exhibit.ts';

const SIZE = { width: 360, height: 600 };
const LONG_WORD = 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung';

const HAUS: CardDetails = { reading: 'haʊ̯s', classes: ['noun'], genders: ['neuter'], parts: ['Häuser'] };
const PREFER: Partial<StudyCard> = {
  word: '好む',
  pair: 'jpn-eng',
  from: referTo('jpn'),
  reading: 'このむ',
  meanings: ['like', 'prefer'],
  grammar: { classes: ['verb'] },
};

const PAGE = 'Crónica de un viaje en tren nocturno por la costa cantábrica, de San Sebastián a Santiago de Compostela';
const MET: Partial<StudyCard> = {
  isMet: true,
  sentences: [
    {
      text: 'Se levantó de madrugada para coger el tren, que salía a las cinco y media de una estación que quedaba lejos.',
      marked: { start: 14, end: 23 },
      title: PAGE,
      address: 'https://example.org/viajes/cronicas/2026/un-viaje-en-tren-nocturno',
    },
    {
      text: 'La madrugada era fría.',
      marked: { start: 3, end: 12 },
      title: 'El tiempo',
      address: 'https://example.org/tiempo',
    },
    { text: 'Llegó de madrugada.', marked: { start: 9, end: 18 } },
  ],
};

const MANY_MEANINGS = [
  'early morning',
  'dawn',
  'the hours between midnight and sunrise',
  'getting up early',
  'small hours',
  'daybreak',
  'dead of night',
];

interface Visit {
  background?: FakeBackground;
  mode?: PopupMode;
  site?: string | null;
  /** What is read of the page behind the popup; null for one that extensions may not read. */
  page?: ReadPage | null;
  /** Whether it is the first session. */
  isFirst?: boolean;
  after?: () => Promise<void>;
}

/** The popup over a background, as it opens. */
function popup(visit: () => Visit): Exhibit {
  return {
    ...SIZE,
    async show(root) {
      const { background = makeSpanishBackground(), mode, site, page, isFirst, after } = visit();
      document.documentElement.dataset.view = 'popup';
      const first = isFirst ? { studyMemory: createStudyMemory(() => makeStorage()) } : {};
      const read = page === undefined ? {} : { loadReader: makeReader(() => page ?? undefined).loadReader };
      const parts = { ...makePopupParts(background.send), ...first, ...read };
      const model = createPopupModel({ ...parts, findSite: async () => site });
      const waysOut = { tabUrl: '/popup.html?tab', openSide: async () => undefined };
      render(<Popup model={model} onOpenOptions={() => undefined} waysOut={waysOut} />, root);
      const loaded = model.load(undefined, mode ?? 'browse');
      // A screen that never loads shows its loading state.
      await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, 300))]);
      if (!after) return;
      // On a busy machine it may load for longer, and end with the first state of the screen.
      await loaded;
      await after();
    },
  };
}

function foreign(pair: string, word: string, meanings: string[], details?: CardDetails): FakeBackground {
  const background = makeSpanishBackground();
  background.decks = [makeDeck(pair, { cards: 1, lastRank: 1 })];
  background.cards = new Map([[pair, [[1, word, meanings, ...toCardTail([], details)]]]]);
  return background;
}

function withExample(): FakeBackground {
  const background = studying({}, { grammar: { classes: ['noun'], genders: ['feminine'], parts: ['madrugadas'] } });
  background.example = {
    text: 'Salimos de madrugada para ver el mar.',
    marked: { start: 11, end: 20 },
    translation: 'We left in the early morning to see the sea.',
  };
  return background;
}

function failing(): FakeBackground {
  const background = makeSpanishBackground();
  background.failures.set('deck.list', 'storage-unavailable');
  return background;
}

function studying(
  view: Partial<StudyView>,
  card?: Partial<StudyCard>,
  settings: Partial<Settings['study']> = {},
): FakeBackground {
  const background = makeSpanishBackground();
  background.settings = { ...background.settings, study: { ...background.settings.study, ...settings } };
  const shown = card && makeStudyCard(card.word ?? 'madrugada', { meanings: ['early morning', 'dawn'], ...card });
  background.study = makeStudyView({
    card: shown,
    left: { due: 12, learning: 2, new: 8 },
    answersLeft: 31,
    canUndo: true,
    ...view,
  });
  return background;
}

/** Replaces the browser's voices, which depend on the machine, by one that says nothing. */
function giveVoice(lang: string): void {
  const voice = { name: 'A voice', lang, localService: true, default: true, voiceURI: 'a-voice' };
  Object.defineProperty(speechSynthesis, 'getVoices', { value: () => [voice], configurable: true });
  Object.defineProperty(speechSynthesis, 'speak', { value: () => undefined, configurable: true });
  globalThis.SpeechSynthesisUtterance = class {
    constructor(readonly text: string) {}
  } as typeof SpeechSynthesisUtterance;
}

/** Looks for recordings without an end: otherwise a new word would come with how to get a voice, on machines without one. */
function hideVoiceNote(): void {
  Object.defineProperty(navigator, 'storage', { value: { getDirectory: () => new Promise(() => undefined) } });
}

const study = (background: () => FakeBackground, after?: () => Promise<void>): Exhibit =>
  popup(() => ({ background: background(), mode: 'study', ...(after ? { after } : {}) }));
const reveal = () => pressOn('#study-show');
const openMenu = () => pressOn('#open-menu');
/** Opens the words of the page behind the popup. */
const openPage = async () => {
  await openMenu();
  await pressOn('#view-page');
  await waitFor('#page-again');
};
const openKeys = async () => {
  await openMenu();
  await pressOn('#show-keys');
};

export const ROOM: Room = {
  'browse: a card': popup(() => ({ site: 'es.wikipedia.org' })),
  'browse: no meaning': popup(() => ({ background: makeSpanishBackground([[1, 'de', []]]) })),
  'browse: a long word': popup(() => ({
    background: foreign('deu-eng', LONG_WORD, ['ordinance on the transfer of competence for permits of land sales']),
  })),
  'browse: right to left': popup(() => ({ background: foreign('ara-eng', 'مدرسة', ['school', 'place of learning']) })),
  'browse: article, plural and class': popup(() => ({
    background: foreign('deu-eng', 'Haus', ['house', 'home'], HAUS),
  })),
  'browse: the plural of a long word': popup(() => ({
    background: foreign('deu-eng', LONG_WORD, ['ordinance'], {
      classes: ['noun'],
      genders: ['feminine'],
      parts: [`${LONG_WORD}en`],
    }),
  })),
  'browse: kana over the word': popup(() => ({
    background: foreign('jpn-eng', '好む', ['like', 'prefer'], { reading: 'このむ', classes: ['verb'] }),
  })),
  'browse: pinyin over the word': popup(() => ({
    background: foreign('cmn-eng', '朋友', ['friend'], { reading: 'péng you', classes: ['noun'] }),
  })),
  'browse: right to left, with its plural': popup(() => ({
    background: foreign('ara-eng', 'مدرسة', ['school'], {
      classes: ['noun'],
      genders: ['feminine'],
      parts: ['مدارس'],
    }),
  })),
  'browse: cards on their way': popup(() => ({
    background: makeBackground({ syncs: [makeSync('spa-eng', { cards: 0, cardsPerSecond: 0 })] }),
  })),
  'browse: while the deck is being synced': popup(() => {
    const background = makeSpanishBackground(SPANISH_CARDS, { cards: 2_100, isComplete: false });
    background.syncs = [makeSync('spa-eng', { cards: 2_100 })];
    return { background };
  }),
  'browse: a pair with long names': popup(() => {
    const background = makeSpanishBackground();
    background.decks = [makeDeck('ukr-ind')];
    return { background };
  }),
  'browse: the list of decks': popup(() => {
    const background = makeSpanishBackground();
    background.decks = [...background.decks, makeDeck('deu-eng', { cards: 2_000 }), makeDeck('ara-eng')];
    background.syncs = [makeSync('deu-eng')];
    return { background, after: () => pressOn('#deck-switcher') };
  }),
  'search: nothing typed': popup(() => ({ after: () => pressOn('#open-search') })),
  'search: words and one of them open': popup(() => {
    const background = makeSpanishBackground([
      [1, 'casa', ['house', 'home']],
      [2, 'hogar', ['house', 'hearth']],
      [3, 'cámara', ['house of parliament', 'chamber', 'camera']],
    ]);
    const german = makeDeck('deu-eng', { cards: 2 });
    background.decks = [...background.decks, german];
    background.cards.set(german.id, [
      [1, LONG_WORD, ['house rule']],
      [2, 'مدرسة', ['house of learning']],
    ]);
    return {
      background,
      after: async () => {
        await pressOn('#open-search');
        await typeInto('#search-field', 'house');
        await pressOn('.found-word:nth-child(2) .found-head');
      },
    };
  }),
  'search: nothing found': popup(() => ({
    after: async () => {
      await pressOn('#open-search');
      await typeInto('#search-field', LONG_WORD);
    },
  })),
  'page: counts and new words': popup(() => ({
    background: makeSpanishBackground(TRAIN_CARDS),
    page: makeReadPage(...TRAIN, 800),
    after: openPage,
  })),
  'page: words taken into Study': popup(() => ({
    background: makeSpanishBackground(TRAIN_CARDS),
    page: makeReadPage(...TRAIN, 800),
    after: async () => {
      await openPage();
      await pressOn('#page-words li:nth-child(2) input');
      await pressOn('#page-study');
      await waitFor('#page-undo');
      document.querySelector('#page-words li:nth-child(2)')?.scrollIntoView();
    },
  })),
  'page: read on after its words': popup(() => {
    const background = makeSpanishBackground(TRAIN_CARDS);
    background.study = studying({ today: { reviews: 14, again: 3, new: 4, ms: 90_000 }, tomorrow: 6 }).study;
    return {
      background,
      page: makeReadPage(...TRAIN, 800),
      after: async () => {
        await openPage();
        await pressOn('#page-study-now');
        await waitFor('#study-read-on');
      },
    };
  }),
  'page: closed to extensions': popup(() => ({ page: null, site: null, after: openPage })),
  'browse: keys': popup(() => ({ after: openKeys })),
  'browse: words are due': popup(() => ({ background: studying({}, {}) })),
  'browse: a picture': popup(() => ({ background: foreign('fin-eng', 'kissa', ['cat', '🐈'], { classes: ['noun'] }) })),
  'menu: over a page': popup(() => {
    const background = studying({}, {});
    background.decks = [...background.decks, makeDeck('deu-eng')];
    return { background, mode: 'study', site: 'a-newspaper-with-a-long-name.example.org', after: openMenu };
  }),
  'menu: in a Firefox that cannot underline': popup(() => {
    pretendFirefox(145);
    const background = studying({}, {});
    background.decks = [...background.decks, makeDeck('deu-eng')];
    return { background, mode: 'study', site: 'es.wikipedia.org', after: openMenu };
  }),
  'menu: over a closed page': popup(() => ({ site: null, after: openMenu })),
  'no deck yet': popup(() => ({
    background: makeBackground({ starters: [makeStarter('spa-eng'), makeStarter('deu-eng'), makeStarter('eng-deu')] }),
  })),
  loading: popup(() => ({ background: makeBackground({ gate: new Promise(() => undefined) }) })),
  failed: popup(() => ({ background: failing() })),
  'study: a new word': study(() => {
    hideVoiceNote();
    return studying(
      {},
      { phase: 'new', reading: 'maðɾuˈɣaða', sentences: [{ text: 'Se levantó de madrugada para coger el tren.' }] },
    );
  }),
  'study: the question before the first word': study(() => {
    hideVoiceNote();
    const background = studying({ isUntouched: true }, { phase: 'new' });
    background.decks = [makeDeck('spa-eng', { lastRank: 5_000 })];
    return background;
  }),
  'study: the keys of the first session': popup(() => ({
    background: studying({}, {}),
    mode: 'study',
    isFirst: true,
  })),
  'study: the keys of the first session beside an example, in a low window': {
    ...popup(() => ({ background: withExample(), mode: 'study', isFirst: true, after: reveal })),
    // The lowest one that has room for them.
    height: 560,
  },
  'study: stopped': study(
    () => studying({ today: { reviews: 34, again: 5, new: 2, ms: 250_000 }, tomorrow: 22, start: 300 }, {}),
    () => pressOn('#study-stop'),
  ),
  'study: the word': study(() => studying({}, {})),
  'study: listening': study(() => {
    giveVoice('es-ES');
    const background = studying({}, {}, { front: 'sound' });
    background.example = { text: 'Se levantó de madrugada.', marked: { start: 14, end: 23 }, translation: undefined };
    return background;
  }),
  'study: listening without a voice': study(
    () => {
      giveVoice('fi-FI');
      return studying({}, {}, { front: 'sound' });
    },
    async () => {
      await waitFor('#study-no-voice');
    },
  ),
  'study: its meaning': study(
    () => studying({}, { phase: 'review', sentences: [{ text: 'Se levantó de madrugada para coger el tren.' }] }),
    reveal,
  ),
  'study: four ratings, own meaning': study(
    () => studying({}, { definition: 'the hours before sunrise' }, { ratings: 'four' }),
    reveal,
  ),
  'study: the form for an own meaning': study(
    () => studying({}, { definition: 'the hours before sunrise', phase: 'review' }),
    async () => {
      await reveal();
      await pressOn('#study-edit');
    },
  ),
  'study: a saved own meaning': study(
    () => studying({}, { phase: 'review' }),
    async () => {
      await reveal();
      await pressOn('#study-edit');
      ((await waitFor('#study-definition')) as HTMLTextAreaElement).value = 'the hours before sunrise';
      await pressOn('.study-edit [type=submit]');
      await waitFor('#study-notice-undo');
    },
  ),
  'study: known words move the start': popup(() => {
    hideVoiceNote();
    const background = studying({}, { phase: 'new' });
    return {
      background,
      mode: 'study',
      after: async () => {
        background.study = { ...background.study, start: 1_280 };
        await pressOn('#study-know');
        await waitFor('#study-notice-undo');
      },
    };
  }),
  'study: a picture': study(
    () =>
      studying(
        {},
        {
          word: 'kissa',
          pair: 'fin-eng',
          from: referTo('fin'),
          meanings: ['cat', '🐈'],
          grammar: { classes: ['noun'] },
        },
      ),
    reveal,
  ),
  'study: more than fits': study(() => studying({}, { ...MET, meanings: MANY_MEANINGS }), reveal),
  'study: an example sentence': study(withExample, reveal),
  'study: often forgotten': study(
    () =>
      studying({}, { ...MET, word: 'madrugada', meanings: MANY_MEANINGS, phase: 'review', lapses: 9, isLeech: true }),
    reveal,
  ),
  'study: a long word': study(() =>
    studying({}, { word: LONG_WORD, pair: 'deu-eng', from: referTo('deu'), meanings: ['ordinance'] }),
  ),
  'study: met three times': study(() => studying({}, MET)),
  'study: met three times, with pages': study(() => studying({}, MET, { addresses: true }), reveal),
  'study: met three times, right to left': study(
    () =>
      studying(
        {},
        {
          word: 'مدرسة',
          pair: 'ara-eng',
          from: referTo('ara'),
          meanings: ['school'],
          isMet: true,
          sentences: [
            { text: 'ذهب الأولاد إلى مدرسة القرية.', marked: { start: 16, end: 21 }, title: 'أخبار القرية' },
            { text: 'بنوا مدرسة جديدة.', marked: { start: 5, end: 10 }, title: 'A page in English' },
            { text: 'هذه مدرسة قديمة.', marked: { start: 4, end: 9 } },
          ],
        },
      ),
    reveal,
  ),
  'study: right to left': study(
    () => studying({}, { word: 'مدرسة', pair: 'ara-eng', from: referTo('ara'), meanings: ['school'] }),
    reveal,
  ),
  'study: kana over the word': study(() => studying({}, PREFER)),
  'study: kana with the answer alone': study(() => studying({}, PREFER, { readings: false })),
  'study: kana and class with the answer': study(() => studying({}, PREFER), reveal),
  'study: article, plural and class': study(
    () =>
      studying(
        {},
        {
          word: 'Haus',
          pair: 'deu-eng',
          from: referTo('deu'),
          meanings: ['house', 'home'],
          grammar: { article: 'das ', classes: ['noun'], parts: ['Häuser'] },
        },
      ),
    reveal,
  ),
  'study: typing the word': study(() =>
    studying({}, { grammar: { classes: ['noun'] } }, { typing: true, front: 'meaning' }),
  ),
  'study: a step that returns': study(() => studying({ stepAt: Date.UTC(2026, 10, 21, 12, 40) }, {})),
  'study: typed': study(
    () => studying({}, { word: 'mañana', meanings: ['tomorrow', 'morning'] }, { typing: true }),
    async () => {
      await typeInto('#study-typed', 'yesterday');
      document.querySelector<HTMLFormElement>('.study-typing')?.requestSubmit();
    },
  ),
  'study: done': study(() =>
    studying({
      left: { due: 0, learning: 0, new: 0 },
      today: { reviews: 34, again: 5, new: 10, ms: 250_000 },
      tomorrow: 12,
    }),
  ),
  'study: done, with what a summary may add': study(() =>
    studying({
      left: { due: 0, learning: 0, new: 0 },
      today: { reviews: 34, again: 5, new: 10, ms: 250_000 },
      tomorrow: 40,
      newTomorrow: 10,
      postponed: 28,
      start: 1_280,
      lastWeek: { week: 2_969, days: 6, reviews: 412, new: 60, ms: 2_460_000 },
      isReminderOffered: true,
    }),
  ),
  'study: done, with a suggestion': study(() => {
    const background = studying({ today: { reviews: 34, again: 5, new: 10, ms: 250_000 }, tomorrow: 12 });
    background.suggested = ['madrugada', 'sobremesa', 'desarrollo'].map((word) => makeLookedUp(word));
    return background;
  }),
  'study: a holiday': study(() => studying({ holiday: { kind: 'break', last: 20_790 }, postponed: 41 })),
  'study: back from a holiday': study(() =>
    studying({
      today: { reviews: 30, again: 9, new: 0, ms: 210_000 },
      holiday: { kind: 'return', portion: 30 },
      postponed: 118,
      tomorrow: 121,
    }),
  ),
  'study: words were lost': study(() =>
    studying({ health: { kind: 'lost', ops: 9_188, missing: 812, lastAt: 1_790_000_000_000 } }),
  ),
  'study: the clock is behind': study(() => studying({ isClockBehind: true }, {})),
};

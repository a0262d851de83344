import { render } from 'preact';
import type { Send } from '../../src/messaging/client.ts';
import type { StarterDeckSummary } from '../../src/model/deck.ts';
import type { PracticeText } from '../../src/model/practice-text.ts';
import type { Surroundings } from '../../src/ui/welcome/surroundings.ts';
import { Welcome } from '../../src/ui/welcome/Welcome.tsx';
import { createWelcomeMemory } from '../../src/ui/welcome/welcome-memory.ts';
import { createWelcomeModel, type WelcomeModel } from '../../src/ui/welcome/welcome-model.ts';
import '../../src/ui/welcome/welcome.css';
import { makeDeck, makeStarter, makeStorage } from '../ui/support/builders.ts';
import { type FakeBackground, type FakeCard, makeBackground } from '../ui/support/fake-background.ts';
import type { Exhibit, Room } from './exhibit.ts';

/** Whole pages: one at desktop size, and one at phone size. */
const WIDE = { width: 740, height: 1_700 };
const NARROW = { width: 480, height: 1_650 };
const PRACTICE_FOLDER = '../../assets/public/sentences/practice';
const PRACTICE_TEXTS = import.meta.glob<PracticeText>('../../assets/public/sentences/practice/*.json', {
  eager: true,
  import: 'default',
});

const STARTERS = ['spa-eng', 'deu-eng', 'fra-eng', 'eng-deu'].map((pair) => makeStarter(pair));
/** A language without a name in browsers. */
const UNNAMED: StarterDeckSummary = {
  ...makeStarter('qaa-eng', 900),
  from: { iso639_3: 'qaa', name: 'Donaudampfschifffahrtsgesellschaftsdeutsch der unteren Donau' },
};
const ARABIC_CARDS: FakeCard[] = [
  'في',
  'من',
  'على',
  'إلى',
  'بيت',
  'كتاب',
  'مدرسة',
  'يوم',
  'ماء',
  'شمس',
  'طريق',
  'صباح',
].map((word, index) => [index + 1, word, ['meaning']]);

interface Visit {
  background?: Partial<FakeBackground>;
  /** BCP 47 tags of the browser's languages. */
  spoken: string[];
  surroundings?: Partial<Surroundings>;
  /** Answers instead of the background. */
  answer?: (name: string) => Promise<unknown> | undefined;
  act?: (model: WelcomeModel) => void;
}

function visit(size: typeof WIDE, { background, spoken, surroundings, answer, act }: Visit): Exhibit {
  return {
    ...size,
    async show(root) {
      const fake = makeBackground({ starters: STARTERS, ...background });
      const send = ((name: string, request: never) =>
        answer?.(name) ?? fake.send(name as 'deck.list', request)) as Send;
      const storage = makeStorage();
      const keys = { lookUpKey: 'Alt+W', nextWordKey: 'Alt+.' };
      const model = createWelcomeModel({
        send,
        memory: createWelcomeMemory(() => storage),
        spoken,
        findPractice: async (language) => PRACTICE_TEXTS[`${PRACTICE_FOLDER}/${language}.json`],
        findSurroundings: async () => ({ browser: 'chrome', isPinned: false, ...keys, ...surroundings }),
      });
      render(<Welcome model={model} spoken={spoken} />, root);
      await model.load();
      act?.(model);
    },
  };
}

export const ROOM: Room = {
  'welcome: nothing is known of the browser': visit(WIDE, { spoken: [], surroundings: { lookUpKey: undefined } }),
  'welcome: every step is done': visit(WIDE, {
    spoken: ['en', 'es'],
    background: {
      decks: [makeDeck('spa-eng', { cards: 5_000, lastRank: 5_000 })],
      days: [{ pair: 'spa-eng', day: 20_778, new: 3, reviews: 12, again: 1, tested: 8, recalled: 7, ms: 90_000 }],
    },
    surroundings: { browser: 'firefox', isPinned: true },
    act: (model) => model.noteCard(),
  }),
  'welcome: a long name, and a deck on its way': visit(NARROW, {
    spoken: ['en'],
    background: { starters: [...STARTERS, UNNAMED] },
    surroundings: { browser: 'edge' },
    answer: (name) => (name === 'deck.install' ? new Promise(() => undefined) : undefined),
    act: (model) => void model.chooseFrom('qaa'),
  }),
  'welcome: first words from right to left': visit(NARROW, {
    spoken: ['ja'],
    background: {
      starters: [...STARTERS, makeStarter('ara-eng', 471)],
      decks: [makeDeck('ara-eng', { cards: 471, lastRank: 471 })],
      cards: new Map([['ara-eng', ARABIC_CARDS]]),
    },
    surroundings: { browser: 'android', lookUpKey: undefined, nextWordKey: undefined },
  }),
};

import type { Send } from '../../../src/messaging/client.ts';
import type { DeckLicence, StarterDeckSummary } from '../../../src/model/deck.ts';
import type { Language, LanguageReference } from '../../../src/model/language.ts';
import type { LookedUpWord } from '../../../src/model/look-up.ts';
import { toLanguagePair } from '../../../src/model/pair.ts';
import type { DeckSummary } from '../../../src/model/source.ts';
import type { StudyCard, StudyView } from '../../../src/model/study.ts';
import type { SyncStatus } from '../../../src/model/sync.ts';
import type { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { createPositionMemory, type PositionMemory } from '../../../src/ui/popup/position-memory.ts';
import { createStudyMemory } from '../../../src/ui/study/study-memory.ts';
import { type FakeBackground, type FakeCard, makeBackground } from './fake-background.ts';

const NAMES: Record<string, string> = {
  spa: 'Spanish',
  eng: 'English',
  deu: 'German',
  ara: 'Arabic',
  fra: 'French',
};

export function referTo(iso639_3: string): LanguageReference {
  return { iso639_3, name: NAMES[iso639_3] ?? iso639_3 };
}

export function makeLanguage(code: string, has_flashcards = false): Language {
  return { ...referTo(code), has_flashcards };
}

export function makeDeck(pair: string, parts: Partial<DeckSummary> = {}): DeckSummary {
  const { from, to } = toLanguagePair(pair);
  return {
    id: pair,
    name: '',
    isMain: true,
    inLookups: true,
    inStudy: true,
    pair,
    from: referTo(from),
    to: referTo(to),
    cards: 3,
    firstRank: 1,
    lastRank: 3,
    isComplete: true,
    origin: { kind: 'upstream', address: 'https://cards.example.org' },
    changes: undefined,
    updatedAt: 0,
    ...parts,
  };
}

const STARTER = { kind: 'starter', licence: { id: 'CC0-1.0', url: '' } } as const;

/** A starter deck, the main one, with a server's deck and one from a file below it. */
export function makeThreeSources(pair = 'spa-eng'): DeckSummary[] {
  const file = { kind: 'file', name: 'chapter 3.csv' } as const;
  return [
    makeDeck(pair, { origin: STARTER, cards: 2_000 }),
    makeDeck(pair, { id: `${pair}:2`, isMain: false, cards: 300 }),
    makeDeck(pair, { id: `${pair}:3`, isMain: false, name: 'chapter 3', origin: file }),
  ];
}

export function makeStarter(pair: string, cards = 2_000): StarterDeckSummary {
  const { from, to } = toLanguagePair(pair);
  return { pair, from: referTo(from), to: referTo(to), cards, kind: cards < 1_000 ? 'pictures' : 'words' };
}

export function makeLicence(pair: string, parts: Partial<DeckLicence> = {}): DeckLicence {
  const { from, to } = toLanguagePair(pair);
  return {
    pair,
    from: referTo(from),
    to: referTo(to),
    licence: { id: 'CC-BY-SA-4.0', url: 'https://creativecommons.org/licenses/by-sa/4.0/' },
    sources: [{ name: 'A dictionary', version: '1.2', licence: 'MIT', url: 'https://dictionary.example/' }],
    changes: 'Words were chosen.',
    ...parts,
  };
}

export function makeSync(pair: string, parts: Partial<SyncStatus> = {}): SyncStatus {
  const { from, to } = toLanguagePair(pair);
  return {
    pair,
    source: pair,
    from: referTo(from),
    to: referTo(to),
    state: 'running',
    cards: 640,
    skipped: 0,
    cardsPerSecond: 100,
    expectedCards: undefined,
    error: undefined,
    waitUntil: undefined,
    ...parts,
  };
}

export const SPANISH_CARDS: FakeCard[] = [
  [1, 'de', ['of', 'from']],
  [2, 'casa', ['house', 'home']],
  [3, 'que', ['that']],
];

/** A background with one complete deck, Spanish to English, of the given cards. */
export function makeSpanishBackground(
  cards: FakeCard[] = SPANISH_CARDS,
  parts: Partial<DeckSummary> = {},
): FakeBackground {
  const ranks = cards.map(([rank]) => rank);
  const deck = makeDeck('spa-eng', {
    cards: cards.length,
    firstRank: Math.min(...ranks),
    lastRank: Math.max(...ranks),
    ...parts,
  });
  return makeBackground({
    decks: [deck],
    cards: new Map([['spa-eng', cards]]),
    languages: [makeLanguage('spa', true), makeLanguage('eng'), makeLanguage('fra')],
  });
}

export function makeStorage(content: Record<string, string> = {}): Pick<Storage, 'getItem' | 'setItem'> {
  const items = new Map(Object.entries(content));
  return { getItem: (key) => items.get(key) ?? null, setItem: (key, value) => void items.set(key, value) };
}

export function makeMemory(): PositionMemory {
  const storage = makeStorage();
  return createPositionMemory(() => storage);
}

/** Dependencies of a popup. Each reading of the clock advances it by half a second, so no test counts as a double press. */
export function makePopupParts(
  send: Send,
  memory: PositionMemory = makeMemory(),
): Parameters<typeof createPopupModel>[0] {
  const storage = makeStorage();
  const studyMemory = createStudyMemory(() => storage);
  // The note of the first session is seldom what a test is about.
  studyMemory.saveSeenKeys();
  let now = 1_790_000_000_000;
  return {
    send,
    memory,
    studyMemory,
    spoken: ['en-GB'],
    now: () => {
      now += 500;
      return now;
    },
  };
}

export function makeStudyView(parts: Partial<StudyView> = {}): StudyView {
  return {
    card: undefined,
    left: { due: 0, learning: 0, new: 0 },
    today: { reviews: 0, again: 0, new: 0, ms: 0 },
    postponed: 0,
    answersLeft: 0,
    stepAt: undefined,
    tomorrow: 0,
    newTomorrow: 0,
    start: undefined,
    day: 20_778,
    isUntouched: false,
    canUndo: false,
    canRedo: false,
    isClockBehind: false,
    health: { kind: 'fine' },
    ...parts,
  };
}

export function makeStudyCard(word: string, parts: Partial<StudyCard> = {}): StudyCard {
  const step = { intervalDays: 0, delayMs: 600_000 };
  const choices = {
    again: { ...step, delayMs: 60_000 },
    hard: step,
    good: step,
    easy: { intervalDays: 8, delayMs: 0 },
  };
  const deck = { pair: 'spa-eng', from: referTo('spa'), to: referTo('eng') };
  const state = {
    definition: undefined,
    phase: 'review' as const,
    lapses: 0,
    isLeech: false,
    seen: '',
    retention: 0.9,
  };
  const shown = { word, headword: parts.word ?? word, sentences: [], isMet: false };
  return { ...deck, ...shown, rank: 1, meanings: ['house'], ...state, choices, ...parts };
}

/** A word that was looked up several times, and is not studied. */
export function makeLookedUp(word: string, parts: Partial<LookedUpWord> = {}): LookedUpWord {
  return {
    pair: 'spa-eng',
    word,
    headword: word,
    definition: undefined,
    meanings: ['meaning'],
    sentence: undefined,
    ownSentence: undefined,
    at: 0,
    firstAt: 0,
    count: 4,
    form: word,
    state: 'new',
    isWanted: false,
    dueDay: undefined,
    source: parts.pair ?? 'spa-eng',
    rank: 8,
    ...parts,
  };
}

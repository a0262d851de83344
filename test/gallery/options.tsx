import { render } from 'preact';
import { AppError } from '../../src/app-error.ts';
import type { Send } from '../../src/messaging/client.ts';
import type { LookedUpWord } from '../../src/model/look-up.ts';
import type { OwnWord } from '../../src/model/own-word.ts';
import type { Collection } from '../../src/recordings/collections.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { ImportDeck } from '../../src/ui/options/get-deck/import/ImportDeck.tsx';
import { LookedUpSection } from '../../src/ui/options/looked-up/LookedUpSection.tsx';
import { MarksSection } from '../../src/ui/options/marks/MarksSection.tsx';
import { Options } from '../../src/ui/options/Options.tsx';
import { createOptionsModel } from '../../src/ui/options/options-model.ts';
import { OwnWordsSection } from '../../src/ui/options/own-words/OwnWordsSection.tsx';
import type { RecordingsHost } from '../../src/ui/options/sound/recordings-model.ts';
import { SoundSection } from '../../src/ui/options/sound/SoundSection.tsx';
import { listEntries, listPairs } from '../../src/ui/shared/deck-entries.ts';
import { createSettingsModel } from '../../src/ui/shared/settings-model.ts';
import { directFiles } from '../support/direct-files.ts';
import '../../src/ui/options/options.css';
import { makeDeck, makeLanguage, makeStarter, makeSync } from '../ui/support/builders.ts';
import { type FakeBackground, makeBackground } from '../ui/support/fake-background.ts';
import { type Exhibit, pretendFirefox, type Room, type as typeInto, waitFor } from './exhibit.ts';

const SIZE = { width: 720, height: 1_500 };
const LANGUAGES = [makeLanguage('spa', true), makeLanguage('deu', true), makeLanguage('eng'), makeLanguage('fra')];
const STARTERS = ['spa-eng', 'deu-eng', 'fra-eng', 'eng-deu'].map((pair) => makeStarter(pair));

const NO_WORD: Omit<OwnWord, 'word' | 'headword'> = {
  pair: 'deu-eng',
  definition: undefined,
  meanings: [],
  sentence: undefined,
  ownSentence: undefined,
  at: 0,
  state: 'new',
  isWanted: false,
  dueDay: undefined,
  source: undefined,
  rank: undefined,
};
const OWN_WORDS: OwnWord[] = [
  {
    ...NO_WORD,
    word: 'Umfragen',
    headword: 'die Umfrage',
    meanings: ['survey', 'poll'],
    sentence: {
      text: 'In allen Umfragen lag die Partei vorn.',
      marked: { start: 9, end: 17 },
      title: 'Vor der Wahl: Was die Zahlen sagen und was sie nicht sagen',
      address: 'https://example.org/wahl',
    },
    isWanted: true,
    source: 'deu-eng',
    rank: 2_310,
  },
  {
    ...NO_WORD,
    word: 'Kummerspeck',
    headword: 'Kummerspeck',
    definition: 'weight gained from emotional overeating',
    state: 'learning',
    dueDay: 20_781,
  },
  {
    ...NO_WORD,
    pair: 'ara-eng',
    word: 'كتاب',
    headword: 'كتاب',
    meanings: ['book'],
    sentence: { text: 'قرأت كتابًا جديدًا.', title: 'أخبار' },
    state: 'known',
    source: 'ara-eng',
    rank: 180,
  },
  { ...NO_WORD, word: 'Rindfleischetikettierung', headword: 'Rindfleischetikettierung', state: 'suspended' },
];

function options(make: () => FakeBackground, after?: () => Promise<void>): Exhibit {
  return {
    ...SIZE,
    async show(root) {
      const model = createOptionsModel({
        send: make().send,
        requestPermission: async () => true,
        spoken: ['en'],
        detect: async () => undefined,
        files: directFiles,
      });
      render(<Options model={model} />, root);
      await model.load();
      await after?.();
    },
  };
}

const fresh = (parts: Partial<FakeBackground> = {}) =>
  makeBackground({ languages: LANGUAGES, starters: STARTERS, ...parts });

function connected(): FakeBackground {
  return fresh({
    upstream: { address: 'https://cards.example.org', languages: LANGUAGES, connectedAt: 0 },
    decks: [
      makeDeck('spa-eng', { cards: 5_000, lastRank: 5_000, changes: undefined }),
      makeDeck('eng-spa', { cards: 320, lastRank: 320, isComplete: false }),
    ],
    syncs: [
      makeSync('deu-eng', { cards: 1_240, expectedCards: 5_000 }),
      makeSync('fra-eng', { state: 'waiting', error: 'server-busy', waitUntil: Date.now() + 30_000 }),
      makeSync('eng-deu', { state: 'paused' }),
      makeSync('eng-spa', { state: 'failed', error: 'key-refused' }),
    ],
  });
}

function withFacts(): FakeBackground {
  const facts = { frequencies: 183_217, pitches: 0, pronunciations: 0 };
  const file = { kind: 'file', isDictionary: true } as const;
  const ofFacts = { isMain: false, inStudy: false };
  return fresh({
    decks: [
      makeDeck('jpn-eng', { cards: 58_001 }),
      makeDeck('jpn-jpn', { ...ofFacts, name: 'JPDB v2.2', origin: { ...file, name: 'JPDB v2.2.zip', facts } }),
      makeDeck('jpn-jpn', {
        ...{ ...ofFacts, id: 'jpn-jpn:2', name: 'アクセント辞典' },
        origin: { ...file, name: 'アクセント辞典.zip', facts: { ...facts, frequencies: 0, pitches: 124_137 } },
      }),
    ],
  });
}

/** The import from a file alone, with a chosen one. */
function vocabulary(
  height: number,
  name: string,
  content: string,
  shown: string,
  after?: (background: FakeBackground) => Promise<void>,
): Exhibit {
  return {
    width: 720,
    height,
    async show(root) {
      const background = fresh({
        decks: [makeDeck('deu-eng')],
        cards: new Map([['deu-eng', [[1, 'Haus', ['house']]]]]),
      });
      const options = createOptionsModel({
        send: background.send,
        requestPermission: async () => true,
        spoken: ['en'],
        detect: async () => undefined,
        files: directFiles,
      });
      render(
        <main>
          <h1 class="visually-hidden">Options</h1>
          <h2 class="visually-hidden">Get a deck</h2>
          <ImportDeck model={options.fileImport} />
        </main>,
        root,
      );
      await options.load();
      const input = (await waitFor('#import-file')) as HTMLInputElement;
      const chosen = new DataTransfer();
      chosen.items.add(new File([content], name));
      input.files = chosen.files;
      input.dispatchEvent(new Event('change', { bubbles: true }));
      await waitFor(shown);
      await after?.(background);
    },
  };
}

/** Nothing is answered any more, so an import stays where it is. */
async function importForever(background: FakeBackground): Promise<void> {
  background.gate = new Promise(() => undefined);
  (await waitFor('#vocabulary-start[aria-disabled="false"]')).click();
  await waitFor('#vocabulary-stop');
}

const LINGQ =
  'term,status,hint\nHaus,4,house\nRindfleischetikettierung,4,labelling of beef\nBaum,2,tree\nAst,0,branch\nWald,1,forest\nHaus,1,home\n';

async function refuse(): Promise<void> {
  await typeInto('#server-address', 'http://cards.example.org');
  await typeInto('#api-key', 'not-a-real-key');
  ((await waitFor('#connection-form')) as HTMLFormElement).requestSubmit();
}

/** The list of own words alone, with some of them selected. */
const ownWords: Exhibit = {
  width: 720,
  height: 900,
  async show(root) {
    const page = { total: 240, pairs: ['deu-eng', 'ara-eng'], words: OWN_WORDS, day: 20_778 };
    const send = (async (name: string) => (name === 'word.list' ? page : undefined)) as unknown as Send;
    const decks = ['deu-eng', 'ara-eng'].map((pair) => makeDeck(pair));
    render(
      <main>
        <h1 class="visually-hidden">Options</h1>
        <OwnWordsSection send={send} entries={listEntries(decks, [])} decks={decks} changes={0} />
      </main>,
      root,
    );
    await waitFor('#own-list input');
    for (const box of [...document.querySelectorAll<HTMLInputElement>('#own-list input')].slice(0, 2)) box.click();
  },
};

const LOOKED_UP: LookedUpWord[] = OWN_WORDS.map((own, index) => {
  const at = Date.UTC(2026, 10, 21 - index, 12);
  return { ...own, at, firstAt: at, count: 7 - index, form: own.word };
});

/** The history of look-ups alone, opened from a page. */
const lookedUp = (words: LookedUpWord[], title?: string): Exhibit => ({
  width: 720,
  height: 1_100,
  async show(root) {
    const page = title === undefined ? undefined : { title, address: undefined };
    const found = { total: words.length, pairs: words.length > 0 ? ['deu-eng', 'ara-eng'] : [], words, day: 20_778 };
    const background = makeBackground();
    const send = (async (name: string, request: never) =>
      name === 'history.list' ? found : background.send(name as 'settings.get', request)) as unknown as Send;
    const settings = createSettingsModel(send);
    await settings.load();
    const decks = ['deu-eng', 'ara-eng'].map((pair) => makeDeck(pair));
    render(
      <main>
        <h1 class="visually-hidden">Options</h1>
        <LookedUpSection send={send} settings={settings} decks={decks} changes={0} page={page} />
      </main>,
      root,
    );
    await waitFor('#history-keep');
  },
});

const COLLECTIONS: Collection[] = [
  { id: '1', name: 'deutsch.zip', language: 'deu', recordings: 4_812, sizeBytes: 61_000_000, importedAt: 1 },
  { id: '2', name: 'user_files', language: 'jpn', recordings: 377_480, sizeBytes: 2_400_000_000, importedAt: 2 },
];

/** The section Sound alone. @param store - Ends, fails or stays open. */
const sound = (
  collections: Collection[],
  store: RecordingsHost['store'] = async () => 3,
  isBegun = false,
): Exhibit => ({
  width: 720,
  height: 900,
  async show(root) {
    const none = async () => undefined;
    const host: RecordingsHost = { list: async () => collections, remove: none, sweep: none, report: none, store };
    render(
      <main>
        <h1 class="visually-hidden">Options</h1>
        <SoundSection
          pairs={listPairs(
            ['deu-eng', 'jpn-eng'].map((pair) => makeDeck(pair)),
            [],
          )}
          host={host}
        />
      </main>,
      root,
    );
    const input = (await waitFor('#recordings-zip-file')) as HTMLInputElement;
    if (!isBegun) return;
    const chosen = new DataTransfer();
    chosen.items.add(new File(['zip'], 'deutsch.zip'));
    input.files = chosen.files;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  },
});

/** The section of marked words alone. */
const marks = (badge: Settings['marks']['badge'], firefox?: number): Exhibit => ({
  width: 720,
  height: 600,
  async show(root) {
    if (firefox !== undefined) pretendFirefox(firefox);
    const background = fresh();
    background.settings = { ...background.settings, marks: { everywhere: true, allNew: false, badge } };
    const settings = createSettingsModel(background.send);
    await settings.load();
    render(
      <main>
        <h1 class="visually-hidden">Options</h1>
        <MarksSection settings={settings} />
      </main>,
      root,
    );
    await waitFor('#marks-badge');
    if (firefox !== undefined) await waitFor('#marks .notice');
  },
});

export const ROOM: Room = {
  'options: at first': options(() => fresh()),
  'options: connected, four syncs': options(connected),
  'options: an address that is refused': options(() => fresh(), refuse),
  'options: facts about the words of a language': options(withFacts),
  'options: my words': ownWords,
  'options: looked up': lookedUp(LOOKED_UP, 'نشرة الأخبار'),
  'options: nothing looked up': lookedUp([]),
  'options: words in colour, with a number on the button': marks('known'),
  'options: words in colour, in a Firefox that cannot underline': marks('off', 145),
  'options: known words from a table': vocabulary(1_250, 'lingq.csv', LINGQ, '#vocabulary-facts'),
  'options: known words being imported': vocabulary(1_250, 'lingq.csv', LINGQ, '#vocabulary-facts', importForever),
  'options: known words imported': vocabulary(600, 'lingq.csv', LINGQ, '#vocabulary-facts', async () => {
    // While the words are counted, it does nothing.
    (await waitFor('#vocabulary-start[aria-disabled="false"]')).click();
    await waitFor('#vocabulary-undo');
  }),
  'options: a damaged file of another program': vocabulary(500, 'vocab.db', 'no database', '#vocabulary-problem'),
  'options: recordings': sound(COLLECTIONS),
  'options: an import of recordings': sound(
    [],
    (_, { onProgress }) => {
      onProgress(12_400);
      return new Promise(() => undefined);
    },
    true,
  ),
  'options: no recordings found': sound(
    [],
    async () => {
      throw new AppError('recordings-none', 'Expected recordings, got none.');
    },
    true,
  ),
  'options: no storage': options(() => fresh({ failures: new Map([['deck.list', 'storage-unavailable']]) })),
};

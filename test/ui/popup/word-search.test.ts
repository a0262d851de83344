import { expect, test } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { SearchHit, SearchPage } from '../../../src/model/search.ts';
import { createWordSearch } from '../../../src/ui/popup/search/word-search.ts';

const hit = (word: string, rank: number, fit: SearchHit['fit'] = 'near'): SearchHit => ({
  entry: { pair: 'deu-eng', word, rank, definition: undefined, meanings: ['meaning'], match: 'word' },
  fit,
  rank,
});

/** Answers each page of a search when told to. */
function makeSlowBackground() {
  const waiting: { text: string; give: (page: SearchPage) => void }[] = [];
  const send = (async (name: string, request: { text: string; word: string }) => {
    if (name === 'search.words') {
      return new Promise<SearchPage>((give) => {
        waiting.push({ text: request.text, give });
      });
    }
    const state = { word: request.word, state: 'new', isWanted: name === 'study.mark' };
    return name === 'study.undoMark' ? { state } : state;
  }) as Send;
  return {
    send,
    async give(text: string, hits: SearchHit[], isLast = true) {
      const index = waiting.findIndex((search) => search.text === text);
      if (index < 0) throw new Error(`Expected a search for ${text}, got none.`);
      const next = isLast ? undefined : { source: 'deu-eng', after: 9 };
      waiting.splice(index, 1)[0]?.give({ hits, next });
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

const wordsOf = (search: ReturnType<typeof createWordSearch>) => search.hits.value.map(({ entry }) => entry.word);

test('an answer to an older text is not shown, and the words before stay until the newest comes', async () => {
  const background = makeSlowBackground();
  const search = createWordSearch(background.send, () => 'deu-eng');
  void search.type('h');
  await background.give('h', [hit('haben', 4)]);
  void search.type('ha');
  void search.type('hau');
  await background.give('ha', [hit('hassen', 9)]);
  expect(wordsOf(search)).toEqual(['haben']);
  expect(search.isSearching.value).toBe(true);
  await background.give('hau', [hit('Haus', 12)]);
  expect(wordsOf(search)).toEqual(['Haus']);
  expect(search.isSearching.value).toBe(false);
});

test('later pages add words where they belong', async () => {
  const background = makeSlowBackground();
  const search = createWordSearch(background.send, () => 'deu-eng');
  void search.type('home');
  await background.give('home', [hit('Hausaufgabe', 30), hit('Heim', 20)], false);
  await background.give('home', [hit('Hausaufgabe', 30), hit('Zuhause', 90, 'exact-meaning')]);
  expect(wordsOf(search)).toEqual(['Zuhause', 'Heim', 'Hausaufgabe']);
});

test('a mark made while the search runs stays, and is undone', async () => {
  const background = makeSlowBackground();
  const search = createWordSearch(background.send, () => 'deu-eng');
  void search.type('home');
  const heim = hit('Heim', 20);
  await background.give('home', [heim], false);
  await search.mark(heim, 'want');
  await background.give('home', [heim, hit('Zuhause', 90)]);
  expect(search.hits.value[0]?.entry.known?.isWanted).toBe(true);
  await search.undo();
  expect(search.hits.value[0]?.entry.known?.isWanted).toBe(false);
  expect(search.done.value).toBeUndefined();
});

test('an empty field has no words', async () => {
  const background = makeSlowBackground();
  const search = createWordSearch(background.send, () => 'deu-eng');
  void search.type('h');
  void search.type(' ');
  await background.give('h', [hit('haben', 4)]);
  expect(wordsOf(search)).toEqual([]);
  expect(search.isSearching.value).toBe(false);
});

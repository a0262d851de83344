// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadPage } from '../../../../src/model/read-page.ts';
import type { DeckSummary } from '../../../../src/model/source.ts';
import { PagePanel } from '../../../../src/ui/popup/page/PagePanel.tsx';
import type { ChosenWords } from '../../../../src/ui/study/session-scope.ts';
import { loadTexts } from '../../../../src/ui/texts/load-texts.ts';
import { makeDeck, makeSpanishBackground } from '../../support/builders.ts';
import type { FakeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';
import { makeReader, makeReadPage, TRAIN, TRAIN_CARDS } from '../../support/read-page.ts';

let background: FakeBackground;
let reader: ReturnType<typeof makeReader>;
let page: ReadPage | undefined;
let root: HTMLElement;
let sessions: ChosenWords[];

beforeEach(async () => {
  await loadTexts();
  background = makeSpanishBackground(TRAIN_CARDS);
  reader = makeReader(() => page);
  page = makeReadPage(...TRAIN, 800);
  sessions = [];
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(async () => {
  await settle(() => render(null, root));
  root.remove();
});

const open = (decks?: DeckSummary[]) =>
  settle(() => {
    const onStudy = (chosen: ChosenWords) => void sessions.push(chosen);
    const props = { send: background.send, loadReader: reader.loadReader, title: 'El tren', decks, onStudy };
    render(<PagePanel {...props} />, root);
  });
const press = (button: Element | null | undefined) => settle(() => (button as HTMLElement).click());
const listWords = () =>
  Array.from(document.querySelectorAll('#page-words .page-name'), ({ textContent }) => textContent);
const rowOf = (word: string) => [...document.querySelectorAll('#page-words > li')][listWords().indexOf(word)];
const requestsOf = (name: string) =>
  background.requests.filter((one) => one.name === name).map(({ request }) => request as { id: string; ref?: string });

test('says how much of the page the learner knows, and which words are new', async () => {
  await open();
  expect(textOf('page-known')).toBe('You know 65% of this page.');
  expect(textOf('page-new')).toBe('4 words are new, 1 of them among your next 500.');
  expect(listWords()).toEqual(['vuelta', 'tren', 'billete', 'maleta']);
  expect(rowOf('tren')?.textContent).toContain('train, railway');
  expect(rowOf('tren')?.textContent).toContain('\u2068tren\u2069 and \u2068trenes\u2069');
  expect(textOf('page-singles')).toContain('En la estación hay trenes.');
});

test('takes a word into study with its sentence, from the page, and can undo it', async () => {
  await open();
  await press(rowOf('tren')?.querySelector('[data-act=study]'));
  const [mark] = reader.marks;
  expect(mark).toMatchObject({ pair: 'spa-eng', word: 'tren', mark: 'want' });
  expect(mark?.sentence).toBe('El tren sale de la estación de madrugada.');
  expect(textOf('page-notice')).toContain('1 word taken into Study');
  expect(document.activeElement?.id).toBe('page-undo');
  await press(byId('page-undo'));
  expect(requestsOf('study.takeBack').map(({ ref }) => ref)).toEqual([mark?.id]);
  expect(textOf('page-notice')).toContain('Undone');
});

test('takes a word into study where the page has gone', async () => {
  reader.loadReader = async () => ({ read: async () => page, mark: async () => false, show: async () => undefined });
  await open();
  await press(document.querySelector('#page-singles button'));
  expect(requestsOf('study.mark')).toMatchObject([{ word: 'tren', sentence: 'En la estación hay trenes.' }]);
});

test('marks all words as known but those that are ticked, by one op', async () => {
  await open();
  expect(textOf('page-know')).toBe('I know the 4 words listed');
  await press(rowOf('maleta')?.querySelector('input'));
  expect(textOf('page-know')).toBe('I know the other 3 listed');
  expect(textOf('page-study')).toBe('Study 1 word');
  await press(byId('page-know'));
  expect(requestsOf('study.knowWords')).toMatchObject([
    { pair: 'spa-eng', words: ['vuelta', 'tren', 'billete'], isDryRun: false },
  ]);
  await press(byId('page-undo'));
  expect(requestsOf('study.takeBack')).toHaveLength(1);
});

test('studies the ticked words at once, and leads back to the page', async () => {
  await open();
  await press(rowOf('maleta')?.querySelector('input'));
  await press(byId('page-study-now'));
  expect(reader.marks).toMatchObject([{ word: 'maleta', mark: 'want' }]);
  expect(sessions).toMatchObject([{ words: [{ pair: 'spa-eng', word: 'maleta' }] }]);
  await settle(() => sessions[0]?.readOn());
  expect(reader.shows).toHaveLength(1);
});

test('opens no session of words that were not stored', async () => {
  reader.loadReader = async () => ({ read: async () => page, mark: async () => false, show: async () => undefined });
  background.failures.set('study.mark', 'storage-full');
  await open();
  await press(byId('page-study-now'));
  expect(sessions).toEqual([]);
  expect(document.querySelector('#page-notice .notice')).not.toBeNull();
});

test('saves all new words with their meanings and sentences', async () => {
  const files: File[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as File)}`);
  await open();
  await press(byId('page-save-csv'));
  await press(byId('page-save-anki'));
  expect(files.map(({ name }) => name)).toEqual(['wayword-page.csv', 'wayword-page.txt']);
  const [table = '', notes = ''] = await Promise.all(files.map((file) => file.text()));
  expect(table.split('\r\n')[2]).toBe(
    'tren,"train, railway",El tren sale de la estación de madrugada.,El tren,,new,,,spa-eng',
  );
  expect(notes.split('\n')[5]).toMatch(/^billete\tticket, banknote\tMarta viaja .*\tEl tren$/);
});

test('counts again when the rest of a deck has arrived', async () => {
  const [texts, words] = TRAIN;
  const deck = makeDeck('spa-eng', { cards: 1_000, isComplete: false });
  await open([deck]);
  page = makeReadPage(texts, { ...words, nocturno: ['new', 'nocturno', 3_000] }, 800);
  await open([{ ...deck }]);
  expect(listWords()).toHaveLength(4);
  await open([{ ...deck, cards: 5_000, isComplete: true }]);
  expect(listWords()).toHaveLength(5);
});

test('counts again after a change', async () => {
  await open();
  const [texts, words] = TRAIN;
  page = makeReadPage(texts, { ...words, maleta: ['ignored', 'maleta', 2_400] }, 800);
  await press(rowOf('maleta')?.querySelector('[data-act=ignore]'));
  expect(requestsOf('study.hold')).toMatchObject([{ word: 'maleta', mark: 'suspend' }]);
  expect(listWords()).not.toContain('maleta');
});

test('reports a failed mark, and keeps the word', async () => {
  background.failures.set('study.knowWords', 'storage-full');
  await open();
  await press(byId('page-know'));
  expect(document.querySelector('#page-notice .notice')).not.toBeNull();
  expect(document.getElementById('page-undo')).toBeNull();
  expect(listWords()).toHaveLength(4);
});

test('says why a page cannot be counted', async () => {
  page = undefined;
  await open();
  expect(textOf('page-status')).toBe('Extensions can’t run on this page, so its words can’t be counted.');
  page = { words: [], blocks: [], reach: {} };
  await press(byId('page-again'));
  expect(textOf('page-status')).toBe('This page has no running text.');
});

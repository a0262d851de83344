// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import type { EntryNode, FullAnswer, FullEntry } from '../../../src/model/full-entry.ts';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { drawEntryContent } from '../../../src/page/actions/entry-content.ts';
import { createFullEntries } from '../../../src/page/actions/full-entries.ts';
import { drawEntries } from '../../../src/page/card-content.ts';
import { coreParts, type PageCore } from '../../../src/page/hover-parts.ts';

const KISSA: LookupEntry = {
  pair: 'fin-eng',
  word: 'kissa',
  rank: 1,
  definition: undefined,
  meanings: ['cat', 'cat meat'],
  match: 'word',
};

/** Draws a card with one entry, for which the background has an answer. */
function addTo(entry: LookupEntry, answer: FullAnswer) {
  const send = vi.fn(async () => answer);
  const onDrawn = vi.fn();
  const core = { parts: coreParts, send, settings: { texts: english } } as unknown as PageCore;
  const full = createFullEntries(core, { onDrawn, onFollow: () => undefined });
  const finding = { entries: [entry] };
  const draw = () => {
    const card = drawEntries(english, finding);
    document.body.append(card);
    full.add(card, finding);
    return card;
  };
  return { send, onDrawn, draw, card: draw() };
}

function drawHtml(content: EntryNode[]): string {
  const box = document.createElement('div');
  box.append(...drawEntryContent(coreParts as PageCore['parts'], content, () => undefined));
  return box.innerHTML;
}

test('only elements and attributes of the closed list are drawn, and text stays text', () => {
  expect(drawHtml(['<b>', ['ruby', ['日', ['rt', ['ひ']]], { lang: 'ja' }], ['td', ['x'], { columns: 2 }]])).toBe(
    '&lt;b&gt;<ruby lang="ja">日<rt>ひ</rt></ruby><td colspan="2">x</td>',
  );
  const foreign = [
    ['script', ['alert(1)']],
    ['iframe', []],
    ['div', ['a'], { onclick: 'b', style: 'c', role: 'd' }],
  ] as unknown as EntryNode[];
  expect(drawHtml(foreign)).toBe('<div>a</div>');
});

test('a link to elsewhere is text, and one to a word is a button', () => {
  expect(
    drawHtml([
      ['a', ['site']],
      ['a', ['katti'], { word: 'katti' }],
    ]),
  ).toBe('<span>site</span><button class="link">katti</button>');
});

test('a fold with one example is open, and others are closed', () => {
  const example: EntryNode = ['div', ['a'], { role: 'example' }];
  const fold = (content: EntryNode[]): EntryNode => ['details', [['summary', ['title']], ...content]];
  const isOpen = (content: EntryNode[]) => drawHtml([fold(content)]).startsWith('<details open="">');
  expect([[], [example], [example, example, example]].map(isOpen)).toEqual([false, true, false]);
});

test('full entries take the place of the repeated meanings once the background answers, and say whom to credit', async () => {
  const entries: FullEntry[] = [{ source: 'wty-fi-en', credit: 'Wiktionary', content: [['div', ['cat (animal)']]] }];
  const { send, onDrawn, draw, card } = addTo(KISSA, { entries });
  const readMeanings = () => card.querySelector('.meanings')?.textContent;
  expect(readMeanings()).toBe(KISSA.meanings.join(' · '));
  await vi.waitFor(() => expect(onDrawn).toHaveBeenCalled());
  expect(send).toHaveBeenCalledExactlyOnceWith('lookup.findFull', { pair: 'fin-eng', word: 'kissa' });
  expect(readMeanings()).toBe(KISSA.meanings[0]);
  expect(card.querySelector('.full')?.textContent).toBe('cat (animal)wty-fi-en · Wiktionary');
  // A card that is drawn again has it at once.
  expect(draw().querySelector('.full')).not.toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

test('the example of the package joins those of decks, and stays open when the card is drawn again', async () => {
  const kissa: LookupEntry = { ...KISSA, examples: [['Kissa nukkuu.']] };
  const example = { text: 'Kissa juo maitoa.', translation: 'The cat drinks milk.' };
  const { onDrawn, draw, card } = addTo(kissa, { entries: [], example });
  expect(card.querySelector('.examples')?.textContent).toBe('Kissa nukkuu.');
  expect(card.querySelector('details')).toBeNull();
  await vi.waitFor(() => expect(onDrawn).toHaveBeenCalledOnce());
  card.querySelector('summary')?.click();
  expect(onDrawn).toHaveBeenCalledTimes(2);
  const again = draw();
  expect(again.querySelector('details')?.open).toBe(true);
  expect(again.querySelector('.examples')?.textContent).toBe('Kissa nukkuu.');
});

test('a word without an example has no fold', async () => {
  const { onDrawn, card } = addTo(KISSA, { entries: [] });
  await vi.waitFor(() => expect(onDrawn).toHaveBeenCalledOnce());
  expect(card.querySelector('details')).toBeNull();
});

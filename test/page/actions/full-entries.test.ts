// @vitest-environment happy-dom

import { expect, test, vi } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import type { EntryNode, FullEntry } from '../../../src/model/full-entry.ts';
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
  const send = vi.fn(async () => ({ entries }));
  const onDrawn = vi.fn();
  const core = { parts: coreParts, send } as unknown as PageCore;
  const full = createFullEntries(core, { onDrawn, onFollow: () => undefined });
  const finding = { entries: [KISSA] };
  const card = drawEntries(english, finding);
  document.body.append(card);
  full.add(card, finding);
  const readMeanings = () => card.querySelector('.meanings')?.textContent;
  expect(readMeanings()).toBe(KISSA.meanings.join(' · '));
  await vi.waitFor(() => expect(onDrawn).toHaveBeenCalled());
  expect(send).toHaveBeenCalledExactlyOnceWith('lookup.findFull', { pair: 'fin-eng', word: 'kissa' });
  expect(readMeanings()).toBe(KISSA.meanings[0]);
  expect(card.querySelector('.full')?.textContent).toBe('cat (animal)wty-fi-en · Wiktionary');
  // A card that is drawn again has it at once.
  const again = drawEntries(english, finding);
  full.add(again, finding);
  expect(again.querySelector('.full')).not.toBeNull();
  expect(send).toHaveBeenCalledOnce();
});

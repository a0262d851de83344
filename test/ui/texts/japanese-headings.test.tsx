// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { interfaceLocale } from '../../../src/ui/shared/locale.ts';
import { breakHeadings, cutPhrases } from '../../../src/ui/texts/japanese-headings.ts';

afterEach(() => vi.restoreAllMocks());

test.each([
  ['このページの65%を知っています。', ['この', 'ページの', '65%を', '知っています。']],
  ['どの言語を学びますか？', ['どの', '言語を', '学びますか？']],
  ['スペイン語はどのくらいわかりますか？', ['スペイン語はどの', 'くらいわかりますか？']],
  ['今日の学習は完了です', ['今日の', '学習は', '完了です']],
  ['ファイル「語彙」から', ['ファイル', '「語彙」から']],
  ['', []],
])('%j breaks between its phrases', (text, phrases) => {
  expect(cutPhrases(text)).toEqual(phrases);
});

test('only Japanese headings get places to break, and keep their text', () => {
  breakHeadings();
  const show = () => {
    const root = document.createElement('div');
    render(
      <>
        <h1>
          {'どの言語を学びますか？'} <b>Wayword</b>
        </h1>
        <p>どの言語を学びますか？</p>
      </>,
      root,
    );
    return root;
  };
  expect(show().querySelectorAll('wbr')).toHaveLength(0);
  // Pages of other tests would look for texts that are not loaded.
  vi.spyOn(interfaceLocale, 'peek').mockReturnValue({ language: 'ja', tag: 'ja' });
  const root = show();
  expect(root.querySelectorAll('h1 > wbr')).toHaveLength(2);
  expect(root.querySelectorAll('p > wbr')).toHaveLength(0);
  expect(root.querySelector('h1')?.textContent).toBe('どの言語を学びますか？ Wayword');
});

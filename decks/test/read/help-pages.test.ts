import { expect, test } from 'vitest';
import { readHelpParagraphs } from '../../read/help-pages.ts';

test('reads paragraphs by their id, without markup and keys', () => {
  const page = `<h1 id="hd_id1">Title</h1>
<p id="par_id1" class="paragraph" dir="auto">Press <span class="keycode">Enter</span> to
<span class="emph">save</span> &amp; close.</p><p class="related">Other</p>`;
  expect(readHelpParagraphs(page)).toEqual(new Map([['par_id1', 'Press to save & close.']]));
});

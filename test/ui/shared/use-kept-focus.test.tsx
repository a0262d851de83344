// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { useKeptFocus } from '../../../src/ui/shared/use-kept-focus.ts';
import { byId, settle } from '../support/page.ts';

interface PageProps {
  rows: readonly string[];
  hasUndo?: boolean;
}

function Page({ rows, hasUndo = false }: PageProps) {
  const main = useKeptFocus<HTMLElement>();
  return (
    <main ref={main}>
      <section class="box">
        <h2 class="box-title">Words</h2>
        <input id="search" />
        <div role="status">{hasUndo ? <button type="button" id="undo" /> : null}</div>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" id={row} />
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

let root: HTMLElement;

async function open(props: PageProps) {
  root = document.body.appendChild(document.createElement('div'));
  const draw = (next: PageProps) => settle(() => render(<Page {...next} />, root));
  await draw(props);
  return draw;
}

afterEach(async () => {
  await settle(() => render(null, root));
  root.remove();
});

const focused = () => document.activeElement;
const expectFocus = (id: string) => vi.waitFor(() => expect(focused()?.id).toBe(id));

test('the focus of a removed row moves to the next row, and after the last one to the previous', async () => {
  const draw = await open({ rows: ['a', 'b', 'c'] });
  byId('b').focus();
  await draw({ rows: ['a', 'c'] });
  await expectFocus('c');
  await draw({ rows: ['a'] });
  await expectFocus('a');
});

test('with nothing left beside it, the heading of its box gets the focus', async () => {
  const draw = await open({ rows: ['a'], hasUndo: true });
  byId('undo').focus();
  await draw({ rows: ['a'] });
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Words'));
  byId('a').focus();
  await draw({ rows: [] });
  await vi.waitFor(() => expect(focused()?.textContent).toBe('Words'));
});

test('a focus elsewhere is not moved', async () => {
  const draw = await open({ rows: ['a', 'b'] });
  byId('b').focus();
  byId('search').focus();
  await draw({ rows: ['a'] });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()?.id).toBe('search');
  byId('search').blur();
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await draw({ rows: [] });
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(focused()).toBe(document.body);
});

test.each([
  ['below the window is brought into sight', 10, true],
  ['that is partly in sight stays', -10, false],
])('a focused control %s', async (_, below, isScrolled) => {
  await open({ rows: ['a', 'b'] });
  const control = byId('b');
  const scroll = vi.spyOn(control, 'scrollIntoView').mockReturnValue();
  const rect = new DOMRect(0, innerHeight + below, 80, 28);
  const measure = vi.spyOn(control, 'getBoundingClientRect').mockReturnValue(rect);
  control.focus();
  await vi.waitFor(() => expect(measure).toHaveBeenCalled());
  expect(scroll.mock.calls).toEqual(isScrolled ? [[{ block: 'nearest' }]] : []);
});

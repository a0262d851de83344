// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import type { ClosedStores } from '../../../src/model/check.ts';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { makePopupParts, makeSpanishBackground } from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

/** The popup while these databases cannot be read. */
async function open(closed: ClosedStores) {
  const background = makeSpanishBackground();
  background.closed = closed;
  background.failures.set('study.next', 'storage-unavailable');
  background.failures.set('deck.list', 'storage-unavailable');
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  // The panel is a module of its own.
  await vi.waitFor(() => byId('rescue-title'));
  return background;
}

const repair = () => settle(() => byId('rescue-repair').click());

test.each([
  ['the log', { log: true, decks: false }, 'Your study log cannot be opened', 'Restore from the second copy'],
  ['both databases', { log: true, decks: true }, 'Your study log cannot be opened', 'Restore from the second copy'],
  ['the decks', { log: false, decks: true }, 'Your decks cannot be opened', 'Remove the damaged decks'],
])('the title and the button name what is damaged: %s', async (_, closed, title, button) => {
  await open(closed);
  expect(textOf('rescue-title')).toBe(title);
  expect(textOf('rescue-repair')).toBe(button);
  expect(textOf('study-closed').includes('Your study log is intact'), 'the log').toBe(!closed.log);
  expect(textOf('problems'), 'one message is enough').toBe('');
});

test('a repair that helps ends the message', async () => {
  const background = await open({ log: true, decks: false });
  background.failures.clear();
  await repair();
  expect(background.received).toContain('check.repair');
  expect(document.getElementById('study-closed')).toBeNull();
});

test('a repair that fails leads to a backup and a new installation', async () => {
  const background = await open({ log: true, decks: true });
  expect(document.getElementById('rescue-stuck')).toBeNull();
  background.failures.set('check.repair', 'storage-unavailable');
  await repair();
  expect(textOf('rescue-stuck')).toContain('save a backup, remove Wayword from the browser');
  expect(document.getElementById('backup-save')).not.toBeNull();
});

// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test, vi } from 'vitest';
import { Popup } from '../../../src/ui/popup/Popup.tsx';
import { createPopupModel } from '../../../src/ui/popup/popup-model.ts';
import { makePopupParts, makeSpanishBackground, makeStudyView } from '../support/builders.ts';
import { byId, settle, textOf } from '../support/page.ts';

afterEach(async () => {
  for (const root of [...document.body.children]) {
    await settle(() => render(null, root));
    root.remove();
  }
});

async function open() {
  const background = makeSpanishBackground();
  background.study = makeStudyView({ health: { kind: 'lost', ops: 65, missing: 25, lastAt: 1_790_000_000_000 } });
  const root = document.body.appendChild(document.createElement('div'));
  const model = createPopupModel(makePopupParts(background.send));
  await settle(() => render(<Popup model={model} onOpenOptions={() => undefined} waysOut={undefined} />, root));
  await settle(() => model.load());
  await vi.waitFor(() => byId('rescue-restore'));
  return background;
}

const restore = () => settle(() => byId('rescue-restore').click());

test('a restore that brings everything back ends the message', async () => {
  const background = await open();
  background.study = makeStudyView({});
  await restore();
  expect(background.received).toContain('study.rescue');
  expect(document.getElementById('study-rescue')).toBeNull();
});

test('a restore from a copy that has lost the same entries leads to the backups', async () => {
  await open();
  expect(document.getElementById('rescue-not-restored')).toBeNull();
  await restore();
  expect(textOf('rescue-not-restored')).toContain('Restore the newest backup below');
});

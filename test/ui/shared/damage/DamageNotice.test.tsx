// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DamageNotice } from '../../../../src/ui/shared/damage/DamageNotice.tsx';
import { createDamageModel } from '../../../../src/ui/shared/damage/damage-model.ts';
import { makeDeck } from '../../support/builders.ts';
import { type FakeBackground, makeBackground } from '../../support/fake-background.ts';
import { byId, settle, textOf } from '../../support/page.ts';

beforeEach(() => localStorage.clear());
afterEach(() => {
  render(null, document.body);
});

async function open(background: FakeBackground, here?: 'options') {
  const model = createDamageModel(background.send, { asksForClosed: here === 'options' });
  await settle(() => render(<DamageNotice model={model} {...(here ? { here } : {})} />, document.body));
  await settle(() => model.load());
  return background;
}

const asked = ({ requests }: FakeBackground) =>
  requests.filter(({ name }) => name === 'check.damage').map(({ request }) => request);

test('nothing is lost: no message, and a trace of the use stays in the page’s storage', async () => {
  const background = await open(makeBackground());
  expect(textOf('damage')).toBe('');
  await open(background);
  expect(asked(background)).toEqual([{ hasTrace: false }, { hasTrace: true }]);
});

test('a new installation leaves no trace', async () => {
  const background = await open(makeBackground({ installation: 'new' }));
  await open(background);
  expect(asked(background)).toEqual([{ hasTrace: false }, { hasTrace: false }]);
});

test('everything is gone: the message leads to the backups, and starting over ends it with its trace', async () => {
  localStorage.setItem('wayword.used', '1');
  await open(makeBackground({ installation: 'gone' }));
  expect(textOf('damage')).toContain('Wayword’s data is gone');
  expect(byId<HTMLAnchorElement>('damage-backup').getAttribute('href')).toBe('/options.html#data');
  await settle(() => byId('damage-start-over').click());
  expect(textOf('damage')).toBe('');
  expect(localStorage.length).toBe(0);
});

test('lost decks are counted, with a link to their list; the options list them anyway', async () => {
  const lostDecks = [makeDeck('spa-eng'), makeDeck('deu-eng')];
  await open(makeBackground({ lostDecks }));
  expect(textOf('damage')).toContain('has lost 2 decks');
  expect(byId<HTMLAnchorElement>('damage-decks').getAttribute('href')).toBe('/options.html#decks');
  await open(makeBackground({ lostDecks }), 'options');
  expect(textOf('damage')).toBe('');
});

test('a database that cannot be read is reported outside the popup, whose study screen reports it', async () => {
  const closed = { log: true, decks: false };
  const background = await open(
    makeBackground({ closed, failures: new Map([['check.damage', 'storage-unavailable']]) }),
  );
  expect(background.received).not.toContain('check.closed');
  expect(textOf('damage')).toBe('');
  await open(background, 'options');
  expect(textOf('damage-repair')).toBe('Repair the storage');
});

test('a background that does not answer is left to the other messages', async () => {
  await open(makeBackground({ failures: new Map([['check.damage', 'storage-unavailable']]) }));
  expect(textOf('damage')).toBe('');
});

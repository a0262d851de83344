// @vitest-environment happy-dom
import { render } from 'preact';
import { afterEach, expect, test } from 'vitest';
import { ReminderField } from '../../../../src/ui/options/study/ReminderField.tsx';
import { byId, settle } from '../../support/page.ts';

let root: HTMLElement;

async function open(remindAt: number | null, allows: boolean) {
  const world = { asked: 0, changes: [] as (number | null)[] };
  root = document.body.appendChild(document.createElement('div'));
  const draw = (hour: number | null) =>
    render(
      <ReminderField
        remindAt={hour}
        onChange={(next) => {
          world.changes.push(next);
          draw(next);
        }}
        askPermission={async () => {
          world.asked += 1;
          return allows;
        }}
      />,
      root,
    );
  await settle(() => draw(remindAt));
  return world;
}

const box = () => byId<HTMLInputElement>('study-reminder');

afterEach(async () => {
  await settle(() => render(null, root));
  root.remove();
});

test('the browser is asked when the reminder is turned on, not before, and not to turn it off', async () => {
  const world = await open(null, true);
  expect(world.asked).toBe(0);
  await settle(() => box().click());
  expect(world).toEqual({ asked: 1, changes: [18] });
  expect(byId<HTMLSelectElement>('study-remind-at').value).toBe('18');
  await settle(() => box().click());
  expect(world).toEqual({ asked: 1, changes: [18, null] });
  expect(document.getElementById('study-remind-at')).toBeNull();
});

test('a browser that refuses leaves it off and gives the reason', async () => {
  const world = await open(null, false);
  box().focus();
  for (const changes of [[null], [null, null]]) {
    await settle(() => box().click());
    expect(world.changes).toEqual(changes);
    expect(box().checked).toBe(false);
    expect(document.activeElement).toBe(box());
  }
  expect(root.textContent).toContain('doesn’t let Wayword show notifications');
});

test('the hour can be chosen', async () => {
  const world = await open(7, true);
  const hours = byId<HTMLSelectElement>('study-remind-at');
  expect(hours.selectedOptions[0]?.textContent).toMatch(/^7:00\sAM$/);
  hours.value = '21';
  await settle(() => hours.dispatchEvent(new Event('change', { bubbles: true })));
  expect(world.changes).toEqual([21]);
});

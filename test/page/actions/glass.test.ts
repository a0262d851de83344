// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { reach } from '../../../src/page/actions/glass.ts';
import { drawIconButton } from '../../../src/page/card-bar.ts';

const pressed = vi.fn();
let host: HTMLElement;
let card: HTMLElement;
let button: HTMLButtonElement;
let entries: HTMLElement;
let bar: HTMLElement;

beforeEach(() => {
  vi.stubEnv('FIREFOX', 'true');
  pressed.mockClear();
  host = document.createElement('div');
  card = document.createElement('div');
  entries = document.createElement('div');
  entries.className = 'entries';
  button = drawIconButton({ path: 'M0 0', title: 'Pin (P)', label: 'Pin' }, pressed) as HTMLButtonElement;
  button.getBoundingClientRect = () => new DOMRect(100, 40, 20, 20);
  bar = document.createElement('div');
  bar.className = 'bar';
  bar.append(button);
  card.append(entries, bar);
  host.attachShadow({ mode: 'closed' }).append(card);
  document.body.append(host);
  // As `createHost` receives them.
  for (const type of ['pointerover', 'click']) host.addEventListener(type, (event) => reach(card, event));
  act('pointerover', {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

/** A trusted event, as from a person. Events of scripts are not trusted. */
function act(type: string, init: MouseEventInit & WheelEventInit, isTrusted = true): Event {
  const event = new (type === 'wheel' ? WheelEvent : MouseEvent)(type, { cancelable: true, ...init });
  // Happy DOM's wheel events have no modifier keys.
  for (const [name, value] of Object.entries({ ...init, isTrusted })) Object.defineProperty(event, name, { value });
  host.dispatchEvent(event);
  return event;
}

test('a press at a button’s position does what the button does', () => {
  act('click', { clientX: 110, clientY: 50 });
  expect(pressed).toHaveBeenCalledOnce();
});

test.each([
  ['beside it', { clientX: 99, clientY: 50 }, true],
  ['by a script', { clientX: 110, clientY: 50 }, false],
])('a press %s does nothing', (_, place, isTrusted) => {
  act('click', place, isTrusted);
  expect(pressed).not.toHaveBeenCalled();
});

test('the button below the pointer is highlighted, and is named on the card, where pages cannot look', () => {
  act('pointermove', { clientX: 110, clientY: 50 });
  expect([button.className, bar.dataset.label, host.style.getPropertyValue('--wayword-cursor')]).toEqual([
    'icon pointed',
    'Pin (P)',
    'pointer',
  ]);
  expect(host.title).toBe('');
  act('pointerleave', {});
  expect([button.className, bar.dataset.label]).toEqual(['icon', '']);
});

test('a wheel moves the entries and not the page, unless it zooms', () => {
  const scrollBy = vi.spyOn(entries, 'scrollBy').mockImplementation(() => undefined);
  expect(act('wheel', { deltaY: 3, deltaMode: 1 }).defaultPrevented).toBe(true);
  expect(scrollBy).toHaveBeenCalledWith({ top: 48 });
  expect(act('wheel', { deltaY: 3, ctrlKey: true }).defaultPrevented).toBe(false);
});

test('a card that the pointer enters again is pressed once', () => {
  act('pointerover', {});
  act('click', { clientX: 110, clientY: 50 });
  expect(pressed).toHaveBeenCalledOnce();
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type CaptionPause, createCaptionPause, type ShownCard } from '../../../src/page/captions/caption-pause.ts';

const WORD = { left: 100, top: 300, right: 140, bottom: 320 };
const NONE: ShownCard = { word: undefined, isPinned: false };

let film: HTMLVideoElement;
let state: { paused: boolean };
let card: ShownCard;
let pausing: CaptionPause;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<video></video><p><span>Haus</span></p>';
  film = document.querySelector('video') as HTMLVideoElement;
  state = { paused: false };
  Object.defineProperties(film, {
    paused: { get: () => state.paused },
    readyState: { value: 4 },
  });
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === film ? new DOMRect(0, 0, 640, 360) : new DOMRect(90, 295, 200, 30);
  });
  film.pause = () => {
    state.paused = true;
  };
  film.play = async () => {
    state.paused = false;
  };
  card = NONE;
  pausing = createCaptionPause(() => card);
});
afterEach(() => {
  pausing.stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const show = (box = WORD) => {
  card = { word: { box, node: document.querySelector('span')?.firstChild as Text }, isPinned: false };
  vi.advanceTimersByTime(100);
};
const hide = () => {
  card = NONE;
  vi.advanceTimersByTime(100);
};
const press = (type: string, init: object) =>
  document.body.dispatchEvent(new MouseEvent(type, { bubbles: true, ...init }));

test('a film pauses below a word, and plays on a moment after its card has closed', () => {
  show();
  expect(state.paused).toBe(true);
  hide();
  vi.advanceTimersByTime(200);
  expect(state.paused).toBe(true);
  vi.advanceTimersByTime(400);
  expect(state.paused).toBe(false);
});

test('it waits for a pinned card', () => {
  show();
  card = { word: undefined, isPinned: true };
  vi.advanceTimersByTime(5_000);
  expect(state.paused).toBe(true);
});

test('a word beside it pauses nothing', () => {
  show({ left: 100, top: 400, right: 140, bottom: 420 });
  expect(state.paused).toBe(false);
});

test('a film that the person plays is not paused again by the same card', () => {
  show();
  state.paused = false;
  vi.advanceTimersByTime(1_000);
  expect(state.paused).toBe(false);
  hide();
  show();
  expect(state.paused).toBe(true);
});

test('a film on which the person has pressed stays as they left it', () => {
  show();
  press('pointerdown', { clientX: 20, clientY: 20 });
  hide();
  vi.advanceTimersByTime(1_000);
  expect(state.paused).toBe(true);
});

test('a film that it has paused plays on when the learner switches it off', () => {
  show();
  pausing.stop();
  expect(state.paused).toBe(false);
});

// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTake, stopTake } from '../../src/recordings/play-take.ts';

class FakeAudio extends EventTarget {
  playbackRate = 1;
  isPaused = false;
  constructor(readonly address: string) {
    super();
    audios.push(this);
  }
  async play() {}
  pause() {
    if (this.isPaused) return;
    this.isPaused = true;
    this.fire('pause');
  }
  fire(type: string) {
    this.dispatchEvent(new Event(type));
  }
}

let audios: FakeAudio[];
let revoked: string[];

beforeEach(() => {
  audios = [];
  revoked = [];
  vi.stubGlobal('Audio', FakeAudio);
  let addresses = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++addresses}`);
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const TAKE = new Blob(['sound']);

test('a recording plays at its speed, and its file is released at the end', async () => {
  const { hasBegun, isOver } = startTake(TAKE, 0.6);
  const [audio] = audios;
  expect(audio?.playbackRate).toBe(0.6);
  audio?.fire('playing');
  expect(await hasBegun).toBe(true);
  expect(revoked).toEqual([]);
  audio?.fire('ended');
  await isOver;
  expect(revoked).toEqual(['blob:1']);
});

test('a recording that the browser cannot read has not begun and is over', async () => {
  const { hasBegun, isOver } = startTake(TAKE, 1);
  audios[0]?.fire('error');
  expect(await hasBegun).toBe(false);
  await isOver;
});

test.each<[string, () => unknown]>([
  ['is stopped', stopTake],
  ['is replaced', () => startTake(TAKE, 1)],
])('a recording that %s before it is heard needs no voice', async (_, end) => {
  const { hasBegun, isOver } = startTake(TAKE, 1);
  end();
  expect(await hasBegun).toBe(true);
  await isOver;
});

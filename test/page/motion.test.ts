// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { createHost } from '../../src/page/host.ts';
import { createMotionWatch, type MotionWatch } from '../../src/page/motion.ts';

let watch: MotionWatch | undefined;
afterEach(() => {
  watch?.stop();
  document.body.replaceChildren();
});

/** Watches a point within every element, as nothing has a box here. */
function start(): () => void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 100));
  const onSettled = vi.fn();
  watch = createMotionWatch(window, () => null, onSettled);
  watch.start({ x: 50, y: 50 });
  return onSettled;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

test('text that the page writes bit by bit is reported once it stands', async () => {
  const onSettled = start();
  for (const word of ['Das', 'Haus', 'steht']) {
    document.body.append(word);
    await wait(50);
  }
  expect(onSettled).not.toHaveBeenCalled();
  await wait(400);
  expect(onSettled).toHaveBeenCalledOnce();
});

test('cards that open and close are not text of the page', async () => {
  const hosts = [1, 2].map(() => createHost(new CSSStyleSheet()));
  const onSettled = start();
  for (const { put } of hosts) {
    put(document.body);
    await wait(50);
  }
  for (const { take } of hosts) {
    take();
    await wait(50);
  }
  await wait(400);
  expect(onSettled).not.toHaveBeenCalled();
});

test('a change by the page counts although a card opened in the same moment', async () => {
  const { put } = createHost(new CSSStyleSheet());
  const onSettled = start();
  put(document.body);
  document.body.append('Das');
  await wait(50);
  document.body.append(' Haus');
  await wait(400);
  expect(onSettled).toHaveBeenCalledOnce();
});

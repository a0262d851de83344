// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Send } from '../../../src/messaging/client.ts';
import type { ClassifiedPage } from '../../../src/model/page-word.ts';
import { createMarkedPage } from '../../../src/page/words/marked-page.ts';

/** Observers that watch something. */
const watching = new Set<object>();
const highlights = new Map<string, unknown>();

/** Sees every block on the screen at once. */
class ScreenObserver {
  constructor(private readonly report: (entries: object[]) => void) {}
  observe(target: Element): void {
    watching.add(this);
    queueMicrotask(() => this.report([{ target, isIntersecting: true }]));
  }
  unobserve(): void {}
  disconnect(): void {
    watching.delete(this);
  }
}

class CountedMutationObserver extends MutationObserver {
  override observe(...given: Parameters<MutationObserver['observe']>): void {
    watching.add(this);
    super.observe(...given);
  }
  override disconnect(): void {
    watching.delete(this);
    super.disconnect();
  }
}

/** Classifies the first word of each text as being learnt. */
const toPage = (texts: readonly string[]): ClassifiedPage => ({
  words: [{ class: 'learning' }],
  places: texts.map((text) => [0, text.indexOf(' '), 0]),
  languages: texts.map(() => 'deu'),
  reach: {},
});

let isOn = true;
let asked: readonly string[] = [];
const send = (async (type: string, request: { texts?: readonly string[] }) => {
  if (type === 'marks.begin') return { isOn, hasNew: false, language: undefined };
  asked = request.texts ?? [];
  return toPage(asked);
}) as unknown as Send;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  vi.stubGlobal('IntersectionObserver', ScreenObserver);
  vi.stubGlobal('MutationObserver', CountedMutationObserver);
  vi.stubGlobal('Highlight', class {});
  vi.stubGlobal('StaticRange', class {});
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run, 1));
  watching.clear();
  highlights.clear();
  document.body.innerHTML = '<p>Haus und Hof</p>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const settle = () => vi.advanceTimersByTimeAsync(1_000);

test('marks that are switched off leave no highlight, no observer and no timer', async () => {
  isOn = true;
  const page = createMarkedPage({ send, findShadowRoot: () => null });
  await page.reload();
  await settle();
  expect([...highlights.keys()]).toEqual(['wayword-learning']);
  expect(watching.size).toBeGreaterThan(0);

  // A change is waiting to be read.
  document.body.insertAdjacentHTML('beforeend', '<p>Garten und Hof</p>');
  await vi.advanceTimersByTimeAsync(10);
  expect(vi.getTimerCount()).toBeGreaterThan(0);
  isOn = false;
  await page.reload();
  expect([highlights.size, watching.size, vi.getTimerCount()]).toEqual([0, 0, 0]);

  asked = [];
  document.body.insertAdjacentHTML('beforeend', '<p>Hund und Hof</p>');
  page.refresh();
  await settle();
  expect([highlights.size, watching.size, vi.getTimerCount(), asked]).toEqual([0, 0, 0, []]);
});

test('marks that are switched off while words are asked for do not come back', async () => {
  isOn = true;
  const page = createMarkedPage({ send, findShadowRoot: () => null });
  await page.reload();
  isOn = false;
  await page.reload();
  await settle();
  expect([highlights.size, watching.size, vi.getTimerCount()]).toEqual([0, 0, 0]);
});

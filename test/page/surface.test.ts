// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createSurface } from '../../src/page/surface.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

function makeSheet(style: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  return sheet;
}

/** Shows a card at a word. @returns Its root. */
function showCard(surface: ReturnType<typeof createSurface>): ShadowRoot {
  document.body.textContent = 'Haus';
  showAt(surface, document.body.firstChild as Text);
  return surface.card.getRootNode() as ShadowRoot;
}

const BOX = { left: 10, top: 10, right: 40, bottom: 30 };

function showAt(surface: ReturnType<typeof createSurface>, node: Text, box = BOX): void {
  const flags = { isVertical: false, isRightToLeft: false, isSheet: false };
  surface.show({ node, boxes: [box], anchor: box, scale: '1', ...flags });
}

test('a card takes its look from the shared sheet', () => {
  const sheet = makeSheet('.card { color: teal; }');
  const root = showCard(createSurface(sheet));
  expect(root.adoptedStyleSheets).toEqual([sheet]);
  expect(root.querySelector('style')).toBeNull();
});

test('if a content script cannot add a sheet, as in Firefox before 153, an element has the same rules, and follows changes', () => {
  vi.stubEnv('FIREFOX', 'true');
  vi.spyOn(ShadowRoot.prototype, 'adoptedStyleSheets', 'set').mockImplementation(() => {
    throw new Error('Accessing from Xray wrapper is not supported.');
  });
  const sheet = makeSheet('.card { color: teal; }');
  const surface = createSurface(sheet, undefined, '.card { opacity: 0; }');
  const styleOf = (root: ShadowRoot) => root.querySelector('style')?.textContent;
  expect(styleOf(showCard(surface))).toMatch(/teal.*opacity/s);
  sheet.replaceSync('.card { color: navy; }');
  expect(styleOf(showCard(surface))).toMatch(/navy.*opacity/s);
});

describe('in Firefox, the host lies over its card', () => {
  const below = { left: 10, top: 200, right: 40, bottom: 220 };
  const readCover = ({ card }: ReturnType<typeof createSurface>) =>
    ((card.getRootNode() as ShadowRoot).host as HTMLElement).style.getPropertyValue('--wayword-at');
  /** The next frame's paint, and what follows it. */
  const passFrame = () => vi.advanceTimersByTime(40);

  beforeEach(() => {
    vi.stubEnv('FIREFOX', 'true');
    // happy-dom knows neither.
    Object.defineProperty(HTMLElement.prototype, 'currentCSSZoom', { value: 1, configurable: true });
    vi.stubGlobal('visualViewport', { offsetLeft: 0, offsetTop: 0, width: 800, height: 600, scale: 1 });
    vi.useFakeTimers();
    document.body.textContent = 'Haus';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(HTMLElement.prototype, 'currentCSSZoom');
  });

  test('from its first paint, and not where the last one was', () => {
    const surface = createSurface(makeSheet(''));
    showAt(surface, document.body.firstChild as Text);
    expect(readCover(surface)).toBe('');
    passFrame();
    const first = readCover(surface);
    expect(first).toMatch(/^\d+px auto auto \d+px$/);
    surface.hide();
    showAt(surface, document.body.firstChild as Text, below);
    expect(readCover(surface)).toBe('');
    passFrame();
    expect(readCover(surface)).not.toBe(first);
  });

  test('not at the place of a card that was replaced before its first paint', () => {
    const surface = createSurface(makeSheet(''));
    showAt(surface, document.body.firstChild as Text);
    // The frame has come, and what follows its paint has not.
    vi.advanceTimersToNextFrame();
    surface.hide();
    showAt(surface, document.body.firstChild as Text, below);
    vi.advanceTimersByTime(1);
    expect(readCover(surface)).toBe('');
  });
});

describe('on a page that removes elements which are not its own', () => {
  /** Removes every new child at once, as such a page does. */
  function keepFree(...parents: Element[]): () => number {
    let removed = 0;
    const observer = new MutationObserver((records) => {
      for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
        removed += 1;
        (node as Element).remove();
      }
    });
    for (const parent of parents) observer.observe(parent, { childList: true });
    onTestFinished(() => observer.disconnect());
    return () => removed;
  }
  const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
  /** Each page has its own. */
  const load = async () => {
    vi.resetModules();
    return (await import('../../src/page/surface.ts')).createSurface(makeSheet(''));
  };

  test.each([
    ['its root', () => [document.documentElement], 'BODY'],
    ['its root and its body', () => [document.documentElement, document.body], 'P'],
  ])('%s, a card goes where it stays', async (_, parents, expected) => {
    const surface = await load();
    document.body.innerHTML = '<p></p>';
    const node = document.querySelector('p') as Element;
    const text = node.appendChild(document.createTextNode('Haus'));
    keepFree(...parents());
    showAt(surface, text);
    await settle();
    expect(surface.isThere()).toBe(true);
    expect((surface.card.getRootNode() as ShadowRoot).host.parentElement?.tagName).toBe(expected);
    surface.hide();
    await settle();
    expect(surface.isThere()).toBe(false);
  });

  test('everywhere, it gives up after three attempts', async () => {
    const surface = await load();
    document.body.innerHTML = '<p></p>';
    const node = document.querySelector('p') as Element;
    const text = node.appendChild(document.createTextNode('Haus'));
    const countRemoved = keepFree(document.documentElement, document.body, node);
    showAt(surface, text);
    await settle();
    expect(surface.isThere()).toBe(false);
    expect(countRemoved()).toBe(3);
  });

  test('later, a card that the page takes away stays away', async () => {
    const surface = await load();
    document.body.innerHTML = '<p>Haus</p>';
    showAt(surface, document.querySelector('p')?.firstChild as Text);
    await new Promise((resolve) => setTimeout(resolve, 150));
    document.documentElement.lastElementChild?.remove();
    await settle();
    expect(surface.isThere()).toBe(false);
  });
});

// @vitest-environment happy-dom
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
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

function showAt(surface: ReturnType<typeof createSurface>, node: Text): void {
  const box = { left: 10, top: 10, right: 40, bottom: 30 };
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

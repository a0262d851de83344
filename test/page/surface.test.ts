// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
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
  const box = { left: 10, top: 10, right: 40, bottom: 30 };
  const flags = { isVertical: false, isRightToLeft: false, isSheet: false };
  surface.show({ node: document.body.firstChild as Text, boxes: [box], anchor: box, scale: '1', ...flags });
  return surface.card.getRootNode() as ShadowRoot;
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

// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import english from '../../../src/locales/en.json?extension';
import { drawSitePanel } from '../../../src/page/actions/site-panel.ts';
import { drawBlock } from '../../../src/page/card-content.ts';
import type { PageCore } from '../../../src/page/hover-parts.ts';
import { createHtml } from '../../../src/page/html.ts';

test.each([
  ['is on', false, ['Off on example.org']],
  ['is off', true, []],
])('a site that %s: the card’s options for it', (_, isOff, buttons) => {
  const parts = { createHtml, drawBlock, onClick: () => undefined };
  const core = { view: window, parts, settings: { texts: english } } as unknown as PageCore;
  const choices = {
    isOff,
    language: undefined,
    isKeySite: false,
    hasHistory: true,
    hasMarks: false,
    hasCaptions: false,
  };
  const site = { site: 'example.org', ...choices, languages: [] };
  const panel = drawSitePanel({
    core,
    site,
    onOff: () => undefined,
    onChosen: () => undefined,
    onProblem: () => undefined,
  });
  expect(Array.from(panel.querySelectorAll('button'), (button) => button.textContent)).toEqual(buttons);
  expect(panel.textContent).toContain('Turn it on again from the toolbar button.');
});

test.each([
  ['acts at once', true, undefined, [true]],
  ['acts on an entered card', false, true, [false]],
  ['acts nowhere', false, false, []],
] as const)('a site on which a letter %s: the card’s options for it', (_, isKeySite, keys, expected) => {
  const parts = { createHtml, drawBlock, onClick: () => undefined };
  const known = keys === undefined ? undefined : { keys };
  const core = { view: window, parts, settings: { texts: english, known } } as unknown as PageCore;
  const choices = {
    isOff: false,
    language: undefined,
    isKeySite,
    hasHistory: true,
    hasMarks: false,
    hasCaptions: false,
  };
  const site = { site: 'example.org', ...choices, languages: [] };
  const done = () => undefined;
  const panel = drawSitePanel({ core, site, onOff: done, onChosen: done, onProblem: done });
  const boxes = [...panel.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  expect(boxes.map(({ checked }) => checked)).toEqual(expected);
});

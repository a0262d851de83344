// @vitest-environment happy-dom

import { render } from 'preact';
import { expect, test } from 'vitest';
import { LanguageChoice } from '../../../src/ui/shared/LanguageChoice.tsx';
import { byId } from '../support/page.ts';

const ENGLISH = { iso639_3: 'eng', name: 'English' };
const FRENCH = { iso639_3: 'fra', name: 'French' };

test.each([
  ['the only language is plain text', [ENGLISH], 'eng', 'SPAN'],
  ['of several languages one is chosen', [ENGLISH, FRENCH], 'eng', 'INPUT'],
  ['the only language is offered while nothing is chosen', [ENGLISH], undefined, 'INPUT'],
])('%s', (_, languages, chosen, tag) => {
  const props = { id: 'to', label: 'Meanings in', languages, chosen, onChoose: () => undefined };
  const root = document.body.appendChild(document.createElement('div'));
  render(<LanguageChoice {...props} />, root);
  expect(byId('to').tagName).toBe(tag);
  if (tag === 'SPAN') expect(root.textContent).toBe('Meanings inEnglish');
  render(null, root);
  root.remove();
});

// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test } from 'vitest';
import { Confirm } from '../../../src/ui/options/decks/Confirm.tsx';

test('an answer has the focus as soon as its question is there, before the next frame', () => {
  const root = document.body.appendChild(document.createElement('div'));
  const question = { question: 'Remove Spanish?', note: '5,000 cards go.', yes: 'Remove', no: 'Keep' };
  render(<Confirm {...question} onConfirm={() => {}} onKeep={() => {}} />, root);
  expect(document.activeElement?.textContent).toBe('Keep');
});

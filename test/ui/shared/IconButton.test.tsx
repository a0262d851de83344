// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test } from 'vitest';
import { IconButton } from '../../../src/ui/shared/IconButton.tsx';

test('a button without text has its tooltip as its name, once', () => {
  const root = document.body.appendChild(document.createElement('div'));
  render(
    <IconButton label="Keys" onPress={() => {}}>
      <kbd>?</kbd>
    </IconButton>,
    root,
  );
  const button = root.querySelector('button');
  expect(button?.title).toBe('Keys');
  // Screen readers announce a title after a different accessible name.
  expect(button?.hasAttribute('aria-label')).toBe(false);
  expect(button?.querySelector('kbd')?.closest('[aria-hidden=true]')).not.toBeNull();
});

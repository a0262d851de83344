// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test } from 'vitest';
import { IconButton } from '../../../src/ui/shared/IconButton.tsx';

test('a button without words is called once what its tooltip says', () => {
  const root = document.body.appendChild(document.createElement('div'));
  render(
    <IconButton label="Keys" onPress={() => {}}>
      <kbd>?</kbd>
    </IconButton>,
    root,
  );
  const button = root.querySelector('button');
  expect(button?.title).toBe('Keys');
  // What has another name besides its title is heard with the title behind it.
  expect(button?.hasAttribute('aria-label')).toBe(false);
  expect(button?.querySelector('kbd')?.closest('[aria-hidden=true]')).not.toBeNull();
});

// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import { lazy } from '../../../src/ui/shared/lazy.tsx';

const Meaning = ({ word }: { word: string }) => <p lang="es">{word}</p>;

/** A component whose code loads on command. */
function makeLazy() {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const load = vi.fn(() => arrival.then(() => Meaning));
  return { LazyMeaning: lazy(load), load, arrive };
}

afterEach(() => {
  for (const root of [...document.body.children]) {
    render(null, root);
    root.remove();
  }
});

const addRoot = () => document.body.appendChild(document.createElement('div'));

test('its container is empty until its code is there', async () => {
  const { LazyMeaning, arrive } = makeLazy();
  const root = addRoot();
  await act(() => render(<LazyMeaning word="casa" />, root));
  expect(root.innerHTML).toBe('');
  arrive();
  await vi.waitFor(() => expect(root.textContent).toBe('casa'));
});

test('a component is also shown if another one loads its code', async () => {
  const { LazyMeaning, load, arrive } = makeLazy();
  const [first, second] = [addRoot(), addRoot()];
  await act(() => render(<LazyMeaning word="casa" />, first));
  // Rendered, but its effects, which wait for the next frame, have not run when the code arrives.
  render(<LazyMeaning word="perro" />, second);
  arrive();
  await vi.waitFor(() => expect(first.textContent).toBe('casa'));
  await vi.waitFor(() => expect(second.textContent).toBe('perro'));
  expect(load).toHaveBeenCalledTimes(1);
});

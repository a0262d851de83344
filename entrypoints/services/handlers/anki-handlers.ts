import { ANKI_MESSAGES } from '../../../src/messaging/anki.ts';
import type { HandlerParts, HandlersOf } from './handler-parts.ts';

type Passed = (request: unknown, sender: unknown) => Promise<unknown>;

/** Passes messages about Anki to the script that answers them. */
export function createAnkiHandlers({ anki }: HandlerParts): HandlersOf<'anki'> {
  const names = Object.keys(ANKI_MESSAGES) as (keyof HandlersOf<'anki'>)[];
  const pass = (name: (typeof names)[number]): Passed => {
    // The name ties the request's type to the handler's, which TypeScript cannot follow through a variable.
    return async (request, sender) => ((await anki())[name] as Passed)(request, sender);
  };
  return Object.fromEntries(names.map((name) => [name, pass(name)])) as unknown as HandlersOf<'anki'>;
}

import { describe, expect, test } from 'vitest';
import { getLanguages } from '../../support/contract/expect-reply.ts';
import type { ContractHost } from '../../support/contract/host.ts';
import { allDecks, englishJapaneseDeck, spanishDeck } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

export function describeLanguages(host: ContractHost): void {
  describe('GET /api/v1/lang/', () => {
    const running = startHost(host, allDecks);

    test('answers a JSON array of languages, each with name, iso639_3 and has_flashcards and nothing else', async () => {
      const reply = await running().get('/api/v1/lang/');
      expect(reply).toMatchObject({ status: 200, contentType: 'application/json' });
      const languages = JSON.parse(reply.body);
      expect(Array.isArray(languages)).toBe(true);
      for (const language of languages) {
        expect(language).toStrictEqual({
          name: expect.any(String),
          iso639_3: expect.stringMatching(/^[a-z]{3}$/),
          has_flashcards: expect.any(Boolean),
        });
      }
    });

    test('covers every language that a deck is from or to, each once', async () => {
      const codes = (await getLanguages(running())).map(({ iso639_3 }) => iso639_3);
      expect(codes.sort()).toEqual(['ara', 'deu', 'eng', 'jpn', 'spa', 'tur']);
    });

    test('names the languages in their English form', async () => {
      const names = (await getLanguages(running())).map(({ name }) => name);
      expect(names.sort()).toEqual(['Arabic', 'English', 'German', 'Japanese', 'Spanish', 'Turkish']);
    });

    test('lists the languages in the same order every time', async () => {
      expect(await getLanguages(running())).toEqual(await getLanguages(running()));
    });

    test('ignores parameters', async () => {
      expect(await getLanguages(running(), '?f=deu&limit=1')).toEqual(await getLanguages(running()));
    });
  });

  describe('has_flashcards', () => {
    const running = startHost(host, [spanishDeck, englishJapaneseDeck]);

    test('is true for the source language of a deck', async () => {
      const languages = await getLanguages(running());
      expect(languages).toContainEqual({ name: 'Spanish', iso639_3: 'spa', has_flashcards: true });
    });

    test('is false for a language that is only a target', async () => {
      const languages = await getLanguages(running());
      expect(languages).toContainEqual({ name: 'Japanese', iso639_3: 'jpn', has_flashcards: false });
    });

    test('is true for a language that is the source of one deck and the target of another', async () => {
      const languages = await getLanguages(running());
      expect(languages).toContainEqual({ name: 'English', iso639_3: 'eng', has_flashcards: true });
    });
  });

  describe('without any decks', () => {
    const running = startHost(host, []);

    test('the list of languages is empty', async () => {
      expect(await getLanguages(running())).toEqual([]);
    });
  });
}

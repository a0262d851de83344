import { describe, expect, test } from 'vitest';
import { getFlashcard } from '../../support/contract/expect-reply.ts';
import type { ContractHost } from '../../support/contract/host.ts';
import { allDecks, EMOJI_FAMILY, LONG_WORD } from '../../support/contract/world.ts';
import { startHost } from './start-host.ts';

export function describeFlashcards(host: ContractHost): void {
  describe('GET /api/v1/fc/', () => {
    const running = startHost(host, allDecks);

    test('answers one flashcard with its five fields and nothing else', async () => {
      const reply = await running().get('/api/v1/fc/?f=spa&t=eng&n=2');
      expect(reply).toMatchObject({ status: 200, contentType: 'application/json' });
      expect(JSON.parse(reply.body)).toStrictEqual({
        lang_from: { iso639_3: 'spa', name: 'Spanish' },
        lang_to: { iso639_3: 'eng', name: 'English' },
        word: 'casa',
        next: 3,
        meanings: ['house', 'home'],
      });
    });

    test('chooses the card by the rank n within the pair f to t', async () => {
      expect((await getFlashcard(running(), 'spa', 'eng', 1)).word).toBe('de');
      expect((await getFlashcard(running(), 'spa', 'eng', 3)).word).toBe('año');
      expect((await getFlashcard(running(), 'deu', 'eng', 1)).word).toBe('Haus');
    });

    test('keeps the two directions of a pair apart', async () => {
      expect((await getFlashcard(running(), 'spa', 'eng', 1)).word).toBe('de');
      expect((await getFlashcard(running(), 'eng', 'spa', 1)).word).toBe('house');
    });

    test('keeps the decks from one language into several apart', async () => {
      expect((await getFlashcard(running(), 'eng', 'spa', 1)).meanings).toEqual(['casa']);
      expect((await getFlashcard(running(), 'eng', 'jpn', 1)).meanings).toEqual(['猫', 'ネコ']);
    });

    test('takes the parameters in any order', async () => {
      const reply = await running().get('/api/v1/fc/?n=2&t=eng&f=spa');
      expect(JSON.parse(reply.body)).toEqual(await getFlashcard(running(), 'spa', 'eng', 2));
    });

    test.each([
      ['a Spanish ñ', 'spa', 'eng', 3, 'año', ['year']],
      ['an inverted exclamation mark', 'spa', 'eng', 5, '¡adiós!', ['goodbye']],
      ['a capital German noun', 'deu', 'eng', 1, 'Haus', ['house', 'building']],
      ['an ß', 'deu', 'eng', 2, 'Straße', ['street']],
      ['a word of 5,000 characters', 'deu', 'eng', 5, LONG_WORD, ['a very long word']],
      ['a Turkish İ', 'tur', 'eng', 1, 'İstanbul', ['Istanbul']],
      ['a Turkish ı', 'tur', 'eng', 2, 'ışık', ['light']],
      ['Arabic with vowel signs', 'ara', 'eng', 1, 'كِتَابٌ', ['book']],
      ['a kanji', 'jpn', 'eng', 1, '猫', ['cat']],
      ['a kanji beyond 16 bits', 'jpn', 'eng', 2, '𠮟る', ['to scold']],
      ['an emoji of seven code points', 'eng', 'spa', 2, EMOJI_FAMILY, ['familia', '👪']],
      ['quotes, backslashes and markup', 'eng', 'spa', 3, '"quoted" \\ back', ['<b>no es</b> & una "etiqueta"']],
    ])('returns word and meanings as in the deck: %s', async (_, from, to, rank, word, meanings) => {
      expect(await getFlashcard(running(), from, to, rank)).toMatchObject({ word, meanings });
    });

    test('returns the meanings in the deck’s order', async () => {
      expect((await getFlashcard(running(), 'deu', 'eng', 3)).meanings).toEqual(['castle', 'lock']);
    });

    test('returns an empty array for a card without meanings', async () => {
      expect(await getFlashcard(running(), 'spa', 'eng', 6)).toMatchObject({ word: 'ojalá', meanings: [] });
    });
  });
}

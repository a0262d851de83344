import { describe, expect, test } from 'vitest';
import { listIncludedDecks, readIncludedDeck } from '../../../scripts/start/included-decks.ts';
import { parseOptions } from '../../../scripts/start/options.ts';
import { chooseReading } from '../../../scripts/start/reading.ts';

describe('the page of npm start', () => {
  test('is a story of which the default deck has all hovered words', async () => {
    const { deck, cards } = parseOptions([], {}, await listIncludedDecks());
    const served = await readIncludedDeck(deck, cards);
    expect(served.cards).toHaveLength(1_500);
    const { page, html, hovered } = chooseReading(served);
    expect({ page, html }).toEqual({ page: 'spanish.html', html: undefined });
    expect(hovered.map(([, word]) => word)).toEqual(['mercado', 'ventana', 'decir']);
  });

  test('is that story with fewer words if the deck is shorter', async () => {
    const { page, hovered } = chooseReading(await readIncludedDeck('spa-eng', 1_000));
    expect({ page, hovered }).toMatchObject({
      page: 'spanish.html',
      hovered: [
        ['ventanas', 'ventana'],
        ['dice', 'decir'],
      ],
    });
  });

  test.each(['jpn-eng', 'eng-ara', 'hin-eng'])('lists the words of %s, for which there is no story', async (pair) => {
    const { html = '', hovered } = chooseReading(await readIncludedDeck(pair, 1_500));
    expect(hovered).toHaveLength(3);
    for (const [written] of hovered) expect(html).toContain(`<li>${written}</li>`);
    expect(html).toContain(`<html lang="${pair.slice(0, 2) === 'jp' ? 'ja' : pair.slice(0, 2)}">`);
  });
});

// @vitest-environment happy-dom

import { describe, expect, test } from 'vitest';
import type { LookupEntry, LookupResult } from '../../src/model/lookup.ts';
import type { Box, Point } from '../../src/page/box.ts';
import { createHover, type Finding, type HoverCard, STOOD_MS } from '../../src/page/hover.ts';
import type { Passage } from '../../src/page/passage.ts';

/** A line of text whose letters are 10 pixels wide and 20 high, at the view's top left. */
function makePage(text: string) {
  let node = document.createTextNode(text);
  const page = {
    text,
    /** Writes the text again, as a page does whose answer streams. */
    rewrite(now: string) {
      page.text = now;
      node = document.createTextNode(now);
    },
    scrollTop: 0,
    getBoxes: (start: number, end: number): Box[] => [
      { left: start * 10, top: -page.scrollTop, right: end * 10, bottom: 20 - page.scrollTop },
    ],
    findPassage({ x, y }: { x: number; y: number }): Passage | undefined {
      const offset = Math.floor(x / 10);
      if (y < 0 || y >= 20 || !/\S/.test(page.text.charAt(offset))) return undefined;
      const [box] = page.getBoxes(offset, offset + 1) as [Box];
      const own = node;
      return {
        text: page.text,
        offset,
        language: 'deu',
        source: { node: own, offset },
        box,
        isVertical: false,
        findOffset: (source) => (source.node === own ? source.offset : undefined),
        getBoxes: (start, end) => (own === node ? page.getBoxes(start, end) : []),
        getRanges: () => [],
      };
    },
  };
  return page;
}

function makeEntry(word: string): LookupEntry {
  return { pair: 'deu-eng', word, rank: 1, definition: undefined, meanings: ['meaning'], match: 'word' };
}

/** Knows every word but "nichts". */
function findWord({ text, offset }: Passage): LookupResult {
  for (const { 0: word, index } of text.matchAll(/\S+/g)) {
    const isHere = offset >= index && offset < index + word.length;
    if (isHere && word !== 'nichts')
      return { range: { start: index, end: index + word.length }, entries: [makeEntry(word)] };
  }
  return { range: undefined, entries: [] };
}

/** A hover whose surroundings the test controls: answers come when `answer` is called, time passes with `dwell`. */
function setUp(text = 'das Haus nichts Jahr') {
  const page = makePage(text);
  const asked: Passage[] = [];
  const shown: Finding[] = [];
  const drawn: Finding['entries'][] = [];
  const followed: Finding[] = [];
  let answers: (() => void)[] = [];
  let waiting: (() => void) | undefined;
  /** Ends the time after which a card was read. */
  let stand: (() => void) | undefined;
  const noted: string[] = [];
  let endDwell: ((mayShow: boolean) => void) | undefined;
  let isShown = false;
  const card: HoverCard = {
    draw: (entries) => drawn.push(entries),
    show: (finding) => {
      shown.push(finding);
      isShown = true;
      return true;
    },
    hide: () => {
      isShown = false;
    },
    follow: (finding) => followed.push(finding),
    // The card is 26 to 100 pixels below the line.
    isUnder: ({ y }) => isShown && y >= 20 && y < 100,
    isOn: ({ y }) => isShown && y >= 26 && y < 100,
    isOnWay: (from, to) => isShown && to.y > from.y,
    isThere: () => isShown,
  };
  const made = createHover({
    findPassage: (point) => page.findPassage(point),
    lookUp: (passage) => {
      asked.push(passage);
      return new Promise((resolve, reject) => {
        answers.push(() => (text === 'fails' ? reject(new Error('no answer')) : resolve(findWord(passage))));
      });
    },
    card,
    note: ({ form }, index) => noted.push(`${form} ${index}`),
    wait: (ms, done) => {
      if (ms === STOOD_MS) {
        stand = done;
        return () => undefined;
      }
      waiting = done;
      return () => {
        waiting = undefined;
      };
    },
  });
  const startDwell = () =>
    new Promise<boolean>((resolve) => {
      endDwell = resolve;
    });
  const hover = { ...made, rest: (point: Point) => made.rest(point, startDwell) };
  const answer = async () => {
    for (const give of answers) give();
    answers = [];
    await Promise.resolve();
    await Promise.resolve();
  };
  /** Advances the time: to the end of the dwell, then to the next check of the page. */
  const dwell = async (mayShow = true) => {
    const done = waiting;
    waiting = undefined;
    done?.();
    endDwell?.(mayShow);
    await Promise.resolve();
    await Promise.resolve();
  };
  const takeCard = () => {
    isShown = false;
  };
  const showHaus = async () => {
    hover.rest({ x: 45, y: 10 });
    await answer();
    await dwell();
  };
  return {
    page,
    hover,
    asked,
    noted,
    stand: () => stand?.(),
    shown,
    drawn,
    followed,
    answer,
    dwell,
    showHaus,
    takeCard,
    isShown: () => isShown,
  };
}

test('a pointer below a card that was pinned points at nothing until it moves', async () => {
  const { hover, asked } = setUp();
  hover.hold();
  // A frame that appears below a resting pointer reports its position as a movement.
  hover.move({ x: 45, y: 10 });
  hover.rest({ x: 45, y: 10 });
  hover.move({ x: 47, y: 12 });
  hover.rest({ x: 47, y: 12 });
  expect(asked).toEqual([]);
  hover.move({ x: 55, y: 10 });
  hover.rest({ x: 55, y: 10 });
  expect(asked).toHaveLength(1);
});

test('a card that was dismissed comes back only for a pointer that moves, or for who asks', async () => {
  const { hover, asked, showHaus, isShown } = setUp();
  await showHaus();
  hover.dismiss();
  expect(isShown()).toBe(false);
  // A page that writes below a resting pointer makes it look again.
  hover.rest({ x: 45, y: 10 });
  expect(asked).toHaveLength(1);
  hover.hold(false);
  hover.rest({ x: 45, y: 10 });
  expect(asked).toHaveLength(2);
  hover.dismiss();
  hover.move({ x: 55, y: 10 });
  hover.rest({ x: 55, y: 10 });
  expect(asked).toHaveLength(3);
});

test('shows an answer that is known already', async () => {
  const { hover, page, asked, shown } = setUp();
  const passage = page.findPassage({ x: 45, y: 10 }) as Passage;
  const result = { range: { start: 4, end: 7 }, entries: [makeEntry('Haus')] };
  await hover.lookUp(passage, { result });
  expect([asked, shown[0]?.entries]).toEqual([[], result.entries]);
});

describe('a look-up counts', () => {
  test('once its card has stood open for a while', async () => {
    const { hover, showHaus, noted, stand } = setUp();
    await showHaus();
    expect(noted).toEqual([]);
    // The pointer may move on the word meanwhile.
    hover.move({ x: 50, y: 12 });
    stand();
    expect(noted).toEqual(['Haus 0']);
  });

  test('not if its card closed before', async () => {
    const { hover, showHaus, noted, stand, answer, dwell } = setUp();
    await showHaus();
    hover.move({ x: 45, y: -50 });
    stand();
    // Neither does the card of another word make it count.
    await showHaus();
    hover.move({ x: 165, y: 10 });
    hover.rest({ x: 165, y: 10 });
    await answer();
    await dwell();
    expect(noted).toEqual([]);
    stand();
    expect(noted).toEqual(['Jahr 0']);
  });
});

describe('pausing between a word and its card', () => {
  const GAP = { x: 35, y: 15 };

  test('leaves the card open for a moment, as a busy page reports only part of the way', async () => {
    const { hover, showHaus, isShown, dwell } = setUp();
    await showHaus();
    hover.move(GAP);
    hover.rest(GAP);
    expect(isShown()).toBe(true);
    hover.move({ x: 35, y: 40 });
    await dwell();
    expect(isShown()).toBe(true);
  });

  test('closes it after that', async () => {
    const { hover, showHaus, isShown, dwell } = setUp();
    await showHaus();
    hover.move(GAP);
    hover.rest(GAP);
    await dwell();
    expect(isShown()).toBe(false);
  });
});

describe('resting on a word', () => {
  test('asks at once and opens when the dwell is over', async () => {
    const { hover, asked, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    expect(asked).toMatchObject([{ offset: 4, language: 'deu' }]);
    await answer();
    expect(shown).toEqual([]);
    await dwell();
    expect(shown).toMatchObject([{ form: 'Haus', entries: [{ word: 'Haus' }] }]);
  });

  test('renders the result during the dwell, and nothing for a word that was left in the meantime', async () => {
    const { hover, shown, drawn, answer } = setUp();
    hover.rest({ x: 45, y: 10 });
    await answer();
    expect([shown.length, drawn]).toMatchObject([0, [[{ word: 'Haus' }]]]);
    hover.rest({ x: 155, y: 10 });
    hover.move({ x: 155, y: 300 });
    await answer();
    expect(drawn).toHaveLength(1);
  });

  test('opens when the answer comes after the dwell', async () => {
    const { hover, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    await dwell();
    expect(shown).toEqual([]);
    await answer();
    expect(shown).toHaveLength(1);
  });

  test('opens nothing after a dwell that allows no card', async () => {
    const { hover, drawn, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    await answer();
    await dwell(false);
    expect([drawn.length, shown.length]).toEqual([1, 0]);
  });

  test('asks nothing over blank space', () => {
    const { hover, asked } = setUp();
    hover.rest({ x: 35, y: 10 });
    hover.rest({ x: 45, y: 60 });
    expect(asked).toEqual([]);
  });

  test('opens nothing without a result, and does not ask for the same glyph again', async () => {
    const { hover, asked, shown, answer, dwell } = setUp();
    hover.rest({ x: 95, y: 10 });
    await answer();
    await dwell();
    hover.rest({ x: 96, y: 11 });
    expect(shown).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('opens nothing when the look-up fails', async () => {
    const { hover, answer, dwell, isShown } = setUp('fails');
    hover.rest({ x: 5, y: 10 });
    await answer();
    await dwell();
    expect(isShown()).toBe(false);
  });

  test('asks once for all letters of a word', async () => {
    const { hover, asked, showHaus } = setUp();
    await showHaus();
    hover.move({ x: 75, y: 10 });
    hover.rest({ x: 75, y: 10 });
    expect(asked).toHaveLength(1);
  });
});

describe('leaving a word', () => {
  test('before the dwell is over opens nothing', async () => {
    const { hover, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    await answer();
    hover.move({ x: 180, y: 10 });
    await dwell();
    expect(shown).toEqual([]);
  });

  test('before the answer comes opens nothing', async () => {
    const { hover, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    await dwell();
    hover.move({ x: 45, y: 200 });
    await answer();
    expect(shown).toEqual([]);
  });

  test('for the next word opens only that one', async () => {
    const { hover, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    hover.rest({ x: 165, y: 10 });
    await answer();
    await dwell();
    expect(shown.map(({ form }) => form)).toEqual(['Jahr']);
  });

  test('closes the card', async () => {
    const { hover, showHaus, isShown } = setUp();
    await showHaus();
    expect(isShown()).toBe(true);
    hover.move({ x: 95, y: 10 });
    expect(isShown()).toBe(false);
  });

  test('onto the card keeps it open, and looks nothing up there', async () => {
    const { hover, asked, showHaus, isShown } = setUp();
    await showHaus();
    hover.move({ x: 45, y: 60 });
    hover.rest({ x: 45, y: 60 });
    expect(isShown()).toBe(true);
    expect(asked).toHaveLength(1);
  });

  test.each([
    ['by pressing a button', { x: 45, y: 10 }, false],
    ['not by pressing a button on the card', { x: 45, y: 60 }, true],
  ])('%s', async (_name, point, expected) => {
    const { hover, showHaus, isShown } = setUp();
    await showHaus();
    hover.press(point);
    expect(isShown()).toBe(expected);
  });
});

describe('a page that a script changes', () => {
  test.each([
    ['other text', 'das Brot nichts Jahr', false],
    ['the same word, and other text elsewhere', 'das Haus und sein Jahr', true],
  ])('under a pointer at rest, to %s', async (_name, text, expected) => {
    const { page, dwell, showHaus, isShown } = setUp();
    await showHaus();
    page.text = text;
    await dwell();
    expect(isShown()).toBe(expected);
  });

  test('below a card under the pointer leaves the card open', async () => {
    const { page, hover, dwell, showHaus, isShown } = setUp();
    await showHaus();
    hover.move({ x: 45, y: 60 });
    page.text = 'das Brot nichts Jahr';
    await dwell();
    expect(isShown()).toBe(true);
  });

  test('a second time closes the card, too', async () => {
    const { page, dwell, showHaus, isShown } = setUp();
    await showHaus();
    await dwell();
    expect(isShown()).toBe(true);
    page.scrollTop = 30;
    await dwell();
    expect(isShown()).toBe(false);
  });

  test('shows nothing further of a card that it has closed', async () => {
    const { hover, takeCard, dwell, showHaus } = setUp();
    await showHaus();
    takeCard();
    await dwell();
    expect(hover.getShown()).toBeUndefined();
  });

  test('does not affect a card that a person asked for explicitly, as long as the word stays', async () => {
    const { page, hover, answer, dwell, isShown } = setUp();
    const passage = page.findPassage({ x: 45, y: 10 }) as Passage;
    void hover.lookUp(passage, { isSticky: true });
    await answer();
    await dwell();
    expect(isShown()).toBe(true);
    page.scrollTop = 30;
    await dwell();
    expect(isShown()).toBe(false);
  });
});

test.each([
  ['the card of a word that was found', 45, true],
  ['a word that no deck has', 105, false],
])('a word that a person has asked for counts until the answer, and then for %s', async (_, x, expected) => {
  const { page, hover, answer } = setUp();
  const asked = hover.lookUp(page.findPassage({ x, y: 10 }) as Passage, { isSticky: true });
  expect(hover.isAsked()).toBe(true);
  await answer();
  await asked;
  expect(hover.isAsked()).toBe(expected);
});

describe('a page that writes its text again', () => {
  test.each([
    ['with more behind the word', 'das Haus nichts Jahr und mehr', true],
    ['unchanged', 'das Haus nichts Jahr', true],
    ['with a longer word', 'das Hausboot nichts', false],
    ['with another word', 'das Maus nichts Jahr', false],
    ['without the word', 'das', false],
    ['with the word further on', 'da ist das Haus', false],
  ])('%s: whether the card stays', async (_, text, stays) => {
    const { page, shown, followed, dwell, showHaus, isShown } = setUp();
    await showHaus();
    page.rewrite(text);
    await dwell();
    expect([isShown(), followed.length, shown.length]).toEqual([stays, stays ? 1 : 0, 1]);
  });

  test('during the dwell, the card opens for the same word', async () => {
    const { page, hover, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    await answer();
    page.rewrite('das Haus nichts Jahr und mehr');
    await dwell();
    expect(shown).toMatchObject([{ form: 'Haus', passage: { text: 'das Haus nichts Jahr und mehr' } }]);
  });

  test('during the look-up, the card opens for the same word', async () => {
    const { page, hover, shown, answer, dwell } = setUp();
    hover.rest({ x: 65, y: 10 });
    page.rewrite('das Haus nichts Jahr und mehr');
    await answer();
    await dwell();
    expect(shown).toMatchObject([{ form: 'Haus', passage: { text: 'das Haus nichts Jahr und mehr' } }]);
  });

  test('keeps its card under a hand that trembles', async () => {
    const { page, hover, shown, showHaus, isShown } = setUp();
    await showHaus();
    page.rewrite('das Haus nichts Jahr und mehr');
    hover.rest({ x: 65, y: 10 });
    expect([isShown(), shown.length]).toEqual([true, 1]);
  });
});

describe('a page that moves', () => {
  test('closes the card when its word has moved', async () => {
    const { page, hover, showHaus, isShown } = setUp();
    await showHaus();
    page.scrollTop = 30;
    hover.checkMoved();
    expect(isShown()).toBe(false);
  });

  test('keeps the card when something else has scrolled', async () => {
    const { hover, showHaus, isShown } = setUp();
    await showHaus();
    hover.checkMoved();
    expect(isShown()).toBe(true);
  });

  test('opens nothing for a word that is no longer under the pointer', async () => {
    const { page, hover, shown, answer, dwell } = setUp();
    hover.rest({ x: 45, y: 10 });
    await answer();
    page.scrollTop = 500;
    await dwell();
    expect(shown).toEqual([]);
  });
});

describe('a card is entered', () => {
  test.each<[string, (hover: ReturnType<typeof setUp>['hover']) => void, boolean]>([
    ['when the pointer moves onto it', (hover) => hover.move({ x: 45, y: 40 }), true],
    ['when a finger touches it', (hover) => hover.press({ x: 45, y: 40 }), true],
    ['not by a pointer that rests on the word', () => undefined, false],
    ['not by a pointer that moves on the word', (hover) => hover.move({ x: 46, y: 11 }), false],
    ['not by a pointer on its way to it', (hover) => hover.move({ x: 45, y: 23 }), false],
    ['not where the page lays another word below the pointer', (hover) => hover.rest({ x: 45, y: 40 }), false],
    ['and left again', (hover) => [40, 23].forEach((y) => void hover.move({ x: 45, y })), false],
  ])('%s', async (_, act, expected) => {
    const { hover, showHaus } = setUp();
    await showHaus();
    expect(hover.isEntered()).toBe(false);
    act(hover);
    expect(hover.isEntered()).toBe(expected);
  });

  test('no longer after it has closed, even when another opens under the pointer', async () => {
    const { hover, page, answer, showHaus } = setUp();
    await showHaus();
    hover.move({ x: 45, y: 40 });
    hover.cancel();
    expect(hover.isEntered()).toBe(false);
    const passage = page.findPassage({ x: 45, y: 10 });
    if (!passage) throw new Error('Expected a passage, found none.');
    const asked = hover.lookUp(passage, { isSticky: true });
    await answer();
    await asked;
    expect(hover.getShown()).toBeDefined();
    expect(hover.isEntered()).toBe(false);
  });

  test('including one opened by a command', async () => {
    const { hover, page, answer } = setUp();
    const passage = page.findPassage({ x: 45, y: 10 });
    if (!passage) throw new Error('Expected a passage, found none.');
    const asked = hover.lookUp(passage, { isSticky: true });
    await answer();
    await asked;
    hover.move({ x: 45, y: 50 });
    expect(hover.isEntered()).toBe(true);
  });
});

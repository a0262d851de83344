import { describe, expect, test } from 'vitest';
import { DeckWords } from '../../scripts/lookup/deck-words.ts';
import { makeWords } from '../support/deck-words.ts';
import { readFixture } from '../support/lookup-samples.ts';
import { readStarterWords } from '../support/starter-decks.ts';

const JAPANESE = new DeckWords(readStarterWords('jpn-eng'));

/** Stands for no answer. */
const NOTHING = '-';

/** A line `本を[かった]。 = 買う 飼う`: the words that the form in brackets leads to. */
function readLine(line: string) {
  const [marked = '', words = ''] = line.split(' = ');
  return { line, text: marked.replace(/[[\]]/gu, ''), offset: marked.indexOf('['), words: words.split(' ') };
}

function count(deck: DeckWords, name: string) {
  const lines = readFixture(`spoken/${name}`).map(readLine);
  const answers = lines.map(({ line, text, offset, words }) => {
    const found = deck.define(text, offset).entries.map(({ word }) => word);
    const [first = NOTHING] = found;
    return { note: `${line}, not ${found.join(' ')}`, isFirst: words.includes(first), words, found };
  });
  const later = answers.filter(({ isFirst }) => !isFirst);
  return {
    share: 1 - later.length / lines.length,
    notes: later.map(({ note }) => note).join('\n'),
    absent: later.flatMap(({ note, words, found }) => (words.some((word) => found.includes(word)) ? [] : [note])),
  };
}

describe('words in kana and as people say them, in the included decks', () => {
  test('verbs in kana come first, and are among the answers in all', () => {
    const { share, notes, absent } = count(JAPANESE, 'jpn-kana-verbs');
    expect(share, notes).toBeGreaterThanOrEqual(0.97);
    expect(absent).toEqual([]);
  });

  test.each([
    ['jpn-kana-look-alikes', 0.9],
    ['jpn-spoken', 0.95],
  ])('%s', (name, least) => {
    const { share, notes } = count(JAPANESE, name);
    expect(share, notes).toBeGreaterThanOrEqual(least);
  });
});

test.each(['|来た。', '|来ない', '昨日|来て'])('a card 来る answers beside くる: %s', (marked) => {
  const words = makeWords('jpn', { くる: ['来る', '来た', '来ない', '来て', 'きた'], 来る: [] });
  const { entries } = words.define(marked.replace('|', ''), marked.indexOf('|'));
  expect(entries.map(({ word }) => word)).toEqual(['くる', '来る']);
});

test('Korean stems that are words of their own, and 이다, lead to their word', () => {
  const verbs =
    '가다 보내다 서다 펴다 사다 자다 타다 켜다 끄다 쓰다 만나다 깨다 베다 건너다 떠나다 나가다 일어나다 이다';
  const others = '내다 바르다 배다 새다 학교 가수 친구 학생 의사 선생님 언니';
  const { share, notes } = count(makeWords('kor', `${verbs} ${others}`.split(' ')), 'kor-spoken');
  expect(share, notes).toBeGreaterThanOrEqual(0.95);
});

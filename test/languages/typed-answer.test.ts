import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judgeTyped, type Verdict } from '../../src/languages/typed-answer.ts';
import { measureCpuMs } from '../support/cpu-time.ts';

describe('typed text against', () => {
  test.each<[string, string, string, string[], Verdict]>([
    // Meanings
    ['a meaning', 'house', 'eng', ['house'], 'right'],
    ['any of several', 'home', 'eng', ['house', 'home'], 'right'],
    ['one of a line', 'dwelling', 'eng', ['house, dwelling; home'], 'right'],
    ['a whole line with a comma', 'of course, yes', 'eng', ['of course, yes'], 'right'],
    ['a verb without its "to"', 'go', 'eng', ['to go'], 'right'],
    ['a verb with a "to" that the card lacks', 'to go', 'eng', ['go'], 'right'],
    ['a phrase with what stands for an object', 'look after sb', 'eng', ['look after'], 'right'],
    ['a phrase without it', 'look after', 'eng', ['to look after somebody'], 'right'],
    ['a Dutch verb without its object', 'zoeken', 'nld', ['iets zoeken'], 'right'],
    ['a Swedish one', 'leta efter', 'swe', ['leta efter ngt'], 'right'],
    ['a Danish one', 'gøre', 'dan', ['gøre noget'], 'right'],
    ['a Norwegian one', 'lete etter noe', 'nor', ['lete etter'], 'right'],
    ['a Polish one', 'robić', 'pol', ['robić coś'], 'right'],
    ['a Russian one', 'искать', 'rus', ['искать что-л.'], 'right'],
    ['a French one', 'chercher', 'fra', ['chercher qch.'], 'right'],
    ['the object alone', 'noget', 'dan', ['gøre noget'], 'wrong'],
    ['a pronoun itself', 'någon', 'swe', ['någon'], 'right'],
    ['"to" itself', 'to', 'eng', ['to'], 'right'],
    ['a meaning without its brackets', 'bank', 'eng', ['bank (for money)'], 'right'],
    ['with what is in brackets', 'bank for money', 'eng', ['bank (for money)'], 'right'],
    ['letters in brackets, left out', 'color', 'eng', ['colo(u)r'], 'right'],
    ['letters in brackets, typed', 'colour', 'eng', ['colo(u)r'], 'right'],
    ['capitals and a full stop', 'House.', 'eng', ['house'], 'right'],
    ['two spaces and a hyphen', 'well  known', 'eng', ['well-known'], 'right'],
    ['a curly apostrophe', 'don’t', 'eng', ["don't"], 'right'],
    ['something else', 'mouse trap', 'eng', ['house'], 'wrong'],
    ['nothing', '  ', 'eng', ['house'], 'wrong'],
    ['only signs', '?!', 'eng', ['house'], 'wrong'],
    ['a card without meanings', 'house', 'eng', [], 'wrong'],
    ['an emoji on the card', 'cat', 'eng', ['🐈'], 'wrong'],
    // Typos
    ['one letter off', 'hoise', 'eng', ['house'], 'typo'],
    ['two letters swapped', 'hosue', 'eng', ['house'], 'typo'],
    ['a letter too few', 'goverment', 'eng', ['government'], 'typo'],
    ['two letters off in a long word', 'govermnet', 'eng', ['government'], 'typo'],
    ['two letters off in a short word', 'hoisa', 'eng', ['house'], 'wrong'],
    ['one letter off in a very short word', 'cut', 'eng', ['cat'], 'wrong'],
    ['the right one of two that are near', 'house', 'eng', ['mouse', 'house'], 'right'],
    // German
    ['a noun without its article', 'Haus', 'deu', ['das Haus'], 'right'],
    ['a noun in lower case', 'das haus', 'deu', ['das Haus'], 'right'],
    ['ß as ss', 'Strasse', 'deu', ['Straße'], 'right'],
    ['ss as ß', 'muß', 'deu', ['müssen', 'muss'], 'right'],
    ['ß as ss, of a word with both', 'Strassenfuss', 'deu', ['Straßenfuss'], 'right'],
    ['ä as ae', 'Haeuser', 'deu', ['Häuser'], 'right'],
    ['ä as a', 'Hauser', 'deu', ['Häuser'], 'accents'],
    ['a reflexive verb without "sich"', 'freuen', 'deu', ['sich freuen'], 'right'],
    ['a verb without the place of its object', 'suchen', 'deu', ['etw. suchen'], 'right'],
    ['a noun with an article before the card has it behind', 'der Tisch', 'deu', ['Tisch, der'], 'right'],
    ['a noun without its plural', 'Maus', 'deu', ['die Maus (-, Mäuse)'], 'right'],
    ['the place of an object alone', 'etw.', 'deu', ['etw. suchen'], 'wrong'],
    // Articles and particles elsewhere
    ['a noun without its article', 'hus', 'swe', ['ett hus'], 'right'],
    ['a noun with an article that the card lacks', 'en bok', 'swe', ['bok'], 'right'],
    ['a verb without its particle', 'gå', 'swe', ['att gå'], 'right'],
    ['a verb without its particle', 'spise', 'nor', ['å spise'], 'right'],
    ['a noun with an article that the card lacks', 'et hus', 'dan', ['hus'], 'right'],
    ['a noun without its article', 'casă', 'ron', ['o casă'], 'right'],
    ['a noun without its article', 'ház', 'hun', ['a ház'], 'right'],
    ['a noun without its elided article', 'home', 'cat', ["l'home"], 'right'],
    ['a noun without its article', 'casa', 'cat', ['la casa'], 'right'],
    ['a noun without its article', 'σπίτι', 'ell', ['το σπίτι'], 'right'],
    ['a noun without its article and its stress', 'μερα', 'ell', ['η μέρα'], 'accents'],
    ['a noun without its article', 'بيت', 'ara', ['البيت'], 'right'],
    ['a noun with an article that the card lacks', 'البيت', 'ara', ['بيت'], 'right'],
    ['a verb without its pronoun', 'appeler', 'fra', ["s'appeler"], 'right'],
    ['one of two genders', 'la dentiste', 'fra', ['le/la dentiste'], 'right'],
    ['œ as oe', 'oeuf', 'fra', ["l'œuf"], 'right'],
    ['oe as œ', 'cœur', 'fra', ['coeur'], 'right'],
    ['æ as ae', 'aeble', 'dan', ['æble'], 'accents'],
    ['a stress mark left out', 'молоко', 'rus', ['молоко́'], 'accents'],
    ['another word of the language', 'bil', 'swe', ['en bok'], 'wrong'],
    // Accents elsewhere
    ['a tilde left out', 'ano', 'spa', ['año'], 'accents'],
    ['French accents left out', 'eleve', 'fra', ["l'élève"], 'accents'],
    ['Polish letters without their marks', 'lodz', 'pol', ['łódź'], 'accents'],
    ['Greek without its stress', 'σπιτι', 'ell', ['σπίτι'], 'accents'],
    ['accents that are decomposed', 'an\u0303o', 'spa', ['año'], 'right'],
    ['ё as е', 'елка', 'rus', ['ёлка'], 'accents'],
    // Turkish
    ['capitals with their own i', 'IŞIK', 'tur', ['ışık'], 'right'],
    ['İ as i', 'İstanbul', 'tur', ['istanbul'], 'right'],
    ['ı as i', 'isik', 'tur', ['ışık'], 'accents'],
    // Arabic, Hebrew
    ['vowel signs left out', 'مدرسة', 'ara', ['مَدْرَسَة'], 'right'],
    ['vowel signs typed', 'كِتَاب', 'ara', ['كتاب'], 'right'],
    ['ta marbuta as ha', 'مدرسه', 'ara', ['مدرسة'], 'accents'],
    ['an Arabic comma between two', 'بيت', 'ara', ['منزل، بيت'], 'right'],
    ['points left out', 'שלום', 'heb', ['שָׁלוֹם'], 'right'],
    // Japanese, Chinese, Hindi, Korean
    ['katakana as hiragana', 'てれび', 'jpn', ['テレビ'], 'right'],
    ['half-width kana', 'ﾃﾚﾋﾞ', 'jpn', ['テレビ'], 'right'],
    ['another voicing', 'かき', 'jpn', ['かぎ'], 'wrong'],
    ['one of two with a Japanese comma', '窓', 'jpn', ['扉、窓'], 'right'],
    ['wide brackets', '学校', 'zho', ['学校（小学）'], 'right'],
    ['another Devanagari vowel', 'कि', 'hin', ['की'], 'wrong'],
    ['Hangul', '집', 'kor', ['집'], 'right'],
    // Without letters
    ['an emoji', '🙂', 'eng', ['🙂'], 'right'],
    ['another emoji', '🙃', 'eng', ['🙂'], 'wrong'],
    ['an emoji among several', '🙂', 'eng', ['smile, 🙂'], 'right'],
    ['a lone surrogate', '\uD83D', 'eng', ['\uD83D'], 'right'],
    ['signs alone', '?!', 'eng', ['?!'], 'right'],
    ['nothing', '  ', 'eng', ['🙂', ' '], 'wrong'],
  ])('%s: %s', (_, typed, language, accepted, verdict) => {
    expect(judgeTyped(typed, accepted, language)).toBe(verdict);
  });
});

/** Full table of the edit distance with transpositions. */
function measureDistance(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY;
      const exchange = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      rows[i]?.push(Math.min(exchange, at(i - 1, j) + 1, at(i, j - 1) + 1, swap));
    }
  }
  return at(a.length, b.length);
}

test('a slip is up to two letters of a long word, wherever they are', () => {
  const letters = fc.string({ unit: fc.constantFrom('b', 'c', 'd'), minLength: 8, maxLength: 12 });
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      const distance = measureDistance(typed, word);
      expect(judgeTyped(typed, [word], 'xxx')).toBe(distance === 0 ? 'right' : distance <= 2 ? 'typo' : 'wrong');
    }),
  );
});

test('a slip in a text of 20,000 letters is found without comparing each letter with each', () => {
  const text = 'abcdefghij'.repeat(2_000);
  const spentMs = measureCpuMs(() => {
    expect(judgeTyped(`${text}x`, [text], 'eng')).toBe('typo');
    expect(judgeTyped(text.toUpperCase().replaceAll('A', 'X'), [text], 'eng')).toBe('wrong');
  });
  // The full table takes seconds, this some ten milliseconds.
  expect(spentMs).toBeLessThan(1_500);
});

import { describe, expect, test } from 'vitest';
import { judgeTyped, type Verdict } from '../../src/study/typed-answer.ts';

describe('typed text against', () => {
  test.each<[string, string, string, string[], Verdict]>([
    // Meanings
    ['a meaning', 'house', 'eng', ['house'], 'right'],
    ['any of several', 'home', 'eng', ['house', 'home'], 'right'],
    ['one of a line', 'dwelling', 'eng', ['house, dwelling; home'], 'right'],
    ['a whole line with a comma', 'of course, yes', 'eng', ['of course, yes'], 'right'],
    ['a verb without its "to"', 'go', 'eng', ['to go'], 'right'],
    ['a verb with a "to" that the card lacks', 'to go', 'eng', ['go'], 'right'],
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
    ['ä as ae', 'Haeuser', 'deu', ['Häuser'], 'right'],
    ['ä as a', 'Hauser', 'deu', ['Häuser'], 'accents'],
    ['a reflexive verb without "sich"', 'freuen', 'deu', ['sich freuen'], 'right'],
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
  ])('%s: %s', (_, typed, language, accepted, verdict) => {
    expect(judgeTyped(typed, accepted, language)).toBe(verdict);
  });
});

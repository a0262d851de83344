import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

const CARDS: Record<string, string[]> = {
  deu: ['z. B.', 'bzw.', 'usw.', 'd. h.', 'Hund', 'km', 'Dr.', 'Abs.', 'ab'],
  eng: ['etc.', 'e.g.', 'Dr.', 'no', 'no.', 'Mr.', 'fig', 'fig.', 'go'],
  pol: ['np.', 'itd.', 'ul.', 'm.in.', 'kot', 'tzn.'],
  rus: ['т. е.', 'и т. д.', 'г.', 'ул.', 'и', 'год'],
  fra: ['etc.', 'c.-à-d.', 'p. ex.', 'M.', 'chat'],
  spa: ['p. ej.', 'Sr.', 'EE. UU.', 'etc.', 'perro'],
  nld: ['bijv.', 'd.w.z.', 'enz.', 'o.a.', 'hond'],
  swe: ['t.ex.', 'bl.a.', 'osv.', 'dvs.', 'hund'],
};

describe('abbreviations are found with their full stops', () => {
  test.each([
    ['deu', 'Tiere, |z. B. Hunde', 'z. B.: z. B. (word)'],
    ['deu', 'Tiere, z. |B. Hunde', 'z. B.: z. B. (word)'],
    ['deu', 'Tiere, |z.B. Hunde', 'z.B.: z. B. (word)'],
    ['deu', 'das heißt, |d.h. es regnet', 'd.h.: d. h. (word)'],
    ['deu', 'heute |bzw. morgen', 'bzw.: bzw. (word)'],
    ['deu', 'Äpfel, Birnen |usw. Danach', 'usw.: usw. (word)'],
    ['deu', '§ 3 |Abs. 2', 'Abs.: Abs. (word)'],
    ['deu', 'zehn |km. Dann', 'km: km (word)'],
    ['deu', 'der alte |Dr. Meier', 'Dr.: Dr. (word)'],
    ['deu', 'Da lief der |Hund. Dann', 'Hund: Hund (word)'],
    ['eng', 'cats, dogs, |etc. Then', 'etc.: etc. (word)'],
    ['eng', 'pets, |e.g. cats', 'e.g.: e.g. (word)'],
    ['eng', 'see |fig. 3', 'fig.: fig. (word)'],
    ['eng', 'he ate a |fig. Then', 'fig: fig (word)'],
    ['eng', 'He said |no. Then', 'no: no (word)'],
    ['eng', 'house |no. 7', 'no.: no. (word)'],
    ['eng', 'I have to |go. Dr. Brown waits', 'go: go (word)'],
    ['eng', 'I have to go. |Dr. Brown waits', 'Dr.: Dr. (word)'],
    ['pol', 'zwierzęta, |np. kot', 'np.: np. (word)'],
    ['pol', 'psy, koty |itd.', 'itd.: itd. (word)'],
    ['pol', 'był tam |m.in. kot', 'm.in.: m.in. (word)'],
    ['pol', 'Mieszka przy |ul. Długiej', 'ul.: ul. (word)'],
    ['rus', 'кошки, |т.е. звери', 'т.е.: т. е. (word)'],
    ['rus', 'кошки, т. |е. звери', 'т. е.: т. е. (word)'],
    ['rus', 'кошки, собаки и |т. д. Потом', 'и т. д.: и т. д. (word)'],
    ['rus', 'в 1999 |г. он', 'г.: г. (word)'],
    ['fra', 'des animaux, |p. ex. un chat', 'p. ex.: p. ex. (word)'],
    ['fra', 'chiens, chats, |etc.', 'etc.: etc. (word)'],
    ['spa', 'animales, |p.ej. un perro', 'p.ej.: p. ej. (word)'],
    ['spa', 'el |Sr. García', 'Sr.: Sr. (word)'],
    ['nld', 'dieren, |bijv. een hond', 'bijv.: bijv. (word)'],
    ['nld', 'dieren, |d.w.z. honden', 'd.w.z.: d.w.z. (word)'],
    ['swe', 'djur, |t.ex. en hund', 't.ex.: t.ex. (word)'],
    ['swe', 'djur, |t. ex. en hund', 't. ex.: t.ex. (word)'],
    ['swe', 'katter, hundar |osv.', 'osv.: osv. (word)'],
  ])('%s: %s', (language, marked, expected) => {
    expect(describeLookup(makeWords(language, CARDS[language] ?? []), marked)).toBe(expected);
  });
});

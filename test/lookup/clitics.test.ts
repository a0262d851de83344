import { describe, expect, test } from 'vitest';
import { describeLookup, inOrder, makeWords } from '../support/deck-words.ts';

const SPANISH = makeWords('spa', {
  dar: ['da', 'dé', 'dando'],
  decir: ['di', 'diciendo'],
  indicar: ['indica'],
  ir: ['vamos', 'va'],
  sentar: ['sentad', 'sienta'],
  hablar: ['habla', 'hable'],
  va: [],
  posar: ['poso', 'posa'],
});
const ITALIAN = makeWords('ita', {
  eseguire: ['eseguendo', 'esegui'],
  porre: ['pongo'],
  dire: ["di'"],
  dare: ['dà'],
  fare: ['facendo'],
  guardare: ['guarda'],
  carne: [],
});
const PORTUGUESE = makeWords('por', {
  pó: [],
  pôr: ['põe'],
  fazer: ['faz', 'faço', 'faria'],
  dizer: ['diria', 'dirá'],
  ver: ['vemos', 'vê'],
  amar: ['ama'],
  o: ['lo', 'a'],
  dia: [],
  feira: [],
});

describe('pronouns written onto a verb', () => {
  test.each(
    inOrder([
      [SPANISH, '|Dámelo ya', 'Dámelo: dar (clitic via da)'],
      [SPANISH, 'quiero |indicarle', 'indicarle: indicar (clitic)'],
      [SPANISH, '|dímelo', 'dímelo: decir (clitic via di)'],
      [SPANISH, '|dime', 'dime: decir (clitic via di)'],
      [SPANISH, '|diciéndoselo', 'diciéndoselo: decir (clitic via diciendo)'],
      [SPANISH, '|vámonos', 'vámonos: ir (clitic via vamos)'],
      [SPANISH, '|sentaos', 'sentaos: sentar (clitic via sentad)'],
      [SPANISH, '|háblame', 'háblame: hablar (clitic via habla)'],
      // Without the accent of an imperative there is none: a hablame or a posole are other words.
      [SPANISH, '|posole', 'nothing'],
      [SPANISH, '|vale', 'vale: ir (clitic via va)'],
      [ITALIAN, 'per |eseguirlo', 'eseguirlo: eseguire (clitic)'],
      [ITALIAN, '|porlo', 'porlo: porre (clitic)'],
      [ITALIAN, '|dammelo', 'dammelo: dare (clitic)'],
      [ITALIAN, '|dimmi', 'dimmi: dire (clitic)'],
      [ITALIAN, '|facendolo', 'facendolo: fare (clitic via facendo)'],
      [ITALIAN, '|guardami', 'guardami: guardare (clitic via guarda)'],
      [ITALIAN, 'la |carne', 'carne: carne (word)'],
      [PORTUGUESE, 'vou fa|zê-lo', 'fazê-lo: fazer (clitic)'],
      [PORTUGUESE, '|pô-los', 'pô-los: pôr (clitic), pó (folded)'],
      [PORTUGUESE, '|vemo-lo', 'vemo-lo: ver (clitic via vemos)'],
      [PORTUGUESE, '|dir-se-ia', 'dir-se-ia: dizer (clitic via diria)'],
      [PORTUGUESE, 'segunda-|feira', 'feira: feira (word)'],
    ]),
  )('%s gives %s', (marked, expected, words) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

describe('small words joined to others', () => {
  const ENGLISH = makeWords('eng', {
    dog: ['dogs'],
    we: [],
    do: ['does'],
    can: [],
    will: [],
    user: [],
    get: [],
    you: [],
    well: [],
  });
  const GERMAN = makeWords('deu', { Lehrer: [], Haus: [] });
  const KOREAN = makeWords('kor', ['개', '고양이', '집', '나', '서울', '학교']);
  const PERSIAN = makeWords('fas', ['سگ', 'خانه', 'کتاب']);
  const ARABIC = makeWords('ara', ['كتاب', 'بيت', 'مدرسة']);
  const HEBREW = makeWords('heb', ['בית', 'מלך']);
  test.each(
    inOrder([
      [ENGLISH, 'the |dog’s tail', 'dog’s: dog (clitic)'],
      [ENGLISH, "the |dogs' tails", 'dogs: dog (form)'],
      [ENGLISH, "|we'd go", "we'd: we (clitic)"],
      [ENGLISH, "it |doesn't", "doesn't: do (clitic via does)"],
      [ENGLISH, 'it |doesnt', 'doesnt: do (clitic via does)'],
      [ENGLISH, 'you |wont', 'wont: will (clitic)'],
      [ENGLISH, '|youre late', 'youre: you (clitic)'],
      [ENGLISH, '|well then', 'well: well (word)'],
      [ENGLISH, 'you |can’t', 'can’t: can (clitic)'],
      [ENGLISH, "it |won't", "won't: will (clitic)"],
      [ENGLISH, 'its |constructor', 'nothing'],
      [ENGLISH, 'const |userName', 'user: user (clitic "userName")'],
      [ENGLISH, 'user|Name', 'nothing'],
      [ENGLISH, 'console.|user', 'user: user (clitic "console.user")'],
      [ENGLISH, 'get_|user_name', 'user: user (clitic "get_user_name")'],

      [GERMAN, 'alle |Lehrer_innen', 'Lehrer: Lehrer (clitic "Lehrer_innen")'],
      [GERMAN, 'alle Lehrer|Innen', 'LehrerInnen: Lehrer (derived)'],
      [GERMAN, 'alle |Lehrer:innen', 'Lehrer: Lehrer (clitic "Lehrer:innen")'],
      [GERMAN, 'alle Lehrer:|innen', 'Lehrer:innen: Lehrer (clitic)'],
      [GERMAN, 'um |12:30', 'nothing'],
      [makeWords('swe', ['EU', 'tv']), 'i |EU:s regler', 'EU: EU (clitic "EU:s")'],
      [makeWords('swe', ['EU', 'tv']), 'på tv:|n', 'tv:n: tv (clitic)'],
      [makeWords('swe', ['EU', 'tv']), 'http://|tv.se', 'tv: tv (clitic "tv.se")'],
      [KOREAN, '|고양이가', '고양이가: 고양이 (clitic)'],
      [KOREAN, '|개와', '개와: 개 (clitic)'],
      [KOREAN, '|집에서는', '집에서는: 집 (clitic)'],
      [KOREAN, '|고양이들을', '고양이들을: 고양이 (clitic)'],
      [KOREAN, '|서울로', '서울로: 서울 (clitic)'],
      [KOREAN, '|학교입니다', '학교입니다: 학교 (clitic)'],
      // The subject particle has another form after a vowel.
      [KOREAN, '|나이', 'nothing'],
      [PERSIAN, '|سگ\u200Cوار', 'سگ: سگ (clitic "سگ\u200Cوار")'],
      [PERSIAN, 'سگ\u200C|وار', 'سگ\u200Cوار: سگ (clitic)'],
      [PERSIAN, 'کتاب\u200C|خانه', 'خانه: خانه (clitic "کتاب\u200Cخانه")'],
      [makeWords('ita', { poco: ["po'"] }), 'un |po’ di', 'po’: poco (form)'],
      [makeWords('afr', ["'n"]), 'dit is ’|n hond', "’n: 'n (word)"],
      [makeWords('deu', { gehen: ['geht'] }), 'wie |geht’s', 'geht’s: gehen (clitic via geht)'],
      [makeWords('nld', ['foto']), "|foto's", "foto's: foto (clitic)"],
      [makeWords('tur', ['İstanbul']), '|İstanbul’da', 'İstanbul’da: İstanbul (clitic)'],
      [makeWords('tur', ['İstanbul']), '|ISTANBUL', 'ISTANBUL: İstanbul (folded)'],
      [ARABIC, '|الكتاب', 'الكتاب: كتاب (clitic)'],
      [ARABIC, '|وَالْكِتَابُ', 'وَالْكِتَابُ: كتاب (clitic)'],
      [ARABIC, '|للبيت', 'للبيت: بيت (clitic)'],
      [ARABIC, '|مدرسه', 'مدرسه: مدرسة (folded)'],
      [HEBREW, '|בבית', 'בבית: בית (clitic)'],
      [HEBREW, '|וּכְשֶׁהַמֶּלֶךְ', 'וּכְשֶׁהַמֶּלֶךְ: מלך (clitic)'],
      [HEBREW, '|הַבַּיִת', 'הַבַּיִת: בית (clitic)'],
      // Nothing is removed from a word that is a card itself.
      [HEBREW, '|מלך', 'מלך: מלך (word)'],
    ]),
  )('%s gives %s', (marked, expected, words) => {
    expect(describeLookup(words, marked)).toBe(expected);
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listCoreKeys, listCoreWords } from '../../src/languages/core-words.ts';

type Cases = Record<string, string>;

/** Core words by headword, joined by a bar. */
const LANGUAGES: Record<string, Cases> = {
  deu: {
    'das Haus': 'Haus',
    'ein Hund': 'Hund',
    'sich streiten': 'streiten',
    '(sich) freuen': 'freuen',
    'Hund, der': 'Hund',
    'der Hund, -e': 'Hund',
    'r Hund, -e': 'Hund',
    'Apfel, der, Äpfel': 'Apfel|Äpfel',
    'die Katze (-n)': 'Katze',
    'haus (n.)': 'haus',
    'film {m}': 'film',
    'schön [Adj.]': 'schön',
    'Hund m.': 'Hund',
    'das Haus / die Häuser': 'Haus|Häuser',
    'das Buch (Bücher)': 'Buch|Bücher',
    'Arzt bzw. Ärztin': 'Arzt|Ärztin',
    'laufen; rennen': 'laufen|rennen',
    'gehen, ging, ist gegangen': 'gehen|ging|gegangen',
    'der/die Student/in': 'Student|Studentin',
    'Student*in': 'Student|Studentin',
    'Kollege/in': 'Kollege|Kollegin',
    'auf|räumen': 'aufräumen',
    'etw. suchen': 'suchen',
    'jdn. etw. fragen': 'fragen',
    'warten auf + Akk.': 'warten auf',
    'das Haus am See': 'Haus am See',
    'das heißt': 'das heißt',
    'zu Fuß': 'zu Fuß',
    der: 'der',
    'der, die, das': 'der|die|das',
    'der/die/das': 'der|die|das',
    'wie du mir, so ich dir': 'wie du mir, so ich dir',
    'Ich gehe heute in die Stadt.': 'Ich gehe heute in die Stadt.',
    'z. B.': 'z. B.',
  },
  eng: {
    'to go': 'go',
    'to be': 'be',
    'to sing': 'sing',
    'to tell verb.': 'tell',
    'a dog': 'dog',
    'the sea': 'sea',
    'dog [n.]': 'dog',
    'colo(u)r': 'color|colour',
    'go, went, gone': 'go|went|gone',
    'lead (metal)': 'lead',
    'to look for sth.': 'look for',
    'to enjoy oneself': 'enjoy',
    'TV; television': 'TV|television',
    to: 'to',
    'a/an': 'a|an',
    'km/h': 'km/h',
    'C++': 'C++',
    'rock & roll': 'rock & roll',
  },
  fra: {
    'la maison': 'maison',
    'les gens': 'gens',
    'un chien': 'chien',
    "l'eau": 'eau',
    'l’homme': 'homme',
    "l'eau de vie": 'eau de vie',
    'se lever': 'lever',
    "s'appeler": 'appeler',
    '(se) laver': 'laver',
    'étudiant(e)': 'étudiant|étudiante',
    'acteur/trice': 'acteur|actrice',
    'heureux/se': 'heureux|heureuse',
    'beau/belle': 'beau|belle',
    'le/la collègue': 'collègue',
    "aujourd'hui": "aujourd'hui",
  },
  spa: {
    'el perro': 'perro',
    'las gafas': 'gafas',
    'el/la': 'el|la',
    'el/la estudiante': 'estudiante',
    'amigo/a': 'amigo|amiga',
    'amigo, -a': 'amigo|amiga',
    'amigo(a)': 'amigo|amiga',
    'profesor/a': 'profesor|profesora',
    'el/la niño/a': 'niño|niña',
    levantarse: 'levantarse|levantar',
    'levantar(se)': 'levantar|levantarse',
    '¡Hola!': 'Hola',
    'por supuesto': 'por supuesto',
    la: 'la',
  },
  ita: {
    'il cane': 'cane',
    'lo zio': 'zio',
    'gli amici': 'amici',
    'una casa': 'casa',
    "l'acqua": 'acqua',
    "un'amica": 'amica',
    lavarsi: 'lavarsi|lavare',
    'ragazzo/a': 'ragazzo|ragazza',
    'bello, -a': 'bello|bella',
    'il/la collega': 'collega',
    'andare (p.p. andato)': 'andare|andato',
  },
  por: {
    'o gato': 'gato',
    'a casa': 'casa',
    'os óculos': 'óculos',
    'uma vez': 'vez',
    'levantar-se': 'levantar-se|levantar',
    'professor(a)': 'professor|professora',
    'menino/a': 'menino|menina',
    'bonito, -a': 'bonito|bonita',
    'o/a': 'o|a',
    'o que': 'o que',
    'por favor': 'por favor',
  },
  nld: {
    'het huis': 'huis',
    'de hond': 'hond',
    'een kat': 'kat',
    'zich vergissen': 'vergissen',
    '(zich) wassen': 'wassen',
    'te lopen': 'lopen',
    'te koop': 'te koop',
    'huis, het': 'huis',
    'hond (m.)': 'hond',
    'het huis, -zen': 'huis',
    het: 'het',
  },
  swe: {
    'att gå': 'gå',
    'ett hus': 'hus',
    'en hund': 'hund',
    'lära sig': 'lära',
    'att lära sig': 'lära',
    'hund, -en': 'hund',
    'hus (ett)': 'hus',
    'gå; springa': 'gå|springa',
    att: 'att',
    'en/ett': 'en|ett',
  },
  dan: { 'at gå': 'gå', 'et hus': 'hus', 'en hund': 'hund', 'at sætte sig': 'sætte', 'hus, et': 'hus' },
  nor: { 'å gå': 'gå', 'ei jente': 'jente', 'et hus': 'hus', 'å sette seg': 'sette', 'jente, ei': 'jente' },
  pol: {
    'uczyć się': 'uczyć',
    'myć (się)': 'myć',
    'nauczyciel/ka': 'nauczyciel|nauczycielka',
    'pies (m.)': 'pies',
    'iść / pójść': 'iść|pójść',
    'iść; chodzić': 'iść|chodzić',
    'dobry, -a': 'dobry|dobra',
    'dzień dobry': 'dzień dobry',
    się: 'się',
    'kot m': 'kot',
  },
  ces: { 'dívat se': 'dívat', 'přát si': 'přát', 'dům (m.)': 'dům', 'jít/chodit': 'jít|chodit', se: 'se' },
  rus: {
    'студент/ка': 'студент|студентка',
    'учитель(ница)': 'учитель|учительница',
    'идти / пойти': 'идти|пойти',
    'идти/пойти': 'идти|пойти',
    'делать (нсв)': 'делать',
    'делать; сделать': 'делать|сделать',
    'дом (м.)': 'дом',
    'дом m': 'дом',
    'как дела?': 'как дела',
    учиться: 'учиться',
  },
  ell: {
    'η πλαζ': 'πλαζ',
    'ο άνθρωπος': 'άνθρωπος',
    'το σπίτι, -ια': 'σπίτι',
    'τα παιδιά': 'παιδιά',
    'ο/η γιατρός': 'γιατρός',
    'μία γάτα': 'γάτα',
    'γάτα, η': 'γάτα',
    'να πάω': 'πάω',
    'οι γονείς (πληθ.)': 'γονείς',
    το: 'το',
  },
  hun: { 'a ház': 'ház', 'az alma': 'alma', 'egy kutya': 'kutya', 'ház (házat)': 'ház|házat', 'jó napot': 'jó napot' },
  ron: {
    'a merge': 'merge',
    'o casă': 'casă',
    'un câine': 'câine',
    'a se duce': 'duce',
    'prieten(ă)': 'prieten|prietenă',
  },
  lat: {
    'mare, maris (n.)': 'mare|maris',
    'beatus (beata, beatum)': 'beatus|beata|beatum',
    'beatus, -a, -um': 'beatus|beata|beatum',
    'amo, amare': 'amo|amare',
    'rosa f.': 'rosa',
  },
  jpn: {
    '飲[の]む': '飲む|のむ',
    ' 日本[にほん] 語[ご]': '日本語|にほんご',
    '食べる（たべる）': '食べる|たべる',
    '食べる【たべる】': '食べる|たべる',
    '学校 がっこう': '学校|がっこう',
    '学校・がっこう': '学校|がっこう',
    '静か(な)': '静か|静かな',
    '勉強(する)': '勉強|勉強する',
    '〜になる': 'になる',
    食べる: '食べる',
    'コンピューター・ゲーム': 'コンピューター・ゲーム|コンピューターゲーム',
  },
  zho: {
    '你好 nǐ hǎo': '你好',
    '你好[nǐ hǎo]': '你好',
    '学习/學習': '学习|學習',
    '學校（学校）': '學校|学校',
    你好: '你好',
  },
  kor: {
    '학교 (學校)': '학교',
    '가다 / 오다': '가다|오다',
    '먹다; 마시다': '먹다|마시다',
    학교: '학교',
    '감사합니다!': '감사합니다',
  },
  ara: { البيت: 'البيت|بيت', الله: 'الله', الذي: 'الذي', الـبيت: 'الـبيت|بيت', 'بيت (ج. بيوت)': 'بيت' },
  heb: { הבית: 'הבית|בית', הוא: 'הוא', 'בית (ז)': 'בית', 'ה־בית': 'ה־בית|בית' },
};

describe.each(Object.entries(LANGUAGES))('a headword in %s', (language, cases) => {
  test.each(Object.entries(cases))('the core of "%s" is %s', (headword, expected) => {
    expect(listCoreWords(headword, language).join('|')).toBe(expected);
  });
});

describe('a headword of any letters', () => {
  const language = fc.constantFrom(...Object.keys(LANGUAGES), 'tur', 'xyz');
  const plain = fc.stringMatching(/^[bcdfgklmp]{1,12}$/);
  const part = fc.oneof(
    plain,
    fc.constantFrom(
      'der',
      'la',
      'se',
      'to',
      '-e',
      ',',
      ';',
      '/',
      '(',
      ')',
      '[',
      ']',
      'm.',
      "l'",
      '~',
      '{f}',
      '。',
      '飲',
      'む',
      '|',
      '…',
    ),
    fc.string({ unit: 'grapheme', maxLength: 4 }),
  );

  test('has at least one core word, without empty or duplicate ones', () => {
    fc.assert(
      fc.property(language, fc.array(part, { maxLength: 12 }), fc.constantFrom('', ' '), (code, parts, joint) => {
        const cores = listCoreWords(parts.join(joint), code);
        expect(cores.length).toBeGreaterThan(0);
        expect(cores.length).toBeLessThan(20);
        if (parts.join(joint).trim() !== '') expect(cores.every((core) => core !== '')).toBe(true);
        expect(new Set(cores).size).toBe(cores.length);
      }),
    );
  });

  test('is its own core word where it is a plain word', () => {
    fc.assert(
      fc.property(language, plain, (code, word) => {
        expect(listCoreWords(word, code)).toEqual([word]);
        expect(listCoreKeys(word, code)).toEqual([]);
      }),
    );
  });

  test('is found by the word behind an article', () => {
    const articles = { deu: 'das', fra: 'le', ell: 'το', hun: 'az', nld: 'het', por: 'o' };
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(articles)), plain, ([code, article], word) => {
        fc.pre(word.length > 2);
        expect(listCoreKeys(`${article} ${word}`, code)).toEqual([word]);
      }),
    );
  });

  test('is unchanged if it is as long as a text', () => {
    const text = 'der Hund; '.repeat(400);
    expect(listCoreWords(text, 'deu')).toEqual([text]);
  });
});

import { describe, expect, test } from 'vitest';
import { describeLookup, makeWords } from '../support/deck-words.ts';

describe('a derived word without a card leads to its base', () => {
  test.each([
    ['fra', ['large'], 'Il est |largement connu.', 'largement: large (derived)'],
    ['fra', ['heureux'], '|Heureusement, il vient.', 'Heureusement: heureux (derived)'],
    ['fra', ['intelligent'], 'elle répond |intelligemment', 'intelligemment: intelligent (derived)'],
    ['fra', ['confus'], 'il parle |confusément', 'confusément: confus (derived)'],
    ['fra', ['tardif'], 'arrivé |tardivement', 'tardivement: tardif (derived)'],
    ['ita', ['lento'], 'cammina |lentamente', 'lentamente: lento (derived)'],
    ['ita', ['laterale'], 'posto |lateralmente', 'lateralmente: laterale (derived)'],
    ['spa', ['furioso'], 'gritó |furiosamente', 'furiosamente: furioso (derived)'],
    ['spa', ['fácil'], 'se abre |fácilmente', 'fácilmente: fácil (derived)'],
    ['por', ['específico'], 'fala |especificamente disso', 'especificamente: específico (derived)'],
    ['por', ['visível'], '|visivelmente cansado', 'visivelmente: visível (derived)'],
    ['eng', ['effective'], 'it |effectively ended', 'effectively: effective (derived)'],
    ['eng', ['heavy'], 'it rained |heavily', 'heavily: heavy (derived)'],
    ['eng', ['possible'], 'could |possibly help', 'possibly: possible (derived)'],
    ['eng', ['electronic'], 'sent |electronically', 'electronically: electronic (derived)'],
    ['eng', ['happy'], 'pure |happiness', 'happiness: happy (derived)'],
    ['deu', ['pünktlich'], 'mit großer |Pünktlichkeit', 'Pünktlichkeit: pünktlich (derived)'],
    ['deu', ['möglich'], '|möglicherweise kommt er', 'möglicherweise: möglich (derived)'],
    ['deu', ['Bürger'], 'die |Bürgerinnen der Stadt', 'Bürgerinnen: Bürger (derived)'],
    ['deu', ['vermeiden'], 'zur |Vermeidung von Lärm', 'Vermeidung: vermeiden (derived)'],
    ['nld', ['nuchter'], 'zijn |nuchterheid', 'nuchterheid: nuchter (derived)'],
    ['nld', ['ontwapenen'], 'de |ontwapening', 'ontwapening: ontwapenen (derived)'],
    ['swe', ['fruktbar'], 'jordens |fruktbarhet', 'fruktbarhet: fruktbar (derived)'],
    ['swe', ['märka'], 'efter |märkningen', 'märkningen: märka (derived)'],
    ['pol', ['regularny'], 'jego |regularność', 'regularność: regularny (derived)'],
    ['pol', ['sprawny'], 'działa |sprawnie', 'sprawnie: sprawny (derived)'],
    ['rus', ['святой'], 'её |святости', 'святости: святой (derived)'],
  ])('%s %j: %s', (language, words, marked, expected) => {
    expect(describeLookup(makeWords(language, words), marked)).toBe(expected);
  });

  test.each([
    ['fra', ['large', 'largement'], 'Il est |largement connu.', 'largement: largement (word)'],
    ['nld', ['den', 'dingen'], 'een |ding', 'ding: dingen (stem)'],
    ['deu', ['reg'], 'bei |Regung', 'nothing'],
  ])('but not where a card or a form matches, or little is left: %s %j: %s', (language, words, marked, expected) => {
    expect(describeLookup(makeWords(language, words), marked)).toBe(expected);
  });
});

describe('a word that only begins alike is a guess', () => {
  test.each([
    ['spa', ['caudal'], 'ríos |caudalosos', 'caudalosos: caudal (guess)'],
    ['spa', ['utilizar'], 'la |utilización', 'utilización: utilizar (guess)'],
    ['ita', ['ordinare'], 'un |ordinamento', 'ordinamento: ordinare (guess)'],
    ['por', ['levantar'], 'o |levantamento', 'levantamento: levantar (guess)'],
    ['swe', ['prick'], 'den |prickade', 'prickade: prick (guess)'],
  ])('%s %j: %s', (language, words, marked, expected) => {
    expect(describeLookup(makeWords(language, words), marked)).toBe(expected);
  });

  test.each([
    ['spa', ['haba'], 'él |hab'],
    ['spa', ['pero'], 'cien |per cápita'],
    ['spa', ['covid'], 'un |cover de rock'],
    ['spa', ['apostolado'], 'el |apóstol'],
    ['por', ['designação'], 'o |design'],
    ['pol', ['zło'], 'sto |zł'],
    ['pol', ['gra'], 'sto |gr'],
    ['rus', ['см'], 'по данным |СМИ'],
    ['deu', ['anbieten'], 'ein |Angebot'],
    ['deu', ['annehmen'], 'sehr |angenehm'],
  ])('too short a common beginning does not count: %s %j: %s', (language, words, marked) => {
    expect(describeLookup(makeWords(language, words), marked)).toBe('nothing');
  });
});

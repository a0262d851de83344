import { beforeAll, describe, expect, test } from 'vitest';
import { loadInflections } from '../../../scripts/inflections.ts';
import { createClassify } from '../../../src/lookup/page-words/classify.ts';
import { createTokenCards } from '../../../src/lookup/page-words/token-cards.ts';
import type { StoredCard } from '../../../src/model/card.ts';
import type { PairId } from '../../../src/model/pair.ts';
import type { WordState } from '../../../src/model/word-state.ts';
import { createDefinitions } from '../../../src/study/definitions.ts';
import { defineWord } from '../../support/define-word.ts';
import { ENGLISH, GERMAN, makeDeck, makeStoreWith, SPANISH, type TestStore } from '../../support/store.ts';

const GERMAN_CARDS: StoredCard[] = [
  [1, 'der', ['the'], ['das', 'die', 'den']],
  [2, 'sie', ['she', 'they']],
  [3, 'sein', ['be'], ['ist', 'war']],
  [4, 'Haus', ['house'], ['Häuser', 'Hauses']],
  [5, 'Boot', ['boat'], ['Boote']],
  [6, 'gehen', ['go'], ['ging', 'gegangen']],
  [7, 'fragen', ['ask'], ['frage']],
  [8, 'Frage', ['question'], ['Fragen']],
  [9, 'Garten', ['garden']],
  [10, 'Ist', ['actual state']],
  [11, 'Rhein', ['Rhine']],
  [12, 'U-Boot', ['submarine']],
  [13, 'Montag', ['Monday']],
  [14, 'Italiener', ['Italian']],
];
const ENGLISH_CARDS: StoredCard[] = [
  [1, 'the', ['der']],
  [2, 'rose', ['Rose'], ['roses']],
  [3, 'London', ['London']],
  [4, 'see', ['sehen'], ['saw', 'seen']],
  [5, 'saw', ['Säge']],
  [6, 'garden', ['Garten']],
  [7, 'be', ['sein'], ['is', 'am', 'are']],
  [8, 'I', ['ich']],
];

const SPANISH_CARDS: StoredCard[] = [
  [1, 'yo', ['I']],
  [2, 'como', ['like']],
  [3, 'comer', ['eat']],
  [4, 'pan', ['bread']],
];

const STARTER = { kind: 'starter', licence: { id: 'MIT', url: 'https://opensource.org/license/mit' } } as const;

/** What an invented learner knows; every other word is new. */
const STATES: Record<string, WordState['state'] | 'wanted'> = {
  der: 'known',
  sein: 'known',
  Haus: 'known',
  Boot: 'known',
  gehen: 'learning',
  fragen: 'due',
  sie: 'suspended',
  the: 'known',
  see: 'known',
  be: 'known',
  Wolke: 'learning',
  comer: 'due',
};

const findStates = async (_: PairId, words: readonly string[]): Promise<WordState[]> =>
  words.map((word) => {
    const state = STATES[word] ?? 'new';
    return state === 'wanted' ? { word, state: 'new', isWanted: true } : { word, state, isWanted: false };
  });

let store: TestStore;
beforeAll(async () => {
  store = await makeStoreWith(
    makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: GERMAN_CARDS, origin: STARTER }),
    makeDeck({ pair: 'spa-eng', from: SPANISH, to: ENGLISH, cards: SPANISH_CARDS }),
    makeDeck({ pair: 'eng-deu', from: ENGLISH, to: GERMAN, cards: ENGLISH_CARDS }),
  );
});

const makeClassifier =
  (of = store) =>
  (language: string, ...texts: string[]) =>
    createClassify({
      store: of,
      define: (request) => defineWord(of, request),
      findStates,
      loadInflections,
    })(language, texts);

/** Each word with its class, and the card where it is spelt otherwise. */
async function describeWords(language: string, text: string): Promise<string> {
  const { words, places } = await makeClassifier()(language, text);
  const [flat = []] = places;
  const described: string[] = [];
  for (let at = 0; at < flat.length; at += 3) {
    const spelling = text.slice(flat[at], flat[at + 1]);
    const { class: found, card, isDoubtful } = words[flat[at + 2] ?? -1] ?? {};
    const lemma = card && card.word !== spelling ? `(${card.word})` : '';
    described.push(`${spelling}${lemma}=${found}${isDoubtful ? '?' : ''}`);
  }
  return described.join(' ');
}

describe('the words of a text', () => {
  test.each([
    ['deu', 'Das Haus ist alt.', 'Das(der)=known Haus=known ist(sein)=known alt=none'],
    ['deu', 'Wir gingen, sie ging.', 'Wir=none gingen(gehen)=learning sie=ignored ging(gehen)=learning'],
    // A card that the learner does not know has the same spelling.
    ['deu', 'Ist das wahr?', 'Ist(sein)=known? das(der)=known wahr=none'],
    ['deu', 'Ich frage nach Fragen.', 'Ich=none frage(fragen)=due nach=none Fragen(Frage)=new'],
    ['deu', 'Fragen!', 'Fragen(fragen)=due?'],
    ['deu', 'Unser Hausboot im Hausgarten', 'Unser=none Hausboot=compound im=none Hausgarten=none'],
    ['deu', 'Im Jahr 1995: 3 Boote', 'Im=none Jahr=none Boote(Boot)=known'],
    ['deu', 'Am Rhein, am Garten', 'Am=none Rhein=name am=none Garten=new'],
    ['deu', 'Ein Italiener am Montag', 'Ein=none Italiener=new am=none Montag=new'],
    // A source has the one with its hyphen, and not the other.
    ['deu', 'Ein U-Boot, ein Haus-Boot', 'Ein=none U-Boot=new ein=none Haus=known Boot=known'],
    ['eng', 'I saw the rose in London.', 'I=name saw(see)=known? the=known rose=new in=none London=name'],
    ['eng', 'We met Rose. Roses!', 'We=none met=none Rose=name Roses(rose)=new'],
    ['eng', 'The Rose Garden Is Here', 'The(the)=known Rose(rose)=new Garden(garden)=new Is(be)=known Here=none'],
    // A rule tells which word it is, as for a look-up, and only its card counts.
    ['spa', 'Yo como pan, como yo.', 'Yo(yo)=new como(comer)=due pan=new como=new yo=new'],
    ['eng', '', ''],
    ['eng', '100 % – 3.', ''],
  ])('%s: “%s”', async (language, text, expected) => {
    expect(await describeWords(language, text)).toBe(expected);
  });

  test('share one list, and stand at their places', async () => {
    const { words, places } = await makeClassifier()('deu', 'Haus', 'alt, das Haus');
    expect(words.map(({ class: found }) => found)).toEqual(['known', 'none', 'known']);
    expect(places).toEqual([
      [0, 4, 0],
      [0, 3, 1, 5, 8, 2, 9, 13, 0],
    ]);
  });
});

test('a word is found again after the learner has defined it', async () => {
  const own = await makeStoreWith(makeDeck({ pair: 'deu-eng', from: GERMAN, to: ENGLISH, cards: GERMAN_CARDS }));
  const classify = makeClassifier(own);
  expect((await classify('deu', 'Wolke')).words).toEqual([{ class: 'none' }]);
  const definitions = createDefinitions(
    own,
    () => ({ at: 1, zoneMinutes: 60 }),
    () => 'device',
  );
  await definitions.put({ id: crypto.randomUUID(), pair: 'deu-eng', word: 'Wolke', text: 'cloud' });
  expect((await classify('deu', 'Wolke')).words).toMatchObject([{ class: 'learning', card: { word: 'Wolke' } }]);
});

test('words that were found before are not looked up again', async () => {
  let reads = 0;
  const findCards = createTokenCards({
    store,
    define: (request) => {
      reads += 1;
      return defineWord(store, request);
    },
  });
  const tokens = [{ spelling: 'unbekannt', beginsSentence: false }];
  await findCards('deu', tokens);
  const once = reads;
  await findCards('deu', tokens);
  expect([once > 0, reads]).toEqual([true, once]);
});

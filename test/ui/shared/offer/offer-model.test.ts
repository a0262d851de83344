import { describe, expect, test } from 'vitest';
import type { UpstreamSummary } from '../../../../src/model/sync.ts';
import type { PublishedDecks } from '../../../../src/ui/shared/offer/deck-files.ts';
import { createOffer } from '../../../../src/ui/shared/offer/offer-model.ts';
import { makeStarter } from '../../support/builders.ts';
import { type FakeBackground, makeBackground } from '../../support/fake-background.ts';

const UPSTREAM: UpstreamSummary = {
  address: 'https://cards.example.org',
  connectedAt: 1,
  languages: [
    { iso639_3: 'eng', name: 'English', has_flashcards: false },
    { iso639_3: 'kor', name: 'Korean', has_flashcards: true },
    { iso639_3: 'zho', name: 'Chinese', has_flashcards: true },
  ],
};

const PUBLISHED: PublishedDecks = {
  address: 'https://decks.example.org/',
  decks: [{ pair: 'fra-deu', cards: 37_915, sizeBytes: 4_446_635, agreement: 0.96 }],
};

async function makeOffer(from: string, to: string, parts: Partial<FakeBackground> = {}) {
  const background = makeBackground({ starters: [makeStarter('eng-cmn', 18_000)], ...parts });
  const offer = createOffer(background.send, { from, to }, async () => PUBLISHED);
  await offer.load();
  return { offer, background };
}

const idsOf = ({ dictionaries }: ReturnType<typeof createOffer>) => dictionaries.value.map(({ id }) => id);

describe('what there is for two languages', () => {
  test('is the included deck, and follows the choice', async () => {
    const { offer } = await makeOffer('eng', 'cmn');
    expect(offer.included.value?.cards).toBe(18_000);
    offer.chooseTo('kor');
    expect(offer.included.value).toBeUndefined();
  });

  test('is what the connected server lists, which may call Chinese `zho`', async () => {
    const upstream = UPSTREAM;
    expect((await makeOffer('kor', 'eng')).offer.server.value).toBe('not-connected');
    expect((await makeOffer('kor', 'eng', { upstream })).offer.server.value).toBe('has');
    expect((await makeOffer('cmn', 'eng', { upstream })).offer.server.value).toBe('has');
    expect((await makeOffer('eng', 'kor', { upstream })).offer.server.value).toBe('lacks');
    expect((await makeOffer('kor', 'fra', { upstream })).offer.server.value).toBe('lacks');
  });

  test('is the free dictionaries of the pair, the most complete first', async () => {
    expect(idsOf((await makeOffer('jpn', 'deu')).offer)).toEqual(['jmdict', 'wiktionary', 'list']);
    expect(idsOf((await makeOffer('cmn', 'eng')).offer)).toEqual(['cedict', 'wiktionary', 'list']);
    expect(idsOf((await makeOffer('jpn', 'ita')).offer)).toEqual(['wiktionary', 'list']);
  });

  test('is a deck that releases publish as a file, beside included pictures, too', async () => {
    const { offer } = await makeOffer('fra', 'deu');
    expect(offer.file.value).toEqual({
      pair: 'fra-deu',
      cards: 37_915,
      sizeBytes: 4_446_635,
      agreement: 0.96,
      name: 'fra-deu.json',
      url: 'https://decks.example.org/fra-deu.json',
    });
    offer.chooseTo('kor');
    expect(offer.file.value).toBeUndefined();
  });

  test('is told to be missing for two languages of the interface alone', async () => {
    const { offer } = await makeOffer('ara', 'deu');
    expect(offer.isMissing.value).toBe(true);
    offer.chooseFrom('kor');
    expect(offer.isMissing.value).toBe(false);
    offer.chooseFrom('fra');
    expect(offer.isMissing.value).toBe(false);
    offer.chooseFrom('eng');
    offer.chooseTo('cmn');
    expect(offer.isMissing.value).toBe(false);
  });

  test('is not told to be missing while the list of files cannot be read', async () => {
    const offer = createOffer(makeBackground({}).send, { from: 'ara', to: 'deu' }, () => Promise.reject(new Error()));
    await offer.load();
    expect(offer.isMissing.value).toBe(false);
  });

  test('is nothing until two different languages are chosen', async () => {
    const { offer } = await makeOffer('eng', 'eng');
    expect(offer.pair.value).toBeUndefined();
    expect(offer.dictionaries.value).toEqual([]);
  });

  test('stays visible where a list cannot be read', async () => {
    const failures = new Map([['upstream.get', 'storage-unavailable']] as const);
    const { offer } = await makeOffer('eng', 'cmn', { failures, upstream: UPSTREAM });
    expect(offer.included.value?.pair).toBe('eng-cmn');
    expect(offer.server.value).toBe('not-connected');
  });
});

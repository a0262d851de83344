import { AppError } from '../../../src/app-error.ts';
import type { StarterLicence } from '../../../src/library/deck-index.ts';
import { parseDeckNotes } from '../../../src/library/formats/deck-file.ts';
import { installFirstCards } from '../../../src/library/install.ts';
import { findFace } from '../../../src/lookup/find-face.ts';
import { findFullEntries } from '../../../src/lookup/find-full-entries.ts';
import { findNear } from '../../../src/lookup/find-near.ts';
import { addStates } from '../../../src/lookup/word-states.ts';
import { readCardList, unpackCardList } from '../../../src/messaging/card-list.ts';
import { readEntryList } from '../../../src/messaging/entry-list.ts';
import type { DeckLicence } from '../../../src/model/deck.ts';
import type { LookupEntry } from '../../../src/model/lookup.ts';
import { toPairId } from '../../../src/model/pair.ts';
import type { DeckSummary } from '../../../src/model/source.ts';
import { BLOCK_SIZE } from '../../../src/store/content/blocks.ts';
import type { SourceRow } from '../../../src/store/content/content-database.ts';
import { readDeckPage } from '../../../src/store/content/read/deck-page.ts';
import { seekRank } from '../../../src/store/content/read/flashcards.ts';
import { changeSource, listSources } from '../../../src/store/content/sources.ts';
import { findLoneWords, keepLoneWords } from '../../../src/study/lone-words.ts';
import { keepAwake } from '../lifetime.ts';
import type { HandlerParts, HandlersOf } from './handler-parts.ts';

/** Answers messages about decks, and about the words that look almost like one. */
export function createDeckHandlers({
  store,
  witness,
  search,
  classifyPage,
  findFit,
  findStates,
  sound,
  definitions,
  examples,
  sync,
  starterDecks,
  deckImport,
  changes,
}: HandlerParts): HandlersOf<'lookup' | 'search' | 'deck'> {
  return {
    async 'lookup.findNear'({ pair, word }) {
      const near = await addStates({ range: undefined, entries: await findNear(store, pair, word) }, findStates);
      const own: LookupEntry = { pair, word, rank: undefined, definition: undefined, meanings: [], match: 'word' };
      const [asked, ...entries] = (await sound.addRecordings({ ...near, entries: [own, ...near.entries] })).entries;
      return { entries, isRecorded: asked?.isRecorded };
    },

    'lookup.findFull': async ({ pair, word }) => ({
      entries: await findFullEntries(store, pair, word),
      // A damaged study database does not hide the entries.
      example: await examples.find(pair, word).catch(() => undefined),
    }),

    'lookup.findFit': findFit,
    'lookup.classify': classifyPage,

    'search.words': search,

    'deck.list': async () => (await listSources(store)).map(toSummary),
    'deck.lost': witness.lost,
    async 'deck.forgetLost'() {
      await witness.forgetLost();
      changes.decks.emit();
    },
    'deck.seek': async ({ pair, rank, direction }) => ({ rank: await seekRank(store, pair, rank, direction) }),
    'deck.face': ({ pair, rank }) => findFace(store, pair, rank),
    async 'deck.change'({ id, change }) {
      await changeSource(store, id, change);
      changes.decks.emit();
    },
    'deck.loneWords': async ({ id }) => ({ words: (await findLoneWords(store, id)).length }),
    async 'deck.remove'({ id, keepWords }) {
      if (keepWords) {
        await keepAwake(() => keepLoneWords(store, definitions, id));
        changes.study.emit();
      }
      await witness.drop(id);
      await sync.remove(id);
    },
    'deck.starters': async () =>
      (await starterDecks.list()).map(({ from, to, cards, kind }) => {
        return { pair: toPairId({ from: from.iso639_3, to: to.iso639_3 }), from, to, cards, kind };
      }),
    async 'deck.install'({ pair }) {
      try {
        const deck = await installFirstCards(store, await starterDecks.readPartsToKeep(pair), Date.now());
        changes.decks.emit();
        return toSummary(deck);
      } finally {
        // The renewal also forgets the parts, after a failure too.
        changes.unfinishedDeck.emit();
      }
    },
    'deck.importBegin': deckImport.begin,
    'deck.import': async ({ cards, entries, notes, ...part }) =>
      deckImport.add({
        ...part,
        blocks: readCardList(await unpackCardList(cards), BLOCK_SIZE),
        entries: entries === undefined ? undefined : readEntryList(entries),
        notes: notes === undefined ? undefined : parseDeckNotes(notes),
      }),
    async 'deck.importFinish'({ id, ...options }) {
      const deck = await deckImport.finish(id, options);
      return { deck: deck && toSummary(deck) };
    },
    'deck.importCancel': ({ id }) => deckImport.cancel(id),
    async 'deck.export'({ id, after, limit }) {
      const page = await readDeckPage(store, id, after, limit);
      if (!page) throw new AppError('deck-unknown', `Expected a source, got ${id}.`);
      return page;
    },
    'deck.licences': async () => (await starterDecks.licences()).map(toLicence),
  };
}

function toSummary(row: SourceRow): DeckSummary {
  const {
    deck: _deck,
    endNext: _endNext,
    indexedCards: _indexed,
    position: _position,
    revision: _revision,
    respelt: _respelt,
    vulgar: _vulgar,
    ...summary
  } = row;
  return summary;
}

function toLicence({ from, to, licence, sources, changes }: StarterLicence): DeckLicence {
  return {
    pair: toPairId({ from: from.iso639_3, to: to.iso639_3 }),
    from,
    to,
    licence,
    sources: sources.map(({ name, version, licence: id, url }) => ({ name, version, licence: id, url })),
    changes,
  };
}

import { batch, computed, type ReadonlySignal, signal } from '@preact/signals';
import { toLanguageCode } from '../../../language/language-code.ts';
import type { Send } from '../../../messaging/client.ts';
import type { StarterDeckSummary } from '../../../model/deck.ts';
import { type LanguagePair, toPairId } from '../../../model/pair.ts';
import type { UpstreamSummary } from '../../../model/sync.ts';
import { INTERFACE_LANGUAGES } from '../../../settings/interface-languages.ts';
import { type DeckFileOffer, findPublished, type PublishedDecks, readPublishedDecks } from './deck-files.ts';
import { type FreeDictionary, findDictionaries } from './dictionaries.ts';

/** The connected server's offer for a pair. */
export type ServerOffer = 'not-connected' | 'has' | 'lacks';

/** The words available for a pair of languages: included, on a server, and to import. */
export interface Offer {
  from: ReadonlySignal<string | undefined>;
  to: ReadonlySignal<string | undefined>;
  /** Undefined until both languages are chosen. */
  pair: ReadonlySignal<LanguagePair | undefined>;
  /** Undefined if no deck of the pair is included. */
  included: ReadonlySignal<StarterDeckSummary | undefined>;
  server: ReadonlySignal<ServerOffer>;
  /** The deck of the pair that releases publish as a file, as the package has no room for it. */
  file: ReadonlySignal<DeckFileOffer | undefined>;
  /** Whether Wayword speaks both languages and has no words for the pair. */
  isMissing: ReadonlySignal<boolean>;
  dictionaries: ReadonlySignal<FreeDictionary[]>;
  chooseFrom(code: string): void;
  chooseTo(code: string): void;
  /** Reads the lists. One that cannot be read counts as empty. */
  load(): Promise<void>;
}

const INTERFACE_CODES = new Set(INTERFACE_LANGUAGES.map((tag) => toLanguageCode(tag)));

/** @param readFiles - Reads the list of the decks that releases publish. */
export function createOffer(send: Send, chosen: Partial<LanguagePair>, readFiles = readPublishedDecks): Offer {
  const from = signal(chosen.from);
  const to = signal(chosen.to);
  const starters = signal<StarterDeckSummary[]>([]);
  const upstream = signal<UpstreamSummary | undefined>(undefined);
  const published = signal<PublishedDecks | undefined>(undefined);
  const pair = computed(() =>
    from.value !== undefined && to.value !== undefined && from.value !== to.value
      ? { from: from.value, to: to.value }
      : undefined,
  );
  const server = computed<ServerOffer>(() => {
    if (upstream.value === undefined || pair.value === undefined) return 'not-connected';
    // A server may use `zho` for Chinese.
    const find = (code: string) => upstream.value?.languages.find(({ iso639_3 }) => toLanguageCode(iso639_3) === code);
    return find(pair.value.from)?.has_flashcards && find(pair.value.to) ? 'has' : 'lacks';
  });
  const included = computed(() => {
    const id = pair.value && toPairId(pair.value);
    return starters.value.find((deck) => deck.pair === id);
  });
  const file = computed(() => pair.value && published.value && findPublished(published.value, pair.value));
  return {
    from,
    to,
    pair,
    included,
    server,
    file,
    isMissing: computed(
      () =>
        pair.value !== undefined &&
        published.value !== undefined &&
        included.value === undefined &&
        file.value === undefined &&
        Object.values(pair.value).every((code) => INTERFACE_CODES.has(code)),
    ),
    dictionaries: computed(() => (pair.value ? findDictionaries(pair.value) : [])),
    chooseFrom(code) {
      from.value = code;
    },
    chooseTo(code) {
      to.value = code;
    },
    async load() {
      const [decks, connected, files] = await Promise.allSettled([
        send('deck.starters', {}),
        send('upstream.get', {}),
        readFiles(),
      ]);
      // One change of the page, not three.
      batch(() => {
        if (decks.status === 'fulfilled') starters.value = decks.value;
        if (connected.status === 'fulfilled') upstream.value = connected.value;
        if (files.status === 'fulfilled') published.value = files.value;
      });
    },
  };
}

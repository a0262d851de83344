import type { ExtensionTexts } from 'wayword:texts';
import { browser } from 'wxt/browser';
import { parseSuggestion, toSuggestions } from '../../src/lookup/suggestions.ts';
import type { LookupEntry } from '../../src/model/lookup.ts';
import type { HeldEvents } from '../background/held-events.ts';

/** Longest text that is looked up while it is typed. */
const MAX_LENGTH = 100;

interface OmniboxParts {
  events: Pick<HeldEvents, 'inputStarted' | 'inputChanged' | 'inputEntered'>;
  findEntries: (text: string) => Promise<LookupEntry[]>;
  texts: () => Promise<ExtensionTexts>;
}

/** Answers words typed in the address bar after the keyword. */
export function startOmnibox({ events, findEntries, texts }: OmniboxParts): void {
  const { inputStarted, inputChanged, inputEntered } = events;
  inputStarted.addListener(() => {
    texts().then(
      // Chrome expects XML; there is nothing to escape.
      ({ background }) => browser.omnibox.setDefaultSuggestion({ description: background.omnibox }),
      () => undefined,
    );
  });
  inputChanged.addListener((text, suggest) => {
    const { word } = parseSuggestion(text.slice(0, MAX_LENGTH));
    findEntries(word).then(
      (entries) => suggest(toSuggestions(entries, !import.meta.env.FIREFOX)),
      () => suggest([]),
    );
  });
  inputEntered.addListener((text, disposition) => {
    void openCard(text, disposition === 'currentTab', findEntries);
  });
}

/** Opens the card of a selected text in a new tab, if a deck has its word. */
export async function openFoundCard(
  text: string,
  findEntries: (text: string) => Promise<LookupEntry[]>,
): Promise<void> {
  const word = text.trim().slice(0, MAX_LENGTH);
  const entries = await findEntries(word).catch(() => []);
  const entry = entries.find(({ rank }) => rank !== undefined);
  if (entry) await openPlace(toPlace(entry), false);
}

async function openCard(
  text: string,
  isInThisTab: boolean,
  findEntries: (text: string) => Promise<LookupEntry[]>,
): Promise<void> {
  const { word, pair, rank } = parseSuggestion(text.slice(0, MAX_LENGTH));
  const entries = rank === undefined ? await findEntries(word).catch(() => []) : [{ pair, rank }];
  const entry = entries.find((candidate) => candidate.pair === pair) ?? entries[0];
  await openPlace(entry ? toPlace(entry) : '', isInThisTab);
}

const toPlace = ({ pair, rank }: { pair: string | undefined; rank: number | undefined }) =>
  rank === undefined ? '' : `&deck=${pair}&rank=${rank}`;

async function openPlace(place: string, isInThisTab: boolean): Promise<void> {
  const url = browser.runtime.getURL(`/popup.html?tab${place}`);
  await (isInThisTab ? browser.tabs.update({ url }) : browser.tabs.create({ url }));
}

import { formatCount } from '../shared/format.ts';
import { INTERFACE_LOCALE } from '../shared/locale.ts';

const cards = (count: number) => formatCount(count, { one: 'card', other: 'cards' });
const decks = (count: number) => formatCount(count, { one: 'deck', other: 'decks' });
const answers = (count: number) => formatCount(count, { one: 'answer', other: 'answers' });

/** What the section on the product itself says. */
export const aboutText = {
  title: 'About',
  version: 'Version',
  browser: 'Browser',
  unknownBrowser: 'Not known',
  stored: 'On this machine',
  used: (used: number, quota: number) => `${formatBytes(used)}, of ${formatBytes(quota)} that the browser allows`,
  usedOnly: (used: number) => formatBytes(used),
  notTold: 'The browser does not tell',
  decks: 'Decks',
  study: 'What you have studied and written',
  about: (bytes: number) => `about ${formatBytes(bytes)}`,
  kept: 'Safe from clearing',
  isKept: 'Yes: the browser removes it only with Wayword.',
  isNotKept: 'Not promised: the browser may remove it when the disk is full.',
  keep: 'Ask the browser to keep it',
  keepRefused: 'The browser has not agreed. It may when you use Wayword more. Save a backup under Data now and then.',
  privacy:
    'Nothing that you read, look up, study or write leaves this machine. Wayword sends requests to one place only: the flashcard server that you connect, if you connect one.',
  licence: 'Wayword is free software under the GNU General Public License, version 3 or later.',
  licenceLink: 'Read the licence',

  check: 'Check the store',
  checkIntro:
    'Reads every deck and all that you have studied, and mends what is not as it should be. You can go on meanwhile.',
  checkAgain: 'Check again',
  checking: 'Checking …',
  checkingDeck: (pair: string) => `Checking ${pair} …`,
  checkingStudy: 'Checking what you have studied …',
  right: (found: { decks: number; cards: number; answers: number }) =>
    `${decks(found.decks)}, ${cards(found.cards)}, ${answers(found.answers)}: all right.`,
  mended: (found: { decks: number; cards: number; answers: number }) =>
    `${decks(found.decks)}, ${cards(found.cards)}, ${answers(found.answers)} were checked. This was found:`,
  indexRebuilt: (pair: string, entries: number) =>
    `The word index of ${pair} was rebuilt: ${formatCount(entries, { one: 'entry was missing or wrong', other: 'entries were missing or wrong' })}.`,
  cardsRestored: (pair: string, count: number) =>
    `${pair} was taken again from the package: ${cards(count)} could not be read.`,
  cardsLost: (pair: string, count: number) =>
    `${pair} has lost ${cards(count)} that could not be read. The others answer as before.`,
  syncAgain: (pair: string) => `Sync ${pair} again`,
  syncStarted: (pair: string) => `The sync of ${pair} has started.`,
  fetchAgain: 'Connect its server and sync it again, or take it from its file again, to have all cards.',
  left: (pair: string) => `${pair} was left out: its sync is not finished.`,
  staleRows: (count: number) =>
    `${formatCount(count, { one: 'study record was', other: 'study records were' })} not as your answers say, and made anew from them.`,
  copyRewritten: 'The second copy of your answers was not like the first, and was made anew.',
  copyHasMore: (count: number) =>
    `${formatCount(count, { one: 'entry of your study log is', other: 'entries of your study log are' })} only in the second copy. Open Study: it offers to take them back.`,
  openStudy: 'Open Study',
  backups: (count: number) => `${formatCount(count, { one: 'backup', other: 'backups' })} made by themselves.`,
  backupMade: 'There was no backup. One was made now.',
  brokenBackups: (count: number) =>
    `${formatCount(count, { one: 'backup is', other: 'backups are' })} not whole any more, and will give way to new ones.`,
} as const;

const KILOBYTE = { unit: 'kilobyte', bytes: 1_000 } as const;
const UNITS = [{ unit: 'gigabyte', bytes: 1_000_000_000 }, { unit: 'megabyte', bytes: 1_000_000 }, KILOBYTE] as const;

/** `6_800_000` → "6.8 MB". */
export function formatBytes(count: number): string {
  const { unit, bytes } = UNITS.find((candidate) => count >= candidate.bytes) ?? KILOBYTE;
  const format = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(INTERFACE_LOCALE, format).format(count / bytes);
}

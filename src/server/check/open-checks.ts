import { FLASHCARD_PATH, flashcardPath, LANGUAGES_PATH } from '../../contract/paths.ts';
import { type Check, type CheckFinding, NO_ANSWER, NO_FLASHCARD, noted, skipped } from './check.ts';
import { FAR_RANK, findEnd } from './find-end.ts';
import { hasAnswered, type Probe, SAMPLE_SIZE, type Sampled } from './probe.ts';
import { explainReading, readCard } from './reading.ts';
import { describeReply, isSuccess, type RawReply } from './reply.ts';

const WRONG_KEY = 'not-a-key-of-this-server';
const FIELDS = ['lang_from', 'lang_to', 'word', 'next', 'meanings'];

/** Points that the specification leaves open: the server's behaviour and its effect on Wayword. */
export const OPEN_CHECKS: readonly Check[] = [
  {
    name: 'ranks',
    section: 'Endpoints 2 (bounds of n: not shown)',
    says: 'Where ranks begin, and whether they have gaps.',
    run: (probe) =>
      withCards(probe, ({ cards }) => {
        const ranks = cards.map(({ rank }) => rank);
        const gaps = ranks.filter((rank, index) => index > 0 && rank !== (ranks[index - 1] ?? 0) + 1).length;
        const span = gaps === 0 ? 'no gaps' : `${gaps} ${gaps === 1 ? 'gap' : 'gaps'}`;
        return noted(
          `ranks begin at ${ranks[0]}, ${span} in the first ${ranks.length}`,
          gaps === 0 ? 'asks ahead for what follows' : 'asks along next, and ahead where gaps are steady',
        );
      }),
  },
  {
    name: 'rank-zero',
    section: 'Endpoints 2 (bounds of n: not shown)',
    says: 'What n=0 is answered with.',
    run: (probe) =>
      withCards(probe, async ({ cards }) => {
        const zero = await probe.at(0);
        return noted(`n=0: ${describeAnswer(zero)}`, `begins at ${cards[0]?.rank}`);
      }),
  },
  {
    name: 'end-of-deck',
    section: 'Endpoints 2 (behaviour beyond the last rank: not shown)',
    says: 'How a deck shows its end.',
    run: (probe) => withCards(probe, () => describeEnd(probe)),
  },
  {
    name: 'far-rank',
    section: 'Endpoints 2 (behaviour beyond the last rank: not shown)',
    says: 'What a rank beyond any deck is answered with.',
    run: (probe) =>
      withCards(probe, async () => {
        const far = await probe.at(FAR_RANK);
        const isCard = far.reading.kind === 'card';
        return noted(
          `n=${FAR_RANK.toLocaleString('en')}: ${describeAnswer(far)}`,
          isCard ? 'recognises after four cards that the server repeats itself' : explainReading(far.reading),
          isCard && 'answer 404 where there is no card',
        );
      }),
  },
  {
    name: 'bad-parameters',
    section: 'Errors (not shown)',
    says: 'What parameters that are wrong or missing are answered with.',
    run: (probe) =>
      withCards(probe, async ({ pair: { from, to } }) => {
        const queries = [`f=${from}&t=${to}&n=-1`, `f=${from}&t=${to}&n=abc`, `f=${from}&t=${to}`];
        const replies: RawReply[] = [];
        for (const query of queries) replies.push(await probe.ask(`${FLASHCARD_PATH}?${query}`));
        const [negative, word, none] = replies.map(({ status }) => status);
        const isOurs = replies.some((reply) => isSuccess(reply) || reply.status >= 500);
        return noted(`n=-1: ${negative}; n=abc: ${word}; no n: ${none}`, 'never asks so', isOurs && 'answer 400');
      }),
  },
  {
    name: 'unknown-pair',
    section: 'Errors (unknown language code: not shown)',
    says: 'What a pair without flashcards is answered with.',
    run: (probe) =>
      withCards(probe, async () => {
        // ISO 639-3 codes reserved for local use, which no server has.
        const pair = { from: 'qaa', to: 'qtz' };
        const reply = await probe.ask(flashcardPath(pair, 1));
        const reading = await readCard(reply, pair);
        const isEnd = reading.kind === 'absent';
        return noted(
          `f=qaa&t=qtz: ${describeReply(reply)}`,
          isEnd ? 'says that the server has no flashcards for this pair' : explainReading(reading),
          !isEnd && 'answer 404',
        );
      }),
  },
  {
    name: 'wrong-key',
    section: 'Authentication (a missing or invalid key: not shown)',
    says: 'What a wrong key, and none, are answered with.',
    needs: 'http',
    async run(probe) {
      if (!(await hasAnswered(probe))) return skipped(NO_ANSWER);
      const { authorization: _, ...withoutKey } = probe.headers;
      const wrong = await probe.ask(LANGUAGES_PATH, { ...withoutKey, authorization: `Api-Key ${WRONG_KEY}` });
      const none = await probe.ask(LANGUAGES_PATH, withoutKey);
      const isRefused = wrong.status === 401 || wrong.status === 403;
      return noted(
        `a wrong key: ${wrong.status}; no key: ${none.status}`,
        isRefused ? 'says that the key was refused, and goes on when a new one is entered' : explainWrongKey(wrong),
        !(wrong.status === 401 && none.status === 401) && 'answer 401',
      );
    },
  },
  {
    name: 'error-bodies',
    section: 'Errors (body format: not shown)',
    says: 'How errors explain themselves.',
    run: (probe) =>
      withCards(probe, async () => {
        const { reply } = await probe.at(FAR_RANK);
        if (isSuccess(reply)) return skipped('There was no error to look at.');
        const isProblem = describeReply(reply).endsWith('problem details');
        return noted(describeReply(reply), 'goes by the status alone', !isProblem && 'send problem details (RFC 9457)');
      }),
  },
  {
    name: 'content-type',
    section: 'Endpoints (header of answers: not shown)',
    says: 'The media type of answers.',
    run: (probe) =>
      withCards(probe, async ({ cards }) => {
        const replies = [await probe.languages(), ...cards.map(({ reply }) => reply)];
        const types = [...new Set(replies.map(({ headers }) => probe.quote(headers['content-type'] ?? 'none')))];
        const isJson = types.every((type) => /^application\/json\b/i.test(type));
        return noted(types.join(', '), 'reads the body whatever it says', !isJson && 'send application/json');
      }),
  },
  {
    name: 'further-fields',
    section: 'Flashcard object (other fields: not shown)',
    says: 'Fields that the specification does not name.',
    run: (probe) =>
      withCards(probe, ({ cards }) => {
        const names = [...new Set(cards.flatMap(({ card }) => Object.keys(card)))].filter((n) => !FIELDS.includes(n));
        return noted(names.length === 0 ? 'none' : names.map(probe.quote).join(', '), 'reads past them');
      }),
  },
  {
    name: 'meanings',
    section: 'Flashcard object (may meanings be empty: not shown)',
    says: 'How many meanings cards have.',
    run: (probe) =>
      withCards(probe, ({ cards }) => {
        const counts = cards.map(({ card: { meanings } }) => (Array.isArray(meanings) ? meanings.length : 0));
        const without = counts.filter((count) => count === 0).length;
        const texts = cards.map(({ card: { word } }) => word);
        const blank = texts.filter((word) => typeof word === 'string' && word.trim() === '').length;
        const server = `${Math.min(...counts)} to ${Math.max(...counts)} each; ${without} of ${cards.length} cards without`;
        if (blank === 0) return noted(server, 'keeps cards without meanings');
        return noted(`${server}; ${blank} without a word`, 'passes over cards without a word', 'leave them out');
      }),
  },
];

interface WithCards {
  cards: readonly (Sampled & { card: Record<string, unknown> })[];
  pair: { from: string; to: string };
}

async function withCards(
  probe: Probe,
  look: (found: WithCards) => CheckFinding | Promise<CheckFinding>,
): Promise<CheckFinding> {
  if (!probe.pair) return skipped(NO_FLASHCARD);
  const { cards } = await probe.sample();
  return cards.length === 0 ? skipped(NO_FLASHCARD) : look({ cards, pair: probe.pair });
}

async function describeEnd(probe: Probe): Promise<CheckFinding> {
  const end = await findEnd(probe);
  if (!end) {
    const { cards } = await probe.sample();
    const found = `no end found in a few requests; the first ${Math.min(SAMPLE_SIZE, cards.length)} cards are there`;
    return noted(found, 'follows next until it ends');
  }
  const { last, beyond } = end;
  const next = last.card?.next;
  const place = `the last card is at ${last.rank}, its next is ${typeof next === 'number' ? next : 'no integer'}`;
  if (!beyond) return noted(place, 'takes a next that does not lead on for the end of the deck');
  return noted(`${place}; there: ${describeAnswer(beyond)}`, explainEnd(beyond));
}

function explainEnd({ reading }: Sampled): string {
  return reading.kind === 'card'
    ? 'recognises after four cards that the server repeats itself'
    : explainReading(reading);
}

export function describeAnswer({ reply, reading }: Sampled): string {
  if (reply.status === 0 && reading.kind === 'error') return `no answer (${reading.error.code})`;
  return reading.kind === 'card' ? `${reply.status} with a card` : describeReply(reply);
}

function explainWrongKey(reply: RawReply): string {
  return isSuccess(reply) ? 'takes any key for a good one' : 'cannot tell that the key is wrong';
}

import { cardCheck, findReferenceFault, isCode } from './card-checks.ts';
import { type Check, type CheckFinding, MET, missed, NO_ANSWER, NO_FLASHCARD, skipped } from './check.ts';
import { NEXT_LEADS } from './next-leads.ts';
import { hasAnswered, isSameCard, type Probe } from './probe.ts';
import { describeJson, describeReply, isPage, isSuccess, parseBody } from './reply.ts';

/** Requirements of the specification. */
export const REQUIRED_CHECKS: readonly Check[] = [
  {
    name: 'key-scheme',
    section: 'Authentication 1',
    says: 'Requests carry the key as `Authorization: Api-Key <key>`.',
    needs: 'http',
    async run(probe) {
      if (!(await hasAnswered(probe))) return skipped(NO_ANSWER);
      const { headers } = probe;
      const sent = headers.authorization ?? '';
      if (sent.startsWith('Api-Key ')) return MET;
      return missed(
        'the key to be taken as Api-Key <key>',
        `only as ${sent.startsWith('Bearer ') ? 'Bearer <key>' : '<key>'}`,
      );
    },
  },
  {
    name: 'content-type-on-get',
    section: 'Authentication 2',
    says: 'Requests carry `Content-Type: application/json`, though GET has no body.',
    needs: 'http',
    async run(probe) {
      if (!(await hasAnswered(probe))) return skipped(NO_ANSWER);
      const { headers } = probe;
      if (headers['content-type'] !== undefined) return MET;
      return missed('a GET with Content-Type: application/json to be answered', 'an answer only without that header');
    },
  },
  {
    name: 'languages-path',
    section: 'Endpoints 1, Versioning',
    says: 'GET {base_url}/api/v1/lang/ answers, without a redirect.',
    async run(probe) {
      const reply = await probe.languages();
      return isSuccess(reply) ? MET : missed('status 200 for /api/v1/lang/', describeReply(reply));
    },
  },
  {
    name: 'languages-array',
    section: 'Endpoints 1',
    says: 'The answer is a JSON array, in UTF-8.',
    async run(probe) {
      const reply = await probe.languages();
      if (!isSuccess(reply)) return skipped('There is no list of languages.');
      const parsed = parseBody(reply);
      if (Array.isArray(parsed?.json)) return findEncodingFault(reply.body) ?? MET;
      const hint = isPage(reply) ? ': the address may be that of a web page, not of the API' : '';
      return missed('a JSON array', describeReply(reply) + hint);
    },
  },
  {
    name: 'languages-fields',
    section: 'Language object',
    says: 'Each language has `name` (string), `iso639_3` (ISO 639-3 code) and `has_flashcards` (boolean).',
    run: (probe) =>
      withLanguages(probe, async (json) => {
        if (!Array.isArray(json)) return skipped('There is no array of languages.');
        for (const [index, item] of json.entries()) {
          const fault = findLanguageFault(item, `[${index}]`);
          if (fault) return fault;
        }
        return MET;
      }),
  },
  {
    name: 'languages-again',
    section: 'What the service does 5',
    says: 'It only reads: asked again, the list is the same.',
    run: (probe) =>
      withLanguages(probe, async (json) => {
        const reply = await probe.ask('/api/v1/lang/');
        const again = parseBody(reply)?.json;
        if (toComparable(again) === toComparable(json)) return MET;
        return missed('the same list of languages', isSuccess(reply) ? 'another one' : describeReply(reply));
      }),
  },
  {
    name: 'languages-cover',
    section: 'Endpoints 1, Language object',
    says: 'The list covers both languages of a deck; `has_flashcards` is true for the one it is from.',
    async run(probe) {
      const languages = parseBody(await probe.languages())?.json;
      const { cards } = await probe.sample();
      if (!Array.isArray(languages) || !probe.pair || cards.length === 0) {
        return skipped(cards.length === 0 ? NO_FLASHCARD : 'There is no list of languages.');
      }
      const { from, to } = probe.pair;
      const find = (code: string) => languages.find((language) => language?.iso639_3 === code);
      const absent = [from, to].find((code) => !find(code));
      if (absent) return missed(`${absent} in the list`, 'a list without it');
      // The previous check reports another type.
      return find(from).has_flashcards === false
        ? missed(`has_flashcards of ${from} to be true`, 'false, though it has flashcards')
        : MET;
    },
  },
  {
    name: 'flashcard-path',
    section: 'Endpoints 2',
    says: 'GET {base_url}/api/v1/fc/ with f, t and n answers, without a redirect.',
    async run(probe) {
      const { answers } = await probe.sample();
      for (const { rank, reply, reading } of answers) {
        if (reply.status === 0 && reading.kind === 'error') return { outcome: 'missed', detail: reading.error.message };
        if (!isSuccess(reply)) return missed(`status 200 for the rank ${rank}`, describeReply(reply));
      }
      return answers.length > 0 ? MET : skipped(NO_FLASHCARD);
    },
  },
  {
    name: 'flashcard-object',
    section: 'Endpoints 2',
    says: 'The answer is one flashcard: a JSON object, in UTF-8.',
    async run(probe) {
      const answers = (await probe.sample()).answers.filter(({ reply }) => isSuccess(reply));
      for (const { rank, reply, card } of answers) {
        if (!card) return missed(`a JSON object at rank ${rank}`, describeReply(reply));
        const fault = findEncodingFault(reply.body);
        if (fault) return fault;
      }
      return answers.length > 0 ? MET : skipped(NO_FLASHCARD);
    },
  },
  cardCheck({
    name: 'flashcard-word',
    section: 'Flashcard object',
    says: '`word` is a string.',
    findFault: ({ word }) => (typeof word === 'string' ? undefined : ['word to be a string', describeJson(word)]),
  }),
  cardCheck({
    name: 'flashcard-languages',
    section: 'Language reference',
    says: '`lang_from` and `lang_to` are objects with `iso639_3` and `name`, both strings.',
    findFault: ({ lang_from, lang_to }) =>
      findReferenceFault(lang_from, 'lang_from') ?? findReferenceFault(lang_to, 'lang_to'),
  }),
  cardCheck({
    name: 'flashcard-codes',
    section: 'Endpoints 2, rule 3',
    says: '`lang_from` and `lang_to` carry the codes of f and t.',
    findFault: ({ lang_from, lang_to }, { from, to }) => {
      for (const [name, value, code] of [
        ['lang_from', lang_from, from],
        ['lang_to', lang_to, to],
      ] as const) {
        const got = (value as { iso639_3?: unknown } | null | undefined)?.iso639_3;
        // The previous check reports another kind.
        if (typeof got === 'string' && got !== code) {
          return [`${name}.iso639_3 to be ${code}`, isCode(got) ? got : describeJson(got)];
        }
      }
      return undefined;
    },
  }),
  cardCheck({
    name: 'flashcard-next',
    section: 'Flashcard object',
    says: '`next` is an integer.',
    findFault: ({ next }) => (Number.isInteger(next) ? undefined : ['next to be an integer', describeJson(next)]),
  }),
  cardCheck({
    name: 'flashcard-meanings',
    section: 'Flashcard object',
    says: '`meanings` is an array of strings.',
    findFault: ({ meanings }) => {
      if (!Array.isArray(meanings)) return ['meanings to be an array', describeJson(meanings)];
      const other = meanings.find((meaning) => typeof meaning !== 'string');
      return other === undefined ? undefined : ['meanings to be strings', describeJson(other)];
    },
  }),
  {
    name: 'rank-chooses',
    section: 'Endpoints 2, rule 1',
    says: 'The rank n chooses the card: other ranks have other cards.',
    async run(probe) {
      const { cards } = await probe.sample();
      if (cards.length === 0) return skipped(NO_FLASHCARD);
      const ranks = [1, 2, 3, 4, 5];
      const answers = await Promise.all(ranks.map((rank) => probe.at(rank)));
      const [first, ...others] = answers.map(({ reading }) => reading);
      const isAlwaysTheSame = first !== undefined && others.every((reading) => isSameCard(reading, first));
      return isAlwaysTheSame ? missed('different cards at the ranks 1 to 5', 'the same card five times') : MET;
    },
  },
  {
    name: 'flashcard-again',
    section: 'What the service does 5',
    says: 'It only reads: asked again in another order, each rank has the same card.',
    async run(probe) {
      const { cards } = await probe.sample();
      if (cards.length === 0 || !probe.pair) return skipped(NO_FLASHCARD);
      for (const { rank, card } of cards.slice(0, 3).reverse()) {
        const { f, t } = { f: probe.pair.from, t: probe.pair.to };
        const reply = await probe.ask(`/api/v1/fc/?f=${f}&t=${t}&n=${rank}`);
        if (toComparable(parseBody(reply)?.json) !== toComparable(card)) {
          return missed(`the same card at rank ${rank} as before`, isSuccess(reply) ? 'another' : describeReply(reply));
        }
      }
      return MET;
    },
  },
  NEXT_LEADS,
];

async function withLanguages(
  probe: Probe,
  look: (json: unknown) => CheckFinding | Promise<CheckFinding>,
): Promise<CheckFinding> {
  const reply = await probe.languages();
  const parsed = isSuccess(reply) ? parseBody(reply) : undefined;
  return parsed ? look(parsed.json) : skipped('There is no list of languages.');
}

function findEncodingFault(body: string): CheckFinding | undefined {
  return body.includes('\uFFFD') ? missed('UTF-8', 'bytes that are not (they read as U+FFFD)') : undefined;
}

function findLanguageFault(item: unknown, place: string): CheckFinding | undefined {
  if (typeof item !== 'object' || item === null) return missed(`${place} to be an object`, describeJson(item));
  const { name, iso639_3, has_flashcards } = item as Record<string, unknown>;
  if (typeof name !== 'string') return missed(`${place}.name to be a string`, describeJson(name));
  if (typeof iso639_3 !== 'string' || !isCode(iso639_3)) {
    return missed(`${place}.iso639_3 to be three lower-case letters`, describeJson(iso639_3));
  }
  if (typeof has_flashcards === 'boolean') return undefined;
  return missed(`${place}.has_flashcards to be true or false`, describeJson(has_flashcards));
}

/** JSON with object keys and language lists in a fixed order, because their order is irrelevant. */
function toComparable(json: unknown): string | undefined {
  const items = Array.isArray(json) ? json.map((item) => stringify(item)).sort() : json;
  return stringify(items);
}

function stringify(json: unknown): string | undefined {
  return JSON.stringify(json, (_, value: unknown) => {
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value;
  });
}

import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Reading } from '../../read/reading.ts';

/** Forms that no rule gives, a lemma a row: the lemma, its class, its forms with their tags. */
const IRREGULAR_VERBS = `
be: am is are was were been being, have: has had having, do: does did done, go: goes went gone, say: said, make: made, get: got gotten,
know: knew known, think: thought, take: took taken, see: saw seen, come: came, give: gave given, find: found, tell: told, become: became,
show: shown, leave: left, feel: felt, put: put, bring: brought, begin: began begun, keep: kept, hold: held, write: wrote written,
stand: stood, hear: heard, let: let, mean: meant, set: set, meet: met, run: ran, pay: paid, sit: sat, speak: spoke spoken, lie: lay lain lied lying,
lead: led, read: read, grow: grew grown, lose: lost, fall: fell fallen, send: sent, build: built, understand: understood, draw: drew drawn,
break: broke broken, spend: spent, cut: cut, rise: rose risen, drive: drove driven, buy: bought, wear: wore worn, choose: chose chosen,
eat: ate eaten, fly: flew flown, fight: fought, catch: caught, throw: threw thrown, teach: taught, win: won, sell: sold, forget: forgot forgotten,
sing: sang sung, sleep: slept, drink: drank drunk, swim: swam swum, ring: rang rung, ride: rode ridden, hide: hid hidden, shoot: shot,
shake: shook shaken, steal: stole stolen, wake: woke woken, bear: bore borne born, beat: beaten, bite: bit bitten, blow: blew blown,
bend: bent, bind: bound, bleed: bled, burn: burnt, deal: dealt, dig: dug, dream: dreamt, feed: fed, forgive: forgave forgiven,
freeze: froze frozen, hang: hung, hit: hit, hurt: hurt, lay: laid, learn: learnt, lend: lent, light: lit, quit: quit, seek: sought,
shine: shone, shut: shut, slide: slid, smell: smelt, spread: spread, spring: sprang sprung, stick: stuck, strike: struck stricken, swear: swore sworn,
sweep: swept, swing: swung, tear: tore torn, weep: wept, bet: bet, cost: cost, forbid: forbade forbidden, shrink: shrank shrunk, sink: sank sunk,
split: split, spin: spun, spoil: spoilt, stink: stank stunk, tread: trod trodden, wind: wound, withdraw: withdrew withdrawn, wet: wet, lean: leant,
creep: crept, flee: fled, fling: flung, grind: ground, kneel: knelt, leap: leapt, mistake: mistook mistaken, overcome: overcame, prove: proven,
rid: rid, sew: sewn, sow: sown, swell: swollen, undergo: underwent undergone, upset: upset, weave: wove woven, die: dying, tie: tying, arise: arose arisen,
awake: awoke awoken, betray: betrayed, bid: bade bidden, breed: bred, broadcast: broadcast, cast: cast, cling: clung, foresee: foresaw foreseen, overtake: overtook overtaken,
spit: spat, spell: spelt, strive: strove striven, thrust: thrust, uphold: upheld, will: would, can: could, shall: should, may: might`;
const IRREGULAR_NOUNS = `
man: men, woman: women, child: children, person: people, foot: feet, tooth: teeth, mouse: mice, goose: geese, life: lives, wife: wives, knife: knives,
leaf: leaves, half: halves, self: selves, wolf: wolves, shelf: shelves, thief: thieves, loaf: loaves, ox: oxen, gentleman: gentlemen, policeman: policemen,
businessman: businessmen, fisherman: fishermen, crisis: crises, analysis: analyses, basis: bases, criterion: criteria, phenomenon: phenomena, datum: data`;
const IRREGULAR_ADJECTIVES =
  'good: better best, bad: worse worst, far: further furthest farther farthest, little: less least';

/** Words that are primarily forms: `was` is not a plural, `left` depends on the estimate. */
const AUXILIARIES = new Set(['be', 'have', 'do', 'will', 'can', 'shall', 'may']);

function parseTable(table: string): Map<string, string[]> {
  const lemmasByForm = new Map<string, string[]>();
  for (const row of table.trim().split(/,\s+/)) {
    const [lemma = '', forms = ''] = row.split(': ');
    for (const form of forms.split(' ')) lemmasByForm.set(form, [...(lemmasByForm.get(form) ?? []), lemma]);
  }
  return lemmasByForm;
}

const IRREGULAR: readonly [PartOfSpeech, Map<string, string[]>][] = [
  ['v', parseTable(IRREGULAR_VERBS)],
  ['n', parseTable(IRREGULAR_NOUNS)],
  ['a', parseTable(IRREGULAR_ADJECTIVES)],
];

function parseParts(table: string): Map<string, string[]> {
  return new Map(
    table
      .trim()
      .split(/,\s+/)
      .map((row) => {
        const [lemma = '', forms = ''] = row.split(': ');
        return [lemma, forms.split(' ')];
      }),
  );
}

const VERB_PARTS = parseParts(IRREGULAR_VERBS);
const NOUN_PARTS = parseParts(IRREGULAR_NOUNS);

/** The plural of an irregular noun, or past and participle of an irregular verb; `[]` when they are regular. */
export function findEnglishParts(word: string, pos: 'n' | 'v'): string[] {
  if (pos === 'n') return NOUN_PARTS.get(word) ?? [];
  // Not persons and gerunds: `is`, `goes`, `lying`.
  return (VERB_PARTS.get(word) ?? []).filter((form) => !/(?:s|ing|am|are)$/.test(form) || form === 'was');
}

const HAS_OWN_PAST = new Set([...(IRREGULAR[0]?.[1].values() ?? [])].flat());

/**
 * A regular ending, and the letters that it may have replaced: `tries` from `try`, `stopped` from `stop`, `making` from
 * `make`.
 */
const ENDINGS: readonly [pos: PartOfSpeech, tags: string, ending: RegExp, replacement: string][] = [
  ['n', 'pl', /(?<=[^s])s$/, ''],
  ['n', 'pl', /(?<=s|x|z|ch|sh|o)es$/, ''],
  ['n', 'pl', /(?<=[^aeiou])ies$/, 'y'],
  ['v', 'p3', /(?<=[^s])s$/, ''],
  ['v', 'p3', /(?<=s|x|z|ch|sh|o)es$/, ''],
  ['v', 'p3', /(?<=[^aeiou])ies$/, 'y'],
  ['v', 'past', /(?<=e)d$/, ''],
  ['v', 'past', /ed$/, ''],
  ['v', 'past', /(?<=([^aeiou]))\1ed$/, ''],
  ['v', 'past', /(?<=[^aeiou])ied$/, 'y'],
  ['v', 'ger', /ing$/, ''],
  ['v', 'ger', /ing$/, 'e'],
  ['v', 'ger', /(?<=([^aeiou]))\1ing$/, ''],
  ['a', 'comp', /(?<=e)r$/, ''],
  ['a', 'comp', /er$/, ''],
  ['a', 'comp', /(?<=([^aeiou]))\1er$/, ''],
  ['a', 'comp', /ier$/, 'y'],
  ['a', 'sup', /(?<=e)st$/, ''],
  ['a', 'sup', /est$/, ''],
  ['a', 'sup', /(?<=([^aeiou]))\1est$/, ''],
  ['a', 'sup', /iest$/, 'y'],
];

/**
 * Finds the readings of an English form by the rules of its few endings and a table of irregular forms.
 *
 * @param findClasses - Classes in which a dictionary knows a spelling, so that `bus` is not a plural of `bu`.
 */
export function readEnglish(form: string, findClasses: (spelling: string) => readonly PartOfSpeech[]): Reading[] {
  const readings: Reading[] = [];
  // `found` is nearly always of `find`, `saw` of `see`.
  const add = (lemma: string, pos: PartOfSpeech, tags: string, isIrregularForm = false) => {
    if (
      findClasses(lemma).includes(pos) &&
      !readings.some((r) => r.lemma === lemma && r.pos === pos && r.tags === tags)
    )
      readings.push({ lemma, pos, tags, comesFirst: isIrregularForm || (pos === 'v' && AUXILIARIES.has(lemma)) });
  };
  let isIrregular = false;
  for (const [pos, table] of IRREGULAR) {
    for (const lemma of table.get(form) ?? []) {
      isIrregular = true;
      add(lemma, pos, 'irregular', true);
    }
  }
  for (const pos of findClasses(form)) if (pos !== 'name' && pos !== 'affix') add(form, pos, 'base');
  if (!isIrregular)
    for (const [pos, tags, ending, replacement] of ENDINGS) {
      const lemma = form.replace(ending, replacement);
      // `seed` is not the past of `see`, which has its own.
      if (ending.test(form) && !(tags === 'past' && HAS_OWN_PAST.has(lemma))) add(lemma, pos, tags);
    }
  return readings;
}

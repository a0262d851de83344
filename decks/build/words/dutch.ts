import type { PartOfSpeech } from '../../read/freedict.ts';
import type { Reading } from '../../read/reading.ts';

/** Strong and irregular verbs: infinitive, past singular, past plural, participle. Verbs built on them with a prefix follow. */
const STRONG_VERBS = `
bakken bakte bakten gebakken, barsten barstte barstten gebarsten, bedriegen bedroog bedrogen bedrogen, beginnen begon begonnen begonnen,
bergen borg borgen geborgen, bevelen beval bevalen bevolen, bidden bad baden gebeden, bieden bood boden geboden, bijten beet beten gebeten,
binden bond bonden gebonden, blazen blies bliezen geblazen, blijken bleek bleken gebleken, blijven bleef bleven gebleven,
breken brak braken gebroken, brengen bracht brachten gebracht, buigen boog bogen gebogen, denken dacht dachten gedacht, doen deed deden gedaan,
dragen droeg droegen gedragen, drijven dreef dreven gedreven, dringen drong drongen gedrongen, drinken dronk dronken gedronken,
druipen droop dropen gedropen, duiken dook doken gedoken, dwingen dwong dwongen gedwongen, eten at aten gegeten, fluiten floot floten gefloten,
gaan ging gingen gegaan, gelden gold golden gegolden, genezen genas genazen genezen, genieten genoot genoten genoten, geven gaf gaven gegeven,
gieten goot goten gegoten, glijden gleed gleden gegleden, graven groef groeven gegraven, grijpen greep grepen gegrepen, hangen hing hingen gehangen,
heffen hief hieven geheven, helpen hielp hielpen geholpen, houden hield hielden gehouden, jagen joeg joegen gejaagd, kiezen koos kozen gekozen,
kijken keek keken gekeken, klimmen klom klommen geklommen, klinken klonk klonken geklonken, komen kwam kwamen gekomen, kopen kocht kochten gekocht,
krijgen kreeg kregen gekregen, krimpen kromp krompen gekrompen, kruipen kroop kropen gekropen, laten liet lieten gelaten, lachen lachte lachten gelachen,
laden laadde laadden geladen, lezen las lazen gelezen, liegen loog logen gelogen, liggen lag lagen gelegen, lijden leed leden geleden,
lijken leek leken geleken, lopen liep liepen gelopen, meten mat maten gemeten, nemen nam namen genomen, prijzen prees prezen geprezen,
raden raadde raadden geraden, rijden reed reden gereden, rijzen rees rezen gerezen, roepen riep riepen geroepen, ruiken rook roken geroken,
scheiden scheidde scheidden gescheiden, schelden schold scholden gescholden, schenken schonk schonken geschonken, scheppen schiep schiepen geschapen,
scheren schoor schoren geschoren, schieten schoot schoten geschoten, schijnen scheen schenen geschenen, schrijven schreef schreven geschreven,
schrikken schrok schrokken geschrokken, schuiven schoof schoven geschoven, slaan sloeg sloegen geslagen, slapen sliep sliepen geslapen,
sluiten sloot sloten gesloten, smelten smolt smolten gesmolten, snijden sneed sneden gesneden, spinnen spon sponnen gesponnen,
spreken sprak spraken gesproken, springen sprong sprongen gesprongen, staan stond stonden gestaan, steken stak staken gestoken,
stelen stal stalen gestolen, sterven stierf stierven gestorven, stijgen steeg stegen gestegen, stinken stonk stonken gestonken,
strijden streed streden gestreden, treden trad traden getreden, treffen trof troffen getroffen, trekken trok trokken getrokken,
vallen viel vielen gevallen, vangen ving vingen gevangen, varen voer voeren gevaren, vechten vocht vochten gevochten,
verdwijnen verdween verdwenen verdwenen, verzinnen verzon verzonnen verzonnen, vergelijken vergeleek vergeleken vergeleken, vergeten vergat vergaten vergeten, verliezen verloor verloren verloren, vinden vond vonden gevonden,
vliegen vloog vlogen gevlogen, vragen vroeg vroegen gevraagd, vriezen vroor vroren gevroren, waaien waaide waaiden gewaaid, wassen waste wasten gewassen,
wegen woog wogen gewogen, werpen wierp wierpen geworpen, weten wist wisten geweten, wijken week weken geweken, wijzen wees wezen gewezen,
winnen won wonnen gewonnen, worden werd werden geworden, wreken wreekte wreekten gewroken, wringen wrong wrongen gewrongen, zeggen zei zeiden gezegd,
zenden zond zonden gezonden, zien zag zagen gezien, zingen zong zongen gezongen, zinken zonk zonken gezonken, zitten zat zaten gezeten,
zoeken zocht zochten gezocht, zuigen zoog zogen gezogen, zwemmen zwom zwommen gezwommen, zweren zwoer zwoeren gezworen, zwijgen zweeg zwegen gezwegen,
bezwijken bezweek bezweken bezweken, braden braadde braadden gebraden, glimmen glom glommen geglommen, heten heette heetten geheten,
kluiven kloof kloven gekloven, knijpen kneep knepen geknepen, malen maalde maalden gemalen, melken molk molken gemolken,
rijgen reeg regen geregen, schenden schond schonden geschonden, schrijden schreed schreden geschreden, slijpen sleep slepen geslepen,
slijten sleet sleten gesleten, sluipen sloop slopen geslopen, smijten smeet smeten gesmeten, snuiven snoof snoven gesnoven,
spannen spande spanden gespannen, splijten spleet spleten gespleten, spugen spuugde spuugden gespuugd, spuiten spoot spoten gespoten,
stoten stootte stootten gestoten, strijken streek streken gestreken, stuiven stoof stoven gestoven, verslinden verslond verslonden verslonden,
verwijten verweet verweten verweten, vlechten vlocht vlochten gevlochten, vouwen vouwde vouwden gevouwen, weven weefde weefden geweven,
wuiven wuifde wuifden gewuifd, zuipen zoop zopen gezopen, zwellen zwol zwollen gezwollen, zwerven zwierf zwierven gezworven`;

const STRONG = new Map(
  STRONG_VERBS.trim()
    .split(/,\s+/)
    .map((row) => {
      const [infinitive = '', singular = '', plural = '', participle = ''] = row.split(' ');
      return [infinitive, { singular, plural, participle }] as const;
    }),
);

const SEPARABLE =
  /^(aan|achter|af|bij|binnen|door|goed|in|klaar|langs|los|mee|na|neer|om|onder|op(?!en)|over|rond|samen|tegen|terug|thuis|toe|uit|vast|vol|voor|voorbij|vrij|weg|plaats|deel|waar(?=n))(?=.{4})/;
/** Prefixes that are parted from some verbs and not from others: `overnemen`, `overleven`. */
const EITHER_WAY = /^(achter|over|onder|door|om|voor|vol|mis|aan(?=vaard|bid))(?=.{4})/;
const INSEPARABLE = /^(achter|be|ge|her|ont|ver|er|mis|over|onder|door|vol|voor|weer|om|aan)(?=.{4})/;

/** A verb of two syllables is stressed on the first: `keren` has the stem `keer`, `verbeteren` has `verbeter`. */
const STRESSED = /^[^aeiou]*[aeou][bdfgklmnprstvz]en$/;

/** `lopen` has the stem `loop`, `zetten` has `zet`, `reizen` has `reis`: Dutch spells an open syllable with one vowel letter. */
export function toStem(infinitive: string): string {
  // One syllable: `gaan`, `slaan`, `doen`, `zien`, and what is built on them.
  const short = /^(?:.*[^aeiou])?(?:aa|oe|ie)(?=n$)/.exec(infinitive)?.[0];
  if (short !== undefined && infinitive.length <= 7) return short.replace(/aa$/, 'a');
  if (/komen$/.test(infinitive)) return infinitive.slice(0, -2);
  const prefix = /^(be|ge|her|ont|ver)(?=[^aeiou].{3})/.exec(infinitive)?.[1];
  if (prefix !== undefined && STRESSED.test(infinitive.slice(prefix.length)))
    return prefix + toStem(infinitive.slice(prefix.length));
  let stem = infinitive.replace(/en$/, '');
  // `creëer`, `kopieer`.
  if (/[ei]ër$/.test(stem)) return stem.replace(/eër$/, 'eëer').replace(/iër$/, 'ieer');
  if (/([bdfgklmnprst])\1$/.test(stem)) return stem.slice(0, -1);
  const isLong =
    /(^|[^aeiou])[aeou][bdfgklmnprstvz]$/.test(stem) && (STRESSED.test(infinitive) || !/(el|er|em|en|ig)$/.test(stem));
  if (isLong) stem = stem.replace(/([aeou])(.)$/, '$1$1$2');
  return stem.replace(/v$/, 'f').replace(/z$/, 's');
}

/** The stem before an ending that begins with a vowel: `groot` in `grote`, `dik` in `dikke`, `lief` in `lieve`, `huis` in `huizen`. */
export function toOpen(word: string): string[] {
  const open: string[] = [];
  if (/([aeou])\1[bdfgklmnprst]$/.test(word)) open.push(word.replace(/([aeou])\1(.)$/, '$1$2'));
  else if (/(^|[^aeiou])[aeiou][bdfgklmnprst]$/.test(word)) open.push(word.replace(/(.)$/, '$1$1'), word);
  else open.push(word);
  const voiced = open
    .filter((stem) => /[^fs][fs]$/.test(stem))
    .map((stem) => stem.replace(/f$/, 'v').replace(/s$/, 'z'));
  return [...voiced, ...open];
}

function toRegular(infinitive: string): string[][] {
  const stem = toStem(infinitive);
  const rawEnd = infinitive.replace(/en$/, '').slice(-1);
  // 't kofschip: a voiceless end of the stem, before its spelling changed, takes -te.
  const dental = /[tkfscxp]$/.test(rawEnd) || /ch$/.test(stem) ? 't' : 'd';
  const past = stem + dental;
  const participle = stem.endsWith(dental) ? stem : stem + dental;
  const isPrefixed = /^(be|ge|her|ont|ver|er|achter|over|onder|door|om|voor|vol|mis|aan(?=vaard))(?=.{4})/.test(
    infinitive,
  );
  return [
    ['pres.1', stem],
    ['pres.3', stem.endsWith('t') ? stem : `${stem}t`],
    ['past.sg', `${past}e`],
    ['past.pl', `${past}en`],
    ['pp', isPrefixed ? participle : `ge${participle}`],
    ['pp.infl', `${isPrefixed ? '' : 'ge'}${participle}e`],
  ];
}

function toStrong(infinitive: string): string[][] | undefined {
  const verb = STRONG.get(infinitive);
  if (!verb) return undefined;
  const stem = toStem(infinitive);
  const isShort = /(aan|oen|ien)$/.test(infinitive);
  const present = isShort ? infinitive.replace(/n$/, 't') : stem.endsWith('t') ? stem : `${stem}t`;
  const inflected = toOpen(verb.participle)[0] ?? verb.participle;
  return [
    ['pres.1', stem],
    ['pres.3', present],
    ['past.sg', verb.singular],
    ['past.pl', verb.plural],
    ['pp', verb.participle],
    ['pp.infl', /en$/.test(verb.participle) ? verb.participle : `${inflected}e`],
  ];
}

/** Past and participle of a strong or irregular verb, also of one with a prefix; `[]` when they are regular. */
export function findDutchParts(infinitive: string): string[] {
  const separable = SEPARABLE.exec(infinitive)?.[1] ?? '';
  const base = infinitive.slice(separable.length);
  const verb = STRONG.get(infinitive) ?? (EITHER_WAY.test(infinitive) ? undefined : STRONG.get(base));
  if (!verb) return [];
  if (STRONG.has(infinitive) || separable === '') return [verb.singular, verb.participle];
  return [`${verb.singular} ${separable}`, separable + verb.participle];
}

/** Forms of a verb with their tags. A separable verb has the forms that are written as one word: `aangeeft`, `aangegeven`. */
function conjugate(infinitive: string): string[][] {
  const own = toStrong(infinitive);
  if (own) return own;
  const separable = SEPARABLE.exec(infinitive)?.[1];
  if (separable) {
    const base = infinitive.slice(separable.length);
    const forms = toStrong(base) ?? (STRONG.has(base) ? [] : toRegular(base));
    const parted = forms.map(([tags = '', form = '']) => [tags, separable + form]);
    const isWhole = EITHER_WAY.test(infinitive);
    return isWhole ? [...parted, ...conjugateWhole(infinitive)] : parted;
  }
  return conjugateWhole(infinitive);
}

/** Forms of a verb whose prefix, if it has one, is not parted from it. */
function conjugateWhole(infinitive: string): string[][] {
  const prefix = INSEPARABLE.exec(infinitive)?.[1];
  const based = prefix ? toStrong(infinitive.slice(prefix.length)) : undefined;
  if (prefix && based)
    return based.map(([tags = '', form = '']) => [
      tags,
      prefix + (tags.startsWith('pp') ? form.replace(/^ge/, '') : form),
    ]);
  return toRegular(infinitive);
}

/** `proberen` has the stem `probeer`, `veranderen` has `verander`: the stress decides, which spelling does not show. */
function toStressed(infinitive: string): string[][] {
  if (!/[^aeiou]eren$/.test(infinitive)) return [];
  const stem = infinitive.replace(/eren$/, 'eer');
  const parted = SEPARABLE.exec(infinitive)?.[1] ?? '';
  // `afgestudeerd`, `bestudeerd`.
  const participle = /^(?:be|her|ont|ver)/.test(stem) ? `${stem}d` : `${parted}ge${stem.slice(parted.length)}d`;
  return [
    ['pres.1', stem],
    ['pres.3', `${stem}t`],
    ['past.sg', `${stem}de`],
    ['past.pl', `${stem}den`],
    ['pp', participle],
    ['pp.infl', `${participle}e`],
  ];
}

/** Whether a word is spelt as verbs are. Some dictionaries name no class. */
const isLikeVerb = (lemma: string) => /^\p{Ll}+(?:[^aeiou]en|gaan|staan|slaan|doen|zien)$/u.test(lemma);

/** Ends of adjectives that dictionaries also call nouns. */
const HIDDEN_ADJECTIVE = /(meen|taal|heel|laag|lijk|ig|isch|baar|zaam|loos|eel|iek|ant|ent|oud|rig)$/;

function toForms(lemma: string, pos: PartOfSpeech): string[][] {
  if (pos === 'v' && /n$/.test(lemma))
    return [...conjugate(lemma), ...toStressed(lemma), ['ger', `${lemma}d`], ['ger.infl', `${lemma}de`]];
  if (pos === 'n') {
    const plurals = toOpen(lemma.replace(/heid$/, 'hed')).map((stem) => ['pl', `${stem}en`]);
    const diminutives = ['je', 'tje', 'pje', 'jes', 'tjes'].map((ending) => ['dim', lemma + ending]);
    // `ideeën`, `knieën`, `bacteriën`: the stress decides.
    const withMark = /(?:ee|ie)$/.test(lemma) ? [`${lemma}ën`, lemma.replace(/ie$/, 'iën')] : [];
    return [
      ...plurals,
      ...[`${lemma}s`, `${lemma}'s`, `${lemma}n`, ...withMark].map((form) => ['pl', form]),
      ...diminutives,
    ];
  }
  if (pos === 'a') {
    const inflected = toOpen(lemma).flatMap((stem) => [
      ['infl', `${stem}e`],
      ['comp', `${stem}er`],
      ['comp.infl', `${stem}ere`],
    ]);
    // `zwaar`, `zwaarder`.
    if (/r$/.test(lemma)) inflected.push(['comp', `${lemma}der`], ['comp.infl', `${lemma}dere`]);
    return [...inflected, ['sup', `${lemma}st`], ['sup.infl', `${lemma}ste`]];
  }
  return [];
}

/** Plurals that the end of the noun gives for certain: `programma's`, `mogelijkheden`, `omgevingen`. */
function toCertainPlurals(noun: string): string[] {
  if (/[^aeiou][aiouy]$/.test(noun)) return [`${noun}'s`];
  if (/.heid$/.test(noun)) return [noun.replace(/heid$/, 'heden')];
  if (/ee$/.test(noun)) return [`${noun}ën`];
  return /..ing$/.test(noun) ? [`${noun}en`] : [];
}

/**
 * Forms of a verb or an adjective, which the rules give for certain. Which plural and which diminutive a noun has they mostly do
 * not know: only those that somebody wrote count.
 */
export function inflectDutch(lemma: string, label: PartOfSpeech): string[] {
  const pos = label === '' && isLikeVerb(lemma) ? 'v' : label;
  if (pos === 'n') return toCertainPlurals(lemma);
  return (pos === 'v' && (STRESSED.test(lemma) || !/[^aeiou]eren$/.test(lemma))) || pos === 'a'
    ? toForms(lemma, pos).map(([, form = '']) => form)
    : [];
}

/**
 * Dictionaries file most adjectives under their use as adverbs or nouns (`eerlijk`, `verder`, `algemeen`). Such a word takes the
 * endings of an adjective where nothing else is spelt so.
 */
function addHiddenAdjectives(
  words: readonly (readonly [lemma: string, pos: PartOfSpeech])[],
  readings: ReadonlyMap<string, Reading[]>,
  add: (form: string, reading: Reading) => void,
): void {
  const adjectives = new Set(words.filter(([, pos]) => pos === 'a').map(([lemma]) => lemma));
  const taken = new Set(readings.keys());
  for (const [lemma, pos] of words) {
    const isHidden = pos === 'r' || (pos === 'n' && HIDDEN_ADJECTIVE.test(lemma));
    if (!isHidden || adjectives.has(lemma) || !/^\p{Ll}{3,}$/u.test(lemma)) continue;
    for (const [tags = '', form = ''] of toForms(lemma, 'a')) if (!taken.has(form)) add(form, { lemma, pos, tags });
  }
}

/**
 * Creates the forms of all words of a Dutch dictionary by rule. Rules also create forms that nobody writes; only those
 * that a frequency list has are ever looked up.
 */
export function readDutch(words: readonly (readonly [lemma: string, pos: PartOfSpeech])[]): Map<string, Reading[]> {
  const readings = new Map<string, Reading[]>();
  const add = (form: string, reading: Reading) => {
    const known = readings.get(form) ?? [];
    if (!known.some(({ lemma, pos, tags }) => lemma === reading.lemma && pos === reading.pos && tags === reading.tags))
      readings.set(form, [...known, reading]);
  };
  for (const [lemma, label] of words) {
    if (!/^\p{L}[\p{Ll}-]*$/u.test(lemma) || label === 'name' || label === 'affix') continue;
    // Most words that a dictionary leaves without a class are nouns or verbs.
    const unnamed: PartOfSpeech[] = isLikeVerb(lemma) ? ['n', 'v'] : ['n'];
    for (const pos of label ? [label] : unnamed) {
      add(lemma.toLowerCase(), { lemma, pos, tags: 'base' });
      for (const [tags = '', form = ''] of toForms(lemma, pos)) {
        if (form !== lemma) add(form.toLowerCase(), { lemma, pos, tags });
      }
    }
  }
  addHiddenAdjectives(words, readings, add);
  return readings;
}

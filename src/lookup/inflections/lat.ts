import { type Endings, type Inflection, join, type LetterChange, respell, toList } from './inflection.ts';

const SECOND_AND_FIRST = toList('us i o um orum os is a ae am as arum e');
const THIRD = toList('is i em e es um ibus ium ia a');
const OF_I = ['is', 'i', 'e', 'em', 'es', 'ium', 'ibus', 'ia'];

/** The genitive's stem, and the nominative: regis, iudicis, noctis; virtutis, militis, capitis; legionis, hominis, nominis; … */
const THIRD_STEMS: readonly LetterChange[] = [
  [/[cg]$/u, 'x'],
  [/ic$/u, 'ex'],
  [/ct$/u, 'x'],
  [/[td]$/u, 's'],
  [/i[td]$/u, 'es'],
  [/it$/u, 'ut'],
  [/(?<=[oi])n$/u, ''],
  [/in$/u, 'o'],
  [/in$/u, 'en'],
  // Corporis, floris; generis, pulveris; patris; urbis, principis; cordis, problematis, ossis.
  [/[oeu]r$/u, 'us'],
  [/or$/u, 'os'],
  [/er$/u, 'is'],
  [/(?<=[^aeiou])r$/u, 'er'],
  [/(?<=[bpm])$/u, 's'],
  [/ip$/u, 'eps'],
  [/(?<=it)iner$/u, 'er'],
  [/(?<=cor)d$|(?<=a)t$|(?<=s)s$|(?<=l)l$/u, ''],
];

const PRESENT = toList('s t mus tis nt tur ntur ris mur mini re ri te');
const PAST = toList('m s t mus tis nt r ris tur mur mini ntur');
const PERFECT = [
  ...toList('i isti it imus istis erunt ere isse'),
  ...join('era isse', toList('m s t mus tis nt')),
  ...toList('ero eris erit erimus eritis erint erim'),
];
const PASSIVE_PARTICIPLE = SECOND_AND_FIRST;

/** The present system behind a stem's vowel: ama-, mone-, reg(e)-, audi-. */
const listPresent = (vowel: string, past: string, future: readonly string[], wish: string) => [
  ...PRESENT.map((ending) => vowel + ending),
  ...PAST.flatMap((ending) => [`${past}ba${ending}`, `${vowel}re${ending}`, wish + ending]),
  ...future,
  ...join(`${past}nt`, OF_I),
  `${past}ns`,
  ...join(`${past}nd`, SECOND_AND_FIRST),
];
const FUTURE_BO = toList('bo bis bit bimus bitis bunt bor beris bitur bimur bimini buntur');
const FUTURE_AM = toList('am es et emus etis ent ar eris etur emur emini entur');
const REGERE = toList('is it imus itis unt itur untur imur imini i e ite or');

const VERBS: readonly Endings[] = [
  {
    endings: [
      ...listPresent('a', 'a', join('a', FUTURE_BO), 'e'),
      ...join('av', PERFECT),
      ...join('at atur', PASSIVE_PARTICIPLE),
      ...toList('a er'),
    ],
    instead: ['o', 'are', 'or', 'ari'],
  },
  {
    endings: [
      ...listPresent('e', 'e', join('e', FUTURE_BO), 'ea'),
      ...join('u', PERFECT),
      ...join('it itur', PASSIVE_PARTICIPLE),
      'e',
    ],
    instead: ['eo', 'ere', 'eor', 'eri'],
  },
  {
    endings: [...listPresent('e', 'e', FUTURE_AM, 'a'), ...REGERE, ...join('iv u', PERFECT)],
    instead: ['o', 'ere', 'or', 'i'],
  },
  {
    endings: [
      ...listPresent('i', 'ie', join('i', FUTURE_AM), 'ia'),
      ...join('iv i', PERFECT),
      ...join('it itur', PASSIVE_PARTICIPLE),
      ...toList('iunt iuntur i ior ere it itur imus'),
    ],
    instead: ['io', 'ire', 'ior', 'iri', 'ere'],
  },
];

const OF_STEM = ['o', 'io', 'eo', 'or', 'ior', 'eor', 'ere', 'ire'];
/** Pairs of what is at a stem's end, and what was. */
const toChanges = (pairs: string): LetterChange[] =>
  toList(pairs).map((pair) => {
    const [there = '', before = ''] = pair.split('-');
    return [new RegExp(`${there}$`, 'u'), before];
  });
/** Perfects and participles that the stem is changed in: dixit, duxit, scripsit, misit, cessit; cepit, accepit; dictus, captus, missus. */
const PERFECT_STEMS: readonly LetterChange[] = [
  ...toChanges('x-c x-g x-h x-qu vix-viv ps-b s-d s-tt ss-d ep-ap ec-ac ep-ip ec-ic eg-ag'),
  [/(?<=[uia])(?=[cgp]$)/u, 'n'],
];
const PARTICIPLE_STEMS = toChanges('ct-c ct-g ct-h ct-qu pt-b pt-p ept-ip ect-ic s-d ss-tt t-');

/** Altior, altissimus; of fortis, felix, sapiens too. */
const COMPARED = [
  ...toList('ior ius iorem ioris iori iore iores iora iorum ioribus'),
  ...join('issim', SECOND_AND_FIRST),
];

/** Of another stem, however the verb begins: subiecit, perfusus, attulit. */
const OTHER_PERFECTS = toChanges(
  'iec-ic iec-iac fud-fund vic-vinc rup-rump liqu-linqu nov-nosc crev-cresc crev-cern quiev-quiesc quisiv-quir quaesiv-quaer posu-pon ' +
    'did-d ded-d stet-st stit-st stit-sist ' +
    'at?tul-affer abstul-aufer distul-differ extul-effer obtul-offer ret?tul-refer sustul-toll tul-fer ' +
    'triv-ter strav-stern sprev-spern sev-ser ex-ig ex-ic x-ct flux-flu strux-stru ters-terg sp[ea]rs-sparg spers-sperg ars-ard ' +
    'exars-exardesc mans-man iuss-iub press-prem press-prim gess-ger uss-ur s-t sens-sent sump?s-sum eg-ig freg-frang freg-fring ' +
    'tetig-tang tig-ting cecid-cad cid-cid cecin-can pepul-pell pul-pell cucurr-curr poposc-posc tetend-tend momord-mord didic-disc ' +
    'pepend-pend cuss-cut',
);
const OTHER_PARTICIPLES = toChanges(
  'iect-ic iect-iac fus-fund vict-vinc nct-nc nct-ng rupt-rump lict-linqu not-nosc cognit-cognosc quisit-quir quaesit-quaer posit-pon ' +
    'dit-d dat-d stat-st allat-affer ablat-aufer dilat-differ elat-effer oblat-offer relat-refer sublat-toll lat-fer trit-ter strat-stern ' +
    'spret-spern auct-aug ect-ig fract-frang fract-fring tact-tang act-ag act-ig x-ct fluct-flu struct-stru ters-terg spars-sparg spers-sperg ' +
    'mans-man iuss-iub press-prem press-prim gest-ger ust-ur sens-sent s-t s-rt sumpt-sum empt-im empt-em puls-pell curs-curr mot-mov ' +
    'iut-iuv ut-v ut-u cult-col clus-claud mortu-mor cuss-cut nat-nasc pass-pat gress-gred ort-or us-ut locut-loqu secut-sequ adept-adipisc ' +
    'profect-proficisc oblit-oblivisc irat-irasc mens-met tent-tin fess-fit',
);
/** Contracted perfects: propinasse, amarunt. */
const CONTRACTED = toList('asse assem asset assent asti arunt aram arat arant');

const compare = (more: string, most: string) =>
  [...join(more, 'or us orem oris ori ore ores ora orum oribus'), ...join(most, SECOND_AND_FIRST)].join(' ');
const SUM =
  'es est sumus estis sunt eram eras erat eramus eratis erant ero eris erit erimus eritis erunt sim sis sit simus sitis sint essem esses esset essemus essetis essent esto este ' +
  `fore futurus futura futurum ${join('fu', PERFECT).join(' ')}`;
const POSSUM =
  'potes potest possumus potestis possunt poteram poteras poterat poteramus poterant potero poteris poterit poterimus poterunt possim possis possit possimus possitis possint ' +
  `possem posses posset possemus possent ${join('potu', PERFECT).join(' ')}`;
/** Behind what these verbs are put together with: adest, exibat, conferre. */
const TOGETHER: readonly Endings[] = [
  { endings: toList(`${SUM} esse`), instead: ['sum'], isMeant: /^(?:ab|ad|de|in|inter|ob|prae|sub|super)sum$/u },
  {
    endings: [
      ...toList('is it imus itis eunt ire ito ite euntem eunti euntis eunte euntes iens eundum eundo itum itus itur'),
      ...join('iba ire ea', toList('m s t mus tis nt')),
      ...join('ib', toList('o is it imus itis unt')),
      ...join('i', PERFECT),
      ...join('iv', PERFECT),
      'isse',
    ],
    instead: ['eo'],
    isMeant: /^(?:ab|ad|ex|in|inter|ob|per|prae|praeter|prod|red|sub|trans|circum|amb)eo$/u,
  },
  {
    endings: [
      ...toList('fers fert fertis ferte ferre ferri fertur fer'),
      ...join('ferre', toList('m s t mus tis nt tur ntur')),
    ],
    instead: ['fero'],
  },
];
const HAS_LONG_GENITIVE = /^(?:un|tot|sol|[nu]?ull|ali)us$|^(?:alter|uter|neuter)$/u;

const RULES: readonly Endings[] = [
  // Puella, dominus, bellum, bonus; puer, ager.
  { endings: toList('ae am as arum is'), instead: ['a'] },
  { endings: toList('i o um orum os is e'), instead: ['us'] },
  { endings: toList('i o a orum is'), instead: ['um'] },
  { endings: ['ius', 'i'], instead: ['us', ''], isMeant: HAS_LONG_GENITIVE },
  { endings: toList('a ae am as arum'), instead: ['us'] },
  { endings: SECOND_AND_FIRST, instead: [''], isMeant: /[ei]r$/u },
  { endings: SECOND_AND_FIRST, instead: [''], undo: [/(?<=[^aeiou])r$/u, 'er'] },
  // Consul, civis, nubes, mare, urbs; rex, civitas.
  { endings: THIRD, instead: [''], isMeant: /[lnrs]$/u },
  { endings: OF_I, instead: ['is', 'es', 'e'] },
  ...THIRD_STEMS.map((undo) => ({ endings: THIRD, instead: [''], undo })),
  // Manus, cornu, res.
  { endings: toList('ui um u uum ibus'), instead: ['us'] },
  { endings: toList('ua uum ibus us ui'), instead: ['u'] },
  { endings: toList('ei em e erum ebus'), instead: ['es'] },
  // Adjectives: fortior, felicissimus, pulcherrimus, facillimus; fortiter, sapienter.
  { endings: COMPARED, instead: ['us', 'is'] },
  { endings: COMPARED, instead: [''], isMeant: /er$/u },
  { endings: COMPARED, instead: [''], undo: [/(?<=[^aeiou])r$/u, 'er'] },
  { endings: COMPARED, instead: [''], undo: [/c$/u, 'x'] },
  { endings: COMPARED, instead: [''], undo: [/t$/u, 's'] },
  { endings: join('rim', SECOND_AND_FIRST), instead: [''], isMeant: /er$/u },
  { endings: join('lim', SECOND_AND_FIRST), instead: ['is'], isMeant: /ilis$/u },
  { endings: ['iter'], instead: ['is', 'us'] },
  { endings: ['ter'], instead: ['s'], isMeant: /ns$/u },
  ...VERBS,
  { endings: PERFECT, instead: OF_STEM },
  ...PERFECT_STEMS.map((undo) => ({ endings: PERFECT, instead: OF_STEM, undo })),
  ...PARTICIPLE_STEMS.map((undo) => ({
    endings: [...SECOND_AND_FIRST, ...join('ur', SECOND_AND_FIRST)],
    instead: OF_STEM,
    undo,
  })),
  ...TOGETHER,
  { endings: CONTRACTED, instead: ['o', 'are'] },
];
/** Without a form that has `que` at its end. */
const RARER_RULES: readonly Endings[] = [
  ...OTHER_PERFECTS.map((undo) => ({ endings: PERFECT, instead: OF_STEM, undo })),
  ...OTHER_PARTICIPLES.map((undo) => ({
    endings: [...SECOND_AND_FIRST, ...join('ur', SECOND_AND_FIRST)],
    instead: OF_STEM,
    undo,
  })),
];

const IRREGULAR = {
  res: 'rei rem re rerum rebus',
  sum: `${SUM} esse`,
  esse: SUM,
  possum: `${POSSUM} posse`,
  posse: POSSUM,
  eo: 'is it imus itis eunt ibam ibat ibant ibo ibit ibunt eam eat eant irem iret irent ii iit ierunt isse ivit iverunt ire itum',
  fero: `fers fert fertis ferre ferri fertur ${join('tul', PERFECT).join(' ')} ${join('lat', SECOND_AND_FIRST).join(' ')}`,
  volo: `vis vult vultis volunt velle velim velis velit velimus velint vellem velles vellet vellent volet ${join('volu', PERFECT).join(' ')}`,
  nolo: `nolunt nolumus nolle noli nolite nolim nolis nolit nolint nollem nollet nollent ${join('nolu', PERFECT).join(' ')}`,
  malo: `mavis mavult malunt malumus malle malim malit mallem mallet ${join('malu', PERFECT).join(' ')}`,
  fio: 'fis fit fiunt fieri fiebat fiebant fiet fient fiam fiat fiant fieret fierent factus facta factum',
  facio: 'fac fit fiunt fieri',
  dico: 'dic',
  duco: 'duc',
  coepi: join('coep', PERFECT).join(' '),
  coepio: join('coep', PERFECT).join(' '),
  odi: join('od', PERFECT).join(' '),
  memini: join('memin', PERFECT).join(' '),
  inquam: 'inquit inquis inquiunt',
  aio: 'ait aiunt ais aiebat',
  ab: 'a abs',
  ex: 'e',
  ego: 'me mihi mei mecum mi',
  tu: 'te tibi tui tecum',
  nos: 'nobis nobiscum',
  vos: 'vobis vobiscum',
  se: 'sibi sui secum sese',
  sui: 'se sibi secum sese',
  seipse: 'seipsum seipso seipsa seipsam seipsos',
  is: 'ea id eius ei eum eam eo ii eae eorum earum eis iis eos eas',
  hic: 'haec hoc huius huic hunc hanc hac hi hae horum harum his hos has',
  ille: 'illa illud illius illi illum illam illo illae illorum illarum illis illos illas',
  iste: 'ista istud istius isti istum istam isto istae istorum istarum istis istos istas',
  ipse: 'ipsa ipsum ipsius ipsi ipsam ipso ipsae ipsorum ipsarum ipsis ipsos ipsas',
  idem: 'eadem eiusdem eidem eundem eandem eodem iidem eaedem eorundem earundem eisdem iisdem eosdem easdem',
  qui: 'quae quod cuius cui quem quam quo qua quorum quarum quibus quos quas quibuscum quocum',
  quis: 'quid cuius cui quem quo',
  aliquis: 'aliquid alicuius alicui aliquem aliquo aliqua aliquos',
  aliqui: 'aliqua aliquod alicuius alicui aliquem aliquam aliquo aliquae aliquos aliquas aliquibus aliquorum',
  quidam: 'quaedam quoddam quiddam cuiusdam cuidam quendam quandam quodam quadam quorundam quibusdam quosdam quasdam',
  quisque: 'quidque quaeque quodque cuiusque cuique quemque quamque quoque',
  nemo: 'neminem nemini nullius nullo',
  alius: 'aliud alii alio',
  duo: 'duae duorum duarum duobus duabus duos duas',
  tres: 'tria trium tribus',
  vis: 'vim vi vires virium viribus',
  deus: 'di dii dis diis',
  domus: 'domum domo domi domos domui',
  caro: 'carnis carnem carni carne carnes',
  senex: 'senis senem seni sene senes senum senibus',
  bos: 'bovis bovem bovi bove boves boum bobus',
  magnus: compare('mai', 'maxim'),
  parvus: compare('min', 'minim'),
  bonus: compare('meli', 'optim'),
  malus: compare('pei', 'pessim'),
  multus: `plus pluris plures plura plurium pluribus ${join('plurim', SECOND_AND_FIRST).join(' ')}`,
  prior: 'prius priorem prioris priori priore priores priora priorum prioribus',
  ultra: 'ulterius',
};

/** Other spellings: adtendo, inpono, conloco; intelligo, nunquam; i and j, u and v. */
const SPELLINGS: readonly LetterChange[] = [
  [/^ad([ptcfglsr])/u, 'a$1$1'],
  [/^ads(?=[pct])/u, 'as'],
  [/^in(?=[mpb])/u, 'im'],
  [/^in(?=([lr]))/u, 'i$1'],
  [/^con(?=[mpb])/u, 'com'],
  [/^con(?=([lr]))/u, 'co$1'],
  [/^(su|o)b([fpcg])/u, '$1$2$2'],
  [/^intellig/u, 'intelleg'],
  [/nqu/u, 'mqu'],
  [/j/gu, 'i'],
  [/(?<=^|[aeou])i(?=[aeou])/gu, 'j'],
  [/(?<=^|[aeio])u(?=[aeio])/gu, 'v'],
];

export const inflection: Inflection = {
  irregular: IRREGULAR,
  spellings: respell(...SPELLINGS),
  marks: 'left out',
  // Virumque: and, written onto the word.
  endings: [
    { endings: ['que'], instead: [''] },
    ...RULES.map((rule) => ({ ...rule, endings: rule.endings.flatMap((ending) => [ending, `${ending}que`]) })),
    ...RARER_RULES,
  ],
};

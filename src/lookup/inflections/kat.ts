import { type Endings, type Inflection, ofShape, toList } from './inflection.ts';

/** Cases, and what is written onto them: კაცმა, სკოლაში, ქალაქიდან, ბავშვისთვის. */
const AT = '(?:ში|ზე|თან|მდე|ამდე|ვით)';
const CLOSED = `(?:მა|სა?|ისა?ა?|ითა?|ად|თა|ო|${AT}|სთან|იდან|ისა?(?:თვის|კენ|გან|დმი)|ი)(?:ა?ც)?`;
const OPEN = `(?:მ|ს|სა?(?:თვის|კენ|გან|დმი)|სა|თი|თა|დ|ს?${AT}|დან|ვ|ც)(?:ა?ც)?`;
/** What takes the last vowel of a word: სკოლის, სკოლები, სკოლიდან. */
const SHORT = `(?:ის(?:თვის|კენ|გან|ა)?|ით|იდან|ებ${CLOSED})ც?`;

/** What stands before a verb and tells where to, or that it is done; who does it, or to whom. */
const BEFORE = '((?:გადმო|გადა|გამო|შემო|წამო|ჩამო|დაუ|და|მო|გა|წა|შე|ჩა|მი|აღ|ა)?)';
const WHO = '(?:მ|გვ|გ|ვ)?[აიუე]?';

/** Verbs whose card has the third person: what is at their end there. */
const toThirdPerson = (endings: string, ...instead: string[]): Endings[] =>
  instead.flatMap((third) => [
    ...(endings === '' ? [] : ofShape(`^(.{3,}?)(?:${endings})`, `$1${third}`)),
    ...ofShape(`^(?:ვ|მ|გვ|გ)(.{3,}?)(?:${endings})`, `$1${third}`, `ს$1${third}`),
    ...ofShape(`^${BEFORE}(?:ვ|მ|გვ|გ)?(.{2,}?)(?:${endings})`, `$1$2${third}`, `$2${third}`),
    ...ofShape(`^${BEFORE}(?:მ|გვ|გ)(.{2,}?)(?:${endings})`, `$1ს$2${third}`),
  ]);

const BE =
  'ვარ ხარ ვართ ხართ არიან იყო ვიყავი იყავი ვიყავით იყვნენ იქნება იქნები ვიქნები იქნებიან იქნებოდა ყოფილა იყოს არისო იქნებაო';

const IRREGULAR = {
  არის: BE,
  ყოფნა: `${BE} არის`,
  აქვს: 'მაქვს გაქვს გვაქვს აქვთ ჰქონდა მქონდა გქონდა გვქონდა ჰქონდათ ექნება მექნება გექნება ექნებათ',
  ეს: 'ამ ამას ამან ამის ამით',
  ის: 'იმ მას მის მან იმას იმის იმან',
  მე: 'ჩემთან ჩემში ჩემზე',
  შენ: 'შენთან შენზე შენში',
  ვინ: 'ვის ვისი ვინც ვისაც',
  რა: 'რას რამ რის რაც რაღაც',
  წასვლა: 'მიდის მივდივარ წავიდა წავა წავედი',
  გადადის: 'გადავიდა გადავა',
  მიდის: 'წავიდა მივიდა წავა მივდივარ',
  მოდის: 'მოვიდა მოვა მოვდივარ',
};

export const inflection: Inflection = {
  irregular: IRREGULAR,
  endings: [
    // Nouns: კაცის, კაცები, ქალაქში; სკოლაში, რადიოს; სკოლის, მთები.
    ...ofShape(`(?:ებ)?${CLOSED}`, 'ი'),
    ...ofShape(OPEN, ''),
    ...ofShape(`ებ${CLOSED}`, ''),
    ...ofShape(SHORT, 'ა', 'ე'),
    // Cases of -ება and -ობა, of words in o and u, and of those that keep their vowel: ცხოვრების, დროის, ცნებამდე.
    ...ofShape('(?<=[ეო]ბ)(?:ისა?(?:თვის|კენ|გან)?|ითა?|იდან)(?:ა?ც)?', 'ა'),
    ...ofShape('(?<=[ოუ])ი(?:სა?(?:თვის|კენ|გან)?|თ|დან)(?:ა?ც)?', ''),
    ...ofShape('(?<=[აეოუ])(?:მდე|ც)', ''),
    // The most of it: უმარტივესი.
    ...ofShape(`^უ(.{2,})ეს(?:ებ)?${CLOSED}`, '$1ი'),
    // A vowel that falls out: ღრუბლის, ბეჭდები, ფანჯრის, საშინლად.
    ...ofShape(`([^აეიოუ])([ლრნმდ])(?:${SHORT}|ად)`, '$1ე$2ი', '$1ა$2ი', '$1ა$2ა'),
    // An adjective before its noun; the verb is, or what somebody said, at the end: ბიოფიზიკურ, ავტორია, დაბადებაო.
    { endings: [''], instead: ['ი'] },
    { endings: toList('ა ო აც ც'), instead: [''] },
    // Verbs, whose card has the noun or the third person: ვწერ, წერენ, დავწერე; ვაკეთებ, გააკეთა.
    ...ofShape(`^${BEFORE}${WHO}(.{2,}?)(?:ს|ენ|თ|ე|ეთ|ა|ეს|ი|ით|ო|ონ|დი|და|დნენ)?`, '$1$2ა', '$2ა', '$2ს'),
    ...ofShape(`^${BEFORE}${WHO}(.{2,}?)(?:ებ(?:ს|ენ|თ|დი|და)?|ე|ა|ეს|ოს)`, '$1$2ება', '$2ება', 'ა$2ებს'),
    // ამბობენ, ვამბობ, გაინტერესებთ; ჭყავიან; იღებდა, ითვლებოდა; მჯერა; დაიბადა, დავინახე, დაიწყო.
    ...toThirdPerson('ენ|თ|დ[იაე]|დნენ|დით|დეს|', 'ს'),
    ...toThirdPerson('იან|ი|ით', 'ის', 'ა'),
    ...toThirdPerson('ო(?:დი|და|დნენ|დით|დეს)', 'ა'),
    ...toThirdPerson('', ''),
    ...toThirdPerson('ე|ა|ეს|ო|ეთ|ონ|ოს|ათ|ნენ', 'ებს', 'ავს', 'ს', 'ის', 'ობს', 'ება'),
  ],
};

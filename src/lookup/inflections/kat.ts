import { type Inflection, ofShape } from './inflection.ts';

/** Cases, and what is written onto them: კაცმა, სკოლაში, ქალაქიდან, ბავშვისთვის. */
const AT = '(?:ში|ზე|თან|მდე|ამდე|ვით)';
const CLOSED = `(?:მა|ს|ის|ით|ად|ო|${AT}|სთან|იდან|ისთვის|ისკენ|ისგან|ისა|ი)ც?`;
const OPEN = `(?:მ|ს|სთვის|სკენ|სგან|სა|თი|დ|ს?${AT}|დან|ვ|ც)ც?`;
/** What takes the last vowel of a word: სკოლის, სკოლები, სკოლიდან. */
const SHORT = `(?:ის(?:თვის|კენ|გან|ა)?|ით|იდან|ებ${CLOSED})ც?`;

const BEFORE = '((?:და|მო|გა|წა|შე|ჩა|ა|მი|გადა|გამო|შემო|წამო|დაუ|ჩამო)?)';
const WHO = '(?:მ|გვ|გ|ვ)?[აიუე]?';

export const inflection: Inflection = {
  endings: [
    // Nouns: კაცის, კაცები, ქალაქში; სკოლაში, რადიოს; სკოლის, მთები.
    ...ofShape(`(?:ებ)?${CLOSED}`, 'ი'),
    ...ofShape(OPEN, ''),
    ...ofShape(`ებ${CLOSED}`, ''),
    ...ofShape(SHORT, 'ა', 'ე'),
    // A vowel that falls out: ღრუბლის, ბეჭდები, ფანჯრის.
    ...ofShape(`([^აეიოუ])([ლრნმდ])${SHORT}`, '$1ე$2ი', '$1ა$2ი', '$1ა$2ა'),
    // Verbs, whose card has the noun or the third person: ვწერ, წერენ, დავწერე; ვაკეთებ, გააკეთა.
    ...ofShape(`^${BEFORE}${WHO}(.{2,}?)(?:ს|ენ|თ|ე|ეთ|ა|ეს|ი|ით|ო|ონ|დი|და|დნენ)?`, '$1$2ა', '$2ა', '$2ს'),
    ...ofShape(`^${BEFORE}${WHO}(.{2,}?)(?:ებ(?:ს|ენ|თ|დი|და)?|ე|ა|ეს|ოს)`, '$1$2ება', '$2ება', 'ა$2ებს'),
  ],
};

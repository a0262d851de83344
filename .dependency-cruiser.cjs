/** Who may import whom: see docs/architecture.md. */
const LEAVES = ['^src/app-error\\.ts$', '^src/async/', '^src/model/'];

/** Folders that know nothing of messages: the background's entrypoints answer messages with them. */
const DOMAIN =
  'anki|policy|contract|language|languages|inflection|library|store|lookup|search|sync|study|settings|server|takeout|memory';

/** @param {string} name @param {string} folder @param {string[]} allowed */
const only = (name, folder, allowed) => ({
  name,
  severity: 'error',
  from: { path: `^${folder}/` },
  to: {
    path: '^(src|entrypoints|scripts|test)/',
    pathNot: [`^${folder}/`, ...LEAVES, ...allowed.map((path) => `^${path}`)],
  },
});

/** What the deck builder uses of the product: deck files, keys and rules of languages, and how the look-up chooses a text's language. */
const BUILDER_DOORS = [
  'src/library/(deck-index|details-file|forms-file|sentences)\\.ts',
  'src/library/formats/(deck-file|dictionary/read-dictionary)\\.ts',
  'src/language/',
  'src/inflection/',
  'src/lookup/(candidates|decide-language|endings|lead|line|text-language|twins)\\.ts',
  // Tools that the builder shares with the tests: a deck that answers look-ups, tables of inflections, real browsers.
  'scripts/(lookup|browser)/',
  'scripts/inflection-tables\\.ts',
];

module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: { path: '^(src|entrypoints)/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-circles-of-types',
      severity: 'error',
      // The types of a word in pieces name those of its passage, and the other way round.
      from: { path: '^(src|entrypoints)/', pathNot: '^src/page/(pieces|gather|passage)\\.ts$' },
      to: { circular: true },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, path: '^src/', pathNot: '\\.d\\.ts$' }, to: {} },
    {
      name: 'not-in-package',
      severity: 'error',
      from: { path: '^(src|entrypoints)/' },
      // `wxt prepare` declares the types of the messages.
      to: { dependencyTypes: ['npm-no-pkg', 'unknown', 'undetermined'], pathNot: '^wayword:texts$' },
    },
    {
      name: 'no-dev-dependency-in-product',
      severity: 'error',
      from: { path: '^(src|entrypoints)/', pathNot: '^src/server/api/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/(wxt|@wxt-dev)/' },
    },
    {
      name: 'model-stands-alone',
      severity: 'error',
      from: { path: '^src/model/' },
      to: { path: '.', pathNot: '^src/model/' },
    },
    {
      name: 'async-stands-alone',
      severity: 'error',
      from: { path: '^src/async/' },
      to: { path: '.', pathNot: '^src/async/' },
    },
    {
      // Messages carry the product's nouns, which are in src/model.
      name: 'domain-knows-no-messages',
      severity: 'error',
      from: { path: `^src/(${DOMAIN})/` },
      to: { path: '^src/messaging/' },
    },
    only('contract-stands-alone', 'src/contract', []),
    only('language-stands-alone', 'src/language', []),
    only('anki', 'src/anki', ['src/language/']),
    only('library', 'src/library', ['src/store/', 'src/contract/', 'src/language/', 'src/languages/']),
    // The worker of the pages and the reference API read files with them.
    only('formats-stand-alone', 'src/library/formats', ['src/contract/', 'src/language/']),
    // The worker that reads files for pages. It writes what it reads as messages.
    only('file-reader', 'src/file-reader', [
      'src/library/formats/',
      'src/language/',
      'src/languages/spell-parts\\.ts',
      'src/messaging/(packed-text|file-reader)\\.ts',
    ]),
    // The words of a headword become keys of the word index.
    only('store', 'src/store', ['src/contract/', 'src/language/', 'src/languages/']),
    {
      name: 'content-knows-no-study',
      severity: 'error',
      from: { path: '^src/store/content/' },
      to: { path: '^src/store/study/' },
    },
    {
      // Which words a deck spells differently now is told by the rows of its sources, and is only a type here.
      name: 'study-knows-no-content',
      severity: 'error',
      from: { path: '^src/store/study/' },
      to: { path: '^src/store/content/', dependencyTypesNot: ['type-only'] },
    },
    only('inflection', 'src/inflection', ['src/language/']),
    only('languages', 'src/languages', ['src/language/', 'src/inflection/']),
    only('lookup', 'src/lookup', ['src/store/', 'src/contract/', 'src/language/', 'src/languages/', 'src/inflection/']),
    only('search', 'src/search', ['src/store/', 'src/lookup/', 'src/language/', 'src/languages/']),
    only('sync', 'src/sync', ['src/settings/', 'src/store/', 'src/contract/', 'src/language/']),
    only('study', 'src/study', [
      'src/store/',
      'src/contract/',
      'src/language/',
      'src/languages/',
      'src/lookup/meanings\\.ts',
    ]),
    only('settings', 'src/settings', ['src/store/']),
    only('policy', 'src/policy', ['src/settings/']),
    only('recordings', 'src/recordings', [
      'src/language/',
      'src/languages/(typed-answer|jpn/recordings)\\.ts',
      'src/library/formats/dictionary/archive/',
    ]),
    only('messaging', 'src/messaging', ['src/contract/', 'src/settings/settings\\.ts']),
    only('reference-api', 'src/server/api', [
      'src/server/export/',
      'src/contract/',
      'src/library/formats/',
      'src/language/',
      'src/languages/',
      'src/server/read-options\\.ts',
    ]),
    only('contract-check', 'src/server/check', [
      'src/contract/',
      'src/language/language-code\\.ts',
      'src/server/read-options\\.ts',
    ]),
    {
      name: 'command-line-stands-alone',
      severity: 'error',
      from: { path: '^src/server/[^/]+$' },
      to: { path: '^(src|entrypoints|scripts|test)/', pathNot: LEAVES },
    },
    {
      name: 'node-stays-out-of-the-extension',
      severity: 'error',
      from: { path: '^(src|entrypoints)/', pathNot: '^src/server/' },
      to: { path: '^src/server/' },
    },
    only('ui', 'src/ui', [
      'src/messaging/',
      'src/settings/(settings|site|interface-languages)\\.ts',
      'src/language/',
      // Public, pure modules of other folders: what a page computes by itself, so that the background stays small.
      'src/contract/server-address\\.ts',
      'src/languages/(typed-answer|spell-parts|practice-text)\\.ts',
      'src/library/formats/write-cards\\.ts',
      'src/study/placement\\.ts',
      'src/anki/(anki-address|to-note)\\.ts',
      // Recordings are files of the browser, which pages reach without the background.
      'src/recordings/(collections|find-recordings|play-take)\\.ts',
    ]),
    {
      name: 'modules-for-pages-are-pure',
      severity: 'error',
      from: { path: '^src/(contract/server-address|library/formats/write-cards|study/placement)\\.ts$' },
      to: {
        path: '^(src|entrypoints|scripts|test)/',
        // Wayword's own format has a schema, which writing shares with reading.
        pathNot: [...LEAVES, '^src/library/formats/(deck-file|list-cell)\\.ts$'],
      },
    },
    // The worker that writes everything that is the learner's as files reads the log as the study does.
    only('takeout', 'src/takeout', ['src/store/study/', 'src/study/']),
    // The worker that fits a schedule to the learner's memory. It reads the log as the other worker does.
    only('memory', 'src/memory', ['src/store/study/', 'src/study/', 'src/takeout/(log|backup-text)\\.ts']),
    only('statistics-stand-alone', 'src/study/statistics', []),
    // Web pages load the content script: no schemas, no database, no framework, no inflections. The size check looks at the bundle too.
    only('page', 'src/page', ['src/messaging/(client|events|hover|marks)\\.ts', 'src/language/']),
    {
      name: 'product-needs-no-tools',
      severity: 'error',
      from: { path: '^(src|entrypoints)/' },
      to: { path: '^(scripts|decks|test|bench)/' },
    },
    { ...only('deck-builder', 'decks', BUILDER_DOORS), from: { path: '^decks/', pathNot: '^decks/(test/|vitest)' } },
    { name: 'builder-has-no-circles', severity: 'error', from: { path: '^decks/' }, to: { circular: true } },
    {
      name: 'builder-reads-before-it-builds',
      severity: 'error',
      from: { path: '^decks/read/' },
      to: { path: '^decks/', pathNot: '^decks/read/' },
    },
    {
      name: 'builder-builds-before-it-measures',
      severity: 'error',
      from: { path: '^decks/build/' },
      to: { path: '^decks/(measure|test)/' },
    },
    {
      name: 'builder-has-its-own-test-support',
      severity: 'error',
      from: { path: '^decks/' },
      to: { path: '^(test|bench)/' },
    },
    {
      name: 'tools-and-tests-know-no-builder',
      severity: 'error',
      from: { path: '^(scripts|test|bench)/' },
      to: { path: '^decks/' },
    },
    only('deck-look-up', 'scripts/lookup', [
      'src/library/',
      'src/lookup/',
      'src/language/',
      'src/languages/',
      'src/store/content/',
      'scripts/inflections\\.ts',
    ]),
    {
      // A page wires a screen to messages; what they ask for, the background does.
      name: 'pages-wire-screens',
      severity: 'error',
      from: { path: '^entrypoints/(popup|options|progress|welcome)/' },
      to: { path: '^src/(store|lookup|search|sync|study|library)/' },
    },
    // What is really every page's is the least of all.
    only('watch-entrypoint', 'entrypoints/watch', [
      'src/page/document-language\\.ts',
      'src/page/watch-person\\.ts',
      'src/messaging/(client|envelope|events)\\.ts',
    ]),
    only('hover-entrypoint', 'entrypoints/(hover|card-frame)', ['src/page/', 'src/messaging/(client|events)\\.ts']),
    only('page-reader-entrypoint', 'entrypoints/page-reader', ['src/page/', 'src/messaging/(client|messages)\\.ts']),
    {
      // What is loaded on first use takes the parts of what hovers from its hands, and does not bring them again, but for
      // what is small and, in Firefox, how an element of ours stands in a page.
      name: 'second-part-brings-nothing-twice',
      severity: 'error',
      from: { path: '^src/page/actions/' },
      to: { path: '^src/page/', pathNot: '^src/page/(actions/|box|html|host)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'page-stays-light',
      severity: 'error',
      from: { path: '^(src/page|entrypoints/(watch|hover(-actions)?|card-frame|page-reader))/' },
      to: { path: 'node_modules/(zod|dexie|preact|@preact|@orama|modern-tar)/' },
    },

    {
      name: 'only-the-background-opens-the-database',
      severity: 'error',
      from: { path: '^(src|entrypoints)/', pathNot: ['^src/store/'] },
      to: { path: 'node_modules/dexie/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^\\.(wxt|output)' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'default'] },
  },
};

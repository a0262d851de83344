/**
 * @typedef {{ code: string, message: string, file?: string, line?: number, column?: number }} Finding Counted from 1.
 * @typedef {{ errors: Finding[], warnings: Finding[] }} Report What `addons-linter --output json` prints.
 */

/** Warnings that docs/store/reviewers.md explains, each with the code that it may be about. */
const EXPLAINED = [
  // Preact carries out `dangerouslySetInnerHTML`, which Wayword never uses: see scripts/package/lint.mjs.
  { code: 'UNSAFE_VAR_ASSIGNMENT', file: /^chunks\/shared-[\w-]+\.js$/, source: /^\w+\.innerHTML=\w+\.__html\b/ },
];

/**
 * @param {Report} report
 * @param {(file: string) => string} readSource - Reads a file of the package.
 * @returns {string[]} A sentence for each error, each warning that is not explained, and each explanation that is no longer needed.
 */
export function findSurprises({ errors, warnings }, readSource) {
  const left = [...EXPLAINED];
  const isNew = (/** @type {Finding} */ { code, file = '', line = 1, column = 1 }) => {
    const index = left.findIndex(
      (one) =>
        one.code === code &&
        one.file.test(file) &&
        one.source.test(
          readSource(file)
            .split('\n')
            [line - 1]?.slice(column - 1) ?? '',
        ),
    );
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  };
  return [
    ...[...errors, ...warnings.filter(isNew)].map(
      ({ code, message, file, line }) => `${code} in ${file ?? 'the package'}${line ? `:${line}` : ''}: ${message}`,
    ),
    ...left.map(
      ({ code }) => `${code} is explained in docs/store/reviewers.md, but Mozilla's linter does not report it.`,
    ),
  ];
}

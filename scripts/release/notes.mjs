/**
 * @param {string} changelog - Text of `CHANGELOG.md`.
 * @param {string} name - A version, or `Unreleased`.
 * @returns {string | undefined} What its section says; undefined if there is none, or an empty one.
 */
export function findNotes(changelog, name) {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.startsWith(`[${name}]`));
  const notes = section?.slice(section.indexOf('\n')).trim();
  return notes === '' ? undefined : notes;
}

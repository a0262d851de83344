import { writePages } from './site.mjs';
import { fillPlaceholder, findPlaceholders } from './store/placeholders.mjs';

/**
 * `npm run fill`: lists what only the owner can fill in, with its places. `npm run fill -- "SUPPORT ADDRESS" help@example.org` fills it in wherever it
 * belongs, and writes the pages of the site again; more names and values can follow.
 */
const args = process.argv.slice(2);
for (let index = 0; index < args.length; index += 2) {
  const [name = '', value = ''] = args.slice(index, index + 2);
  const files = fillPlaceholder(name, value);
  console.log(files.length > 0 ? `${name}: ${files.join(', ')}` : `${name} is not in any file.`);
}
if (args.length > 0) writePages();
const places = findPlaceholders();
console.log(places.length > 0 ? `\nTo be filled in:\n${places.join('\n')}` : '\nEverything is filled in.');

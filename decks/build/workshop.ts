import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readPins, unpackPackages } from '../read/fetch/pinned-packages.ts';
import { Sources } from './sources/sources.ts';

type OptionsConfig = NonNullable<ParseArgsConfig['options']>;

/**
 * Reads the command line of a command of the builder. `--help` prints its options and ends the process.
 *
 * @param argv - As in `process.argv`.
 * @param options - As for `parseArgs` of Node.
 * @throws {TypeError} At an unknown option.
 */
export function openWorkshop<const Options extends OptionsConfig>(argv: readonly string[], options: Options) {
  if (argv.includes('--help')) {
    console.log(describeOptions(options));
    process.exit(0);
  }
  const { values, positionals } = parseArgs({ args: argv.slice(2), options, allowPositionals: true });
  return {
    options: values,
    /** Decks, languages or files on the command line, as far as they are not options. */
    names: positionals,
    /** Whether a deck or language is on the command line. If there are no names, all are wanted. */
    isWanted: (name: string): boolean => positionals.length === 0 || positionals.includes(name),
    /** Opens what decks are built from. */
    openSources: (): Sources => new Sources(unpackPackages('debian'), readPins('debian')),
  };
}

function describeOptions(options: OptionsConfig): string {
  const lines = Object.entries(options).map(([name, { type }]) => `  --${name}${type === 'string' ? ' VALUE' : ''}`);
  return ['Options; decks/README.md describes the command:', ...lines, '  --help'].join('\n');
}

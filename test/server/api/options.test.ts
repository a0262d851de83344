import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../../src/server/api/options.ts';
import { UsageError } from '../../../src/server/read-options.ts';

const DEFAULTS = {
  decksDir: 'assets/public/decks',
  keys: [],
  keysFile: undefined,
  ratePerSecond: 0,
  isLogging: false,
  port: 8377,
  host: '127.0.0.1',
  latencyMs: 0,
  faults: { rate: 0, seed: 1 },
};

describe('parseOptions', () => {
  test('listens on this machine only unless told otherwise', () => {
    expect(parseOptions([])).toEqual(DEFAULTS);
  });

  test('reads every option, after a space or an equals sign', () => {
    const args =
      '--decks d --key a --key=b --keys k.txt --rate 50 --log --port 0 --host ::1 --latency=250 --faults 0.25 --seed=42'.split(
        ' ',
      );
    expect(parseOptions(args)).toEqual({
      decksDir: 'd',
      keys: ['a', 'b'],
      keysFile: 'k.txt',
      ratePerSecond: 50,
      isLogging: true,
      port: 0,
      host: '::1',
      latencyMs: 250,
      faults: { rate: 0.25, seed: 42 },
    });
  });

  test.each([
    ['0', 0],
    ['1', 1],
    ['.5', 0.5],
    ['0.05', 0.05],
  ])('reads --faults %s', (text, rate) => {
    expect(parseOptions(['--faults', text])).toMatchObject({ faults: { rate } });
  });

  test('recognises a request for help among any other options', () => {
    expect(parseOptions(['--help'])).toBe('help');
    expect(parseOptions(['--port', 'x', '--help'])).toBe('help');
  });

  test.each([
    ['--port x', 'Expected --port to be an integer from 0 to 65535, got "x".'],
    ['--port -1', 'Expected --port to be an integer from 0 to 65535, got "-1".'],
    ['--port 65536', 'Expected --port to be an integer from 0 to 65535, got "65536".'],
    ['--port 80.5', 'Expected --port to be an integer from 0 to 65535, got "80.5".'],
    ['--port 0x50', 'Expected --port to be an integer from 0 to 65535, got "0x50".'],
    ['--latency 1e3', 'Expected --latency to be an integer from 0 to 600000, got "1e3".'],
    ['--faults 2', 'Expected --faults to be a number from 0 to 1, got "2".'],
    ['--faults 5%', 'Expected --faults to be a number from 0 to 1, got "5%".'],
    ['--faults .', 'Expected --faults to be a number from 0 to 1, got ".".'],
    ['--seed abc', 'Expected --seed to be an integer from 0 to 9007199254740991, got "abc".'],
    ['--port', 'Expected a value after --port, got none.'],
    ['--decks=', 'Expected a value after --decks, got none.'],
    ['--key --port 1', 'Expected a value after --key, got another option (write --key=… if it is none).'],
    ['--help=yes', 'Expected --help alone, got a value with it.'],
    [
      '--verbose',
      'Expected one of --decks, --key, --keys, --rate, --log, --port, --host, --export, --latency, --faults, --seed, --help, got --verbose.',
    ],
    [
      '-p 1',
      'Expected one of --decks, --key, --keys, --rate, --log, --port, --host, --export, --latency, --faults, --seed, --help, got -p.',
    ],
    ['decks', 'Expected options only, got a word that belongs to none.'],
  ])('rejects "%s" with the expected and the actual value', (line, message) => {
    expect(() => parseOptions(line.split(' '))).toThrow(new UsageError(message));
  });

  test.each([['--key', 'geheim x'], ['--key=geheimé'], ['--kye=geheim'], ['geheim'], ['--key', 'a', 'geheim']])(
    'never quotes a possible key: %s %s',
    (...args) => {
      expect(() => parseOptions(args)).toThrow(UsageError);
      expect(() => parseOptions(args)).not.toThrow(/geheim/);
    },
  );

  test('takes a key that starts with dashes after an equals sign', () => {
    expect(parseOptions(['--key=--x'])).toMatchObject({ keys: ['--x'] });
  });
});

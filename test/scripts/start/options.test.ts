import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../../scripts/start/options.ts';

const withDisplay = { DISPLAY: ':0' };
const included = ['deu-eng', 'spa-eng'];
const parse = (args: string[], env: NodeJS.ProcessEnv = withDisplay) => parseOptions(args, env, included);

describe('npm start', () => {
  test.each([
    [[], undefined],
    [['firefox'], 'firefox'],
    [['Chrome'], 'chromium'],
    [['edge'], 'chromium'],
    [['chromium'], 'chromium'],
  ])('with %j opens %s', (args, browser) => {
    expect(parse(args).browser).toBe(browser);
  });

  test('keeps the name of the Chromium-based browser', () => {
    expect(parse(['Edge']).product).toBe('edge');
    expect(parse(['firefox']).product).toBeUndefined();
  });

  test('tours the product automatically on request', () => {
    expect(parse(['--headless']).headless).toBe(true);
  });

  test.runIf(process.platform === 'linux')('does so if there is no display', () => {
    expect(parse([], {}).headless).toBe(true);
    expect(parse([], { WAYLAND_DISPLAY: 'wayland-0' }).headless).toBe(false);
  });

  test('serves the first cards of the Spanish deck, or as many as are asked for of another one', () => {
    expect(parse([])).toMatchObject({ deck: 'spa-eng', cards: 1_500 });
    expect(parse(['--deck', 'deu-eng', '--cards', '200'])).toMatchObject({ deck: 'deu-eng', cards: 200 });
    expect(parse(['--cards', 'all']).cards).toBe(Number.POSITIVE_INFINITY);
  });

  test.each([
    [['safari'], 'Expected chrome, chromium, edge or firefox, got safari.'],
    [['chrome', 'firefox'], 'Expected one browser, got chrome and firefox.'],
    [['--deck', 'spa-deu'], 'Expected --deck to be one of deu-eng, spa-eng, got spa-deu.'],
    [['--cards', '0'], 'Expected --cards to be a whole number from 1 or all, got 0.'],
    [['--cards', 'few'], 'Expected --cards to be a whole number from 1 or all, got few.'],
    [['--quick'], "Unknown option '--quick'"],
  ])('with %j says what was expected', (args, message) => {
    expect(() => parse(args)).toThrow(message);
  });
});

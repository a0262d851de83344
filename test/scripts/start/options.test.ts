import { describe, expect, test } from 'vitest';
import { parseOptions } from '../../../scripts/start/options.ts';

const withDisplay = { DISPLAY: ':0' };

describe('npm start', () => {
  test.each([
    [[], undefined],
    [['firefox'], 'firefox'],
    [['Chrome'], 'chromium'],
    [['edge'], 'chromium'],
    [['chromium'], 'chromium'],
  ])('with %j opens %s', (args, browser) => {
    expect(parseOptions(args, withDisplay).browser).toBe(browser);
  });

  test('keeps the name of the Chromium-based browser', () => {
    expect(parseOptions(['Edge'], withDisplay).product).toBe('edge');
    expect(parseOptions(['firefox'], withDisplay).product).toBeUndefined();
  });

  test('tours the product automatically on request', () => {
    expect(parseOptions(['--headless'], withDisplay).headless).toBe(true);
  });

  test.runIf(process.platform === 'linux')('does so if there is no display', () => {
    expect(parseOptions([], {}).headless).toBe(true);
    expect(parseOptions([], { WAYLAND_DISPLAY: 'wayland-0' }).headless).toBe(false);
  });

  test.each([
    [['safari'], 'Expected chrome, chromium, edge or firefox, got safari.'],
    [['chrome', 'firefox'], 'Expected one browser, got chrome and firefox.'],
    [['--quick'], "Unknown option '--quick'"],
  ])('with %j says what was expected', (args, message) => {
    expect(() => parseOptions(args, withDisplay)).toThrow(message);
  });
});

import { describe, expect, test } from 'vitest';
import {
  either,
  flag,
  integer,
  list,
  nullable,
  object,
  oneOf,
  optional,
  type Parse,
  text,
  where,
} from '../../src/messaging/parse.ts';

const point = object({ x: integer(), y: integer() });
const even = where(integer(), 'an even number', (value) => value % 2 === 0);
const choice = either(object({ day: integer() }), object({ name: text({}) }));

describe('a parser', () => {
  test.each<[string, Parse<unknown>, unknown[]]>([
    ['text', text({ min: 1, max: 3 }), ['a', 'abc', '猫']],
    ['a pattern', text({ pattern: /^\// }), ['/', '/api']],
    ['an integer', integer({ min: -1, max: 3 }), [-1, 0, 3]],
    ['a flag', flag, [true, false]],
    ['a fixed set', oneOf('up', 'down'), ['up', 'down']],
    ['an optional value', optional(flag), [true, undefined]],
    ['a nullable value', nullable(flag), [true, null]],
    ['a list', list(integer(), { min: 1, max: 2 }), [[1], [1, 2]]],
    ['a condition', even, [0, 2]],
    ['an object', point, [{ x: 1, y: 2 }]],
    ['an object with an optional field', object({ x: optional(integer()) }), [{}, { x: 1 }]],
    ['one of two kinds', choice, [{ day: 1 }, { name: 'x' }]],
  ])('of %s accepts its values', (_, parse, values) => {
    for (const value of values) expect(parse(value)).toEqual(value);
  });

  test.each<[string, Parse<unknown>, unknown[]]>([
    ['text', text({ min: 1, max: 3 }), ['', 'abcd', 1, null, undefined, ['a']]],
    ['a pattern', text({ pattern: /^\// }), ['api', '', 1]],
    ['an integer', integer({ min: -1, max: 3 }), [-2, 4, 0.5, Number.NaN, '1', null, 2n]],
    ['an integer without limits', integer(), [-1, 2 ** 53, Number.POSITIVE_INFINITY]],
    ['a flag', flag, [0, 'true', null, undefined]],
    ['a fixed set', oneOf('up', 'down'), ['left', true, 1, undefined]],
    ['an optional value', optional(flag), [null, 0]],
    ['a nullable value', nullable(flag), [undefined, 0]],
    ['a list', list(integer(), { min: 1, max: 2 }), [[], [1, 2, 3], ['1'], new Array(1), 1, { length: 1, 0: 1 }]],
    ['a condition', even, [1, '2']],
    ['an object', point, [{ x: 1 }, { x: 1, y: '2' }, { x: 1, y: 2, z: 3 }, [], null, 'x']],
    ['an object without fields', object({}), [{ x: 1 }, [], null]],
    ['one of two kinds', choice, [{}, { day: 1, name: 'x' }]],
  ])('of %s rejects other values', (_, parse, values) => {
    for (const value of values) expect(() => parse(value)).toThrow(expect.objectContaining({ code: 'bad-request' }));
  });

  test('of an object reads no field from a prototype', () => {
    expect(() => object({ toString: text({}) })({})).toThrow('toString');
    expect(() => point(JSON.parse('{ "x": 1, "y": 2, "__proto__": {} }'))).toThrow('no fields but');
  });

  test('names the field that is wrong', () => {
    expect(() => object({ at: point })({ at: { x: 1, y: 'two' } })).toThrow('at: y: Expected a whole number');
  });

  test('never quotes the value or the name of an unknown field', () => {
    const secret = 'top-secret';
    const parse = object({ key: text({ max: 3 }), mode: optional(oneOf('on')) });
    for (const value of [{ key: secret }, { key: 'abc', mode: secret }, { [secret]: 1 }, secret]) {
      expect(() => parse(value)).toThrow(expect.not.objectContaining({ message: expect.stringContaining(secret) }));
    }
  });
});

import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { AppError } from '../../src/app-error.ts';
import { applyPolicy, type PolicyActions } from '../../src/policy/apply-policy.ts';
import { type Policy, readPolicy } from '../../src/policy/policy.ts';

const NOTHING: Policy = { server: undefined, pairs: [], firstSteps: true, hoverOff: [] };
const SERVER = { address: 'https://cards.example.org', key: 'secret' };

test.each<[string, Record<string, unknown>, Partial<Policy>]>([
  ['nothing', {}, {}],
  ['a server with its key', { server: SERVER.address, key: 'secret' }, { server: SERVER }],
  ['a server without a key', { server: SERVER.address }, {}],
  ['pairs', { pairs: ['deu-eng', 'German', 7] }, { pairs: ['deu-eng'] }],
  ['no first steps', { firstSteps: false }, { firstSteps: false }],
  [
    'sites as people write them',
    { hoverOff: ['exam.example.org', 'https://www.test.example/a?b', 'a b', 3] },
    { hoverOff: ['exam.example.org', 'test.example'] },
  ],
  ['values of other types', { server: 1, key: {}, pairs: 'deu-eng', firstSteps: 'no', hoverOff: {} }, {}],
  ['fields of a newer version', { newer: true }, {}],
])('%s', (_, given, expected) => {
  expect(readPolicy(given)).toEqual({ ...NOTHING, ...expected });
});

test('Chrome’s schema has the same fields', () => {
  const { properties } = JSON.parse(readFileSync('assets/public/managed-schema.json', 'utf8'));
  const read: string[] = [];
  readPolicy(new Proxy({}, { get: (_, name) => void read.push(String(name)) }));
  expect(read.sort()).toEqual(Object.keys(properties).sort());
});

function makeActions(pairs: string[] = [], change: Partial<PolicyActions> = {}) {
  const calls: unknown[][] = [];
  const note = (name: string) => vi.fn(async (given: unknown) => void calls.push([name, given]));
  const actions = {
    connect: note('connect'),
    sync: note('sync'),
    install: note('install'),
    switchOff: note('switchOff'),
  };
  return { calls, actions: { ...actions, listPairs: async () => pairs, ...change } };
}

test('the server is connected before its decks are asked for', async () => {
  const { calls, actions } = makeActions(['spa-eng']);
  const policy = { ...NOTHING, server: SERVER, pairs: ['spa-eng', 'deu-eng'], hoverOff: ['exam.example.org'] };
  expect(await applyPolicy(policy, actions)).toEqual([]);
  expect(calls).toEqual([
    ['switchOff', 'exam.example.org'],
    ['connect', SERVER],
    ['sync', { from: 'deu', to: 'eng' }],
  ]);
});

test('without a server the decks come from the package', async () => {
  const { calls, actions } = makeActions();
  await applyPolicy({ ...NOTHING, pairs: ['deu-eng'] }, actions);
  expect(calls).toEqual([['install', 'deu-eng']]);
});

test('a server that does not answer costs only its decks', async () => {
  const gone = new AppError('unreachable', 'Expected an answer, got none.');
  const { calls, actions } = makeActions([], { connect: () => Promise.reject(gone) });
  const policy = { ...NOTHING, server: SERVER, pairs: ['deu-eng'], hoverOff: ['a.example', 'b.example'] };
  expect(await applyPolicy(policy, actions)).toEqual([gone]);
  expect(calls).toEqual([
    ['switchOff', 'a.example'],
    ['switchOff', 'b.example'],
  ]);
});

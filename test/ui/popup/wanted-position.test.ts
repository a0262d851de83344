import { expect, test } from 'vitest';
import { parseWantedPosition } from '../../../src/ui/popup/wanted-position.ts';

test.each([
  ['?tab&deck=spa-eng&rank=120', { pair: 'spa-eng', rank: 120 }],
  ['?deck=cmn-eng', { pair: 'cmn-eng', rank: undefined }],
  ['?deck=spa-eng&rank=-1', { pair: 'spa-eng', rank: undefined }],
  ['?deck=spa-eng&rank=1e3', { pair: 'spa-eng', rank: undefined }],
  ['?deck=spa-eng&rank=99999999999999999999', { pair: 'spa-eng', rank: undefined }],
  ['?tab&rank=3', undefined],
  ['?deck=<script>', undefined],
])('reads %s', (search, expected) => {
  expect(parseWantedPosition(new URLSearchParams(search))).toEqual(expected);
});

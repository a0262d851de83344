import { test } from 'vitest';
import { expectShares, expectUsualWords, type Shares } from '../support/inflected-words.ts';

test.each<Shares>([
  ['spa-eng', 0.97, 0.02, 0.9, 0.04],
  ['fra-eng', 0.97, 0.02, 0.88, 0.04],
  ['deu-eng', 0.95, 0.04, 0.88, 0.08],
  ['pol-eng', 0.97, 0.02, 0.8, 0.06],
])(
  'most inflected words of %s lead to their card, and few to another first',
  (...shares) => expectShares(shares),
  120_000,
);

test.each([
  ['eng-spa', 'minutes minute, means mean, running run, trying try, standing stand, expected expect'],
  ['eng-fra', 'minutes minute, means mean, running run, standing stand, found find'],
  ['rus-eng', 'том тот, молодая молодой'],
  ['nld-eng', 'zweer zweren, kost kosten'],
  ['pol-eng', 'ręku ręka, dwojga dwa, kilkoro kilka, obojga oba'],
])('%s leads first to %s', expectUsualWords, 120_000);

import { test } from 'vitest';
import { expectForm } from '../support/installed-forms.ts';

test.each([
  ['spa-eng', 'Ella fue al mercado', 'fue', ['ser', 'ir']],
  ['deu-eng', 'Wir gingen nach Hause', 'gingen', ['gehen']],
  ['fra-eng', 'Il était une fois', 'était', ['être']],
  ['rus-eng', 'Он был дома', 'был', ['быть']],
] as const)('%s: "%s" text "%s" leads to %j', expectForm, 120_000);

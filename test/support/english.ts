import { beforeAll } from 'vitest';
import { loadTexts } from '../../src/ui/texts/load-texts.ts';

/** Component tests are in English, which is loaded before the first test of a file. */
beforeAll(loadTexts);

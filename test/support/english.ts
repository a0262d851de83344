import { beforeAll } from 'vitest';
import { loadTexts } from '../../src/ui/texts/load-texts.ts';

/** Components are tested in English, which is there before the first test of a file. */
beforeAll(loadTexts);

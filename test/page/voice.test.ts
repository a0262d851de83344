import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const SPANISH = { name: 'Monica', lang: 'es-ES', localService: true, default: false, voiceURI: 'Monica' };
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:140.0) Gecko/20100101 Firefox/140.0';

let told: object[];
let asked: number;
let change: () => void;

beforeEach(() => {
  vi.resetModules();
  told = [SPANISH];
  asked = 0;
  vi.stubGlobal('speechSynthesis', {
    getVoices() {
      asked += 1;
      return told;
    },
    addEventListener(_type: string, listener: () => void) {
      change = listener;
    },
  });
  vi.stubGlobal('navigator', { userAgent: MAC });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const load = () => import('../../src/page/voice.ts');

test('requests voices once, and again when they have changed', async () => {
  told = [];
  const { hasVoice, loadVoices } = await load();
  loadVoices();
  expect(hasVoice('spa')).toBe(false);
  expect(asked).toBe(1);
  told = [SPANISH];
  change();
  expect([hasVoice('spa'), hasVoice('deu'), hasVoice('spa')]).toEqual([true, false, true]);
  expect(asked).toBe(2);
});

test('does not ask Firefox on Linux before text is read aloud', async () => {
  vi.stubEnv('FIREFOX', 'true');
  vi.stubGlobal('navigator', { userAgent: LINUX });
  const { hasVoice, loadVoices } = await load();
  loadVoices();
  expect(hasVoice('spa')).toBe(false);
  expect(asked).toBe(0);
  expect(hasVoice('spa', true)).toBe(true);
  // The voices are known from then on.
  expect(hasVoice('spa')).toBe(true);
  expect(asked).toBe(1);
});

test('has none if the browser has no speech', async () => {
  vi.stubGlobal('speechSynthesis', undefined);
  const { hasVoice } = await load();
  expect(hasVoice('spa')).toBe(false);
});

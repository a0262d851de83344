import { expect, test } from 'vitest';
import { readDingSentences } from '../../read/ding-sentences.ts';

test('whole sentences of the later columns are read with their translations, each once', () => {
  const text = `# comment
Glocke {f} | Glocken {pl} | Die Glocke schlug sechs Mal. | die Glocke läuten :: bell | bells | The bell tolled six times. | to ring the bell
läuten {vi} | Die Glocke schlug sechs Mal. | Es hat gerade geläutet. :: to ring | The bell rang six times. | That’s the bell ringing.
`;
  expect(readDingSentences(text)).toEqual([
    { text: 'Die Glocke schlug sechs Mal.', translation: 'The bell tolled six times.' },
    { text: 'Es hat gerade geläutet.', translation: "That's the bell ringing." },
  ]);
});

test.each([
  ['a first column, such as a saying', 'Wer rastet, der rostet bald. :: If you rest, you rust.'],
  ['a phrase', 'Glocke {f} | mit der Glocke läuten. :: bell | to ring the bell.'],
  ['a few words', 'Glocke {f} | Es läutet schon. :: bell | The bell is ringing.'],
  ['brackets', 'Glocke {f} | Sie läutet (gerade) die Glocke. :: bell | She is ringing the bell.'],
  ['a choice', 'Glocke {f} | Sie läutet gerade die Glocke. :: bell | She is ringing/sounding the bell.'],
  ['a gap', 'Glocke {f} | Sie läutet die Glocke, weil … :: bell | She rings the bell because …'],
  ['a placeholder', 'Glocke {f} | Sie läutet etw. mit der Glocke. :: bell | She rings sth. with the bell.'],
  ['another mark at the end', 'Glocke {f} | Läutet sie gerade die Glocke? :: bell | She is ringing the bell.'],
  ['a spelling from before 1996', 'Glocke {f} | Ich weiß, daß es läutet. :: bell | I know that it is ringing.'],
  [
    'a line of a special field',
    'Glocke {f} [techn.] | Sie läutet gerade die Glocke. :: bell | She is ringing the bell.',
  ],
  ['other columns on the right', 'Glocke {f} | Glocken {pl} | Sie läutet die Glocke. :: bell | She rings the bell.'],
])('no sentence is read from %s', (_name, line) => {
  expect(readDingSentences(line)).toEqual([]);
});

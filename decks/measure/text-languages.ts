import { detectInBrowser } from '../../scripts/browser/detector.ts';
import { BROWSER_KINDS } from '../../scripts/browser/extension-browser.ts';
import { PACKAGE_FOLDER } from '../../scripts/lookup/packaged-decks.ts';
import { toLanguageCode } from '../../src/language/language-code.ts';
import { findMainScript, isWrittenIn } from '../../src/language/script.ts';
import { findLine } from '../../src/lookup/line.ts';
import type { Detected } from '../../src/lookup/text-language.ts';
import { findTwins } from '../../src/lookup/twins.ts';
import { openWorkshop } from '../build/workshop.ts';
import { unpackPackages } from '../read/fetch/pinned-packages.ts';
import { createLearner, findOffset, type Learner } from './text/learner.ts';
import { type Line, readLines } from './text/lines.ts';

/**
 * `npm run decks:text-languages` measures, in both browsers, in how many short lines the extension finds the language, and in how many cards of
 * another language answer. Lines are sentences from Debian packages, cut to 60 letters; no rule was written with the lines of the two programs in
 * view. `-- --tune` measures the lines of the documents, `--misses` lists the wrong ones among these, `--decks FOLDER` takes other decks.
 */

const LANGUAGES = 'deu spa por fra ita nld swe pol rus eng nor dan hrv srp ces slv fin tur hun cat nno ukr'.split(' ');
/** Lines of one language. */
const COUNT = 200;
/** Languages that pages declare: none, English as most do, or another language that is learnt. */
const CLAIMS = [undefined, 'eng', 'deu', 'spa'];
/** The decks of each learner. */
const LEARNERS = [
  'deu-eng spa-eng por-eng fra-eng',
  'ita-eng spa-eng por-eng nld-eng',
  'pol-eng rus-eng hrv-eng ces-eng',
  'swe-eng nor-eng dan-eng deu-eng',
  'deu-eng spa-eng por-eng fra-eng ita-eng nld-eng swe-eng pol-eng rus-eng nor-eng dan-eng hrv-eng',
  'eng-deu',
  'eng-fra fra-eng ita-eng',
  'spa-eng',
  'por-eng',
  'deu-eng',
  'nor-eng',
  'dan-eng',
  'hrv-eng',
].map((pairs) => pairs.split(' '));

const { options } = openWorkshop(process.argv, {
  decks: { type: 'string', default: PACKAGE_FOLDER },
  tune: { type: 'boolean', default: false },
  misses: { type: 'boolean', default: false },
});

interface Count {
  all: number;
  right: number;
  wrong: number;
}

const documents = unpackPackages('documents');
const lines = LANGUAGES.flatMap((language) => readLines(documents, language, COUNT)).filter(
  ({ isHeldBack }) => isHeldBack !== options.tune,
);

const percent = (part: number, { all }: Count, digits = 1) => `${((100 * part) / Math.max(1, all)).toFixed(digits)} %`;

/** Cards that answer for text in a language: those from it, and from one that its readers understand. */
async function judge(learner: Learner, line: Line, claimed: string | undefined) {
  const found = await learner.choose(line.text, claimed);
  const script = findMainScript(line.text);
  const answering = learner.languages.filter((language) =>
    found === undefined ? script !== undefined && isWrittenIn(language, script) : language === found,
  );
  const twins = findTwins(line.language);
  const isLearnt = learner.languages.some((language) => twins.includes(language));
  const isWrong = answering.some((language) => !twins.includes(language));
  return { found, isLearnt, isWrong, isRight: !isWrong && answering.length > 0 === isLearnt };
}

async function measure(kind: (typeof BROWSER_KINDS)[number]): Promise<void> {
  // Of a line of two sentences, one is asked about as well.
  const texts = [...new Set(lines.flatMap(({ text }) => [text, findLine(text, findOffset(text))]))];
  const detected = new Map((await detectInBrowser(kind, texts)).map((answer, at) => [texts[at], answer]));
  const detect = async (text: string): Promise<Detected> => detected.get(text) ?? { isReliable: false, languages: [] };
  const learners = LEARNERS.map((pairs) => createLearner(pairs, options.decks, detect));
  console.log(`\n| ${kind} | lines | browser alone | learnt: found | another answers | not learnt: another answers |`);
  console.log('| --- | --- | --- | --- | --- | --- |');
  const sums = { learnt: { all: 0, right: 0, wrong: 0 }, other: { all: 0, right: 0, wrong: 0 } };
  for (const language of LANGUAGES) {
    const own = lines.filter((line) => line.language === language);
    const counts = { learnt: { all: 0, right: 0, wrong: 0 }, other: { all: 0, right: 0, wrong: 0 } };
    for (const line of own) {
      for (const learner of learners) {
        for (const claimed of CLAIMS) {
          const { found, isLearnt, isRight, isWrong } = await judge(learner, line, claimed);
          for (const count of isLearnt ? [counts.learnt, sums.learnt] : [counts.other, sums.other]) {
            count.all += 1;
            count.right += Number(isRight);
            count.wrong += Number(isWrong);
          }
          if (options.misses && options.tune && !isRight) console.log(`  ${claimed} → ${found}: ${line.text}`);
        }
      }
    }
    const alone = own.filter(({ text }) => {
      const [first] = [...(detected.get(text)?.languages ?? [])].sort((a, b) => b.percentage - a.percentage);
      return first && toLanguageCode(first.language) === language;
    });
    const { learnt, other } = counts;
    const cells = [
      own.length,
      percent(alone.length, { ...learnt, all: own.length }),
      learnt.all === 0 ? '–' : percent(learnt.right, learnt),
      learnt.all === 0 ? '–' : percent(learnt.wrong, learnt, 2),
      other.all === 0 ? '–' : percent(other.wrong, other, 2),
    ];
    console.log(`| ${language} | ${cells.join(' | ')} |`);
  }
  const { learnt, other } = sums;
  console.log(
    `| all | ${lines.length} | | ${percent(learnt.right, learnt)} | ${percent(learnt.wrong, learnt, 2)} | ${percent(other.wrong, other, 2)} |`,
  );
}

for (const kind of BROWSER_KINDS) await measure(kind);

import { formatEstimate, formatNumber, formatShare } from '../shared/format.ts';
import { joinSentences } from '../shared/text.ts';
import type { SummaryFact } from './summary-state.ts';
import { statsText } from './text.ts';

/** The numbers of the summary, the first one large. */
export function SummaryView({ facts, isComplete }: { facts: readonly SummaryFact[]; isComplete: boolean }) {
  return (
    <dl class="facts">
      {facts.map((fact, index) => {
        const { name, value, notes } = describeFact(fact, isComplete);
        return (
          <div class={index === 0 ? 'fact is-lead' : 'fact'} id={`fact-${fact.kind}`} key={fact.kind}>
            <dt>{name}</dt>
            <dd class="fact-value">{value}</dd>
            {notes.map((note) => (
              <dd class="hint" key={note}>
                {note}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}

interface ShownFact {
  name: string;
  value: string;
  notes: string[];
}

/** Long because each kind of fact has its texts; none of its branches decides anything else. */
function describeFact(fact: SummaryFact, isComplete: boolean): ShownFact {
  switch (fact.kind) {
    case 'coverage': {
      const { share, learning, before } = fact;
      const notes = [
        ...(learning === undefined ? [] : [statsText.coverageLearning({ learning })]),
        ...(before === undefined ? [] : [statsText.coverageBefore({ before })]),
      ];
      return { name: statsText.coverage, value: formatShare(share), notes };
    }
    case 'begun-coverage':
      return {
        name: statsText.begunCoverage,
        value: formatShare(fact.share),
        notes: [statsText.begunCoverageNote],
      };
    case 'met': {
      const { words, learning, waiting, hasKnown } = fact;
      const notes = [
        ...(learning > 0 ? [statsText.metLearning({ learning })] : []),
        ...(waiting > 0 ? [statsText.metWaiting({ waiting })] : []),
        ...(hasKnown ? [] : [statsText.metNoneKnown]),
      ];
      return { name: statsText.met, value: formatNumber(words), notes };
    }
    case 'known': {
      const ofDeck = isComplete ? statsText.knownOf : statsText.knownOfSoFar;
      const notes = fact.of === undefined ? [] : [ofDeck({ words: fact.of })];
      return { name: statsText.known, value: formatNumber(fact.words), notes };
    }
    case 'milestone': {
      const { words, known, left } = fact.milestone;
      const notes = [
        statsText.milestoneKnown({ known, words }),
        ...(left > 0 ? [statsText.milestoneLeft({ left })] : []),
      ];
      return { name: statsText.milestone({ words }), value: formatShare(known / words), notes };
    }
    case 'retention':
      return {
        name: statsText.recalled,
        value: formatShare(fact.share),
        notes: [statsText.wanted({ retention: fact.goal })],
      };
    case 'time':
      return {
        name: statsText.time,
        value: formatEstimate(fact.ms),
        notes: [statsText.timeADay({ ms: fact.msADay })],
      };
    case 'streak':
      return {
        name: statsText.streak,
        value: formatNumber(fact.current),
        notes: [joinSentences([statsText.streakLongest({ longest: fact.longest }), statsText.streakForgives])],
      };
  }
}

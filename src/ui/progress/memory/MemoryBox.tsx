import { useEffect } from 'preact/hooks';
import type { Fitted, MemoryReport } from '../../../model/memory.ts';
import type { PairId } from '../../../model/pair.ts';
import { CheckField } from '../../shared/CheckField.tsx';
import { ErrorNotice } from '../../shared/ErrorNotice.tsx';
import { Notice } from '../../shared/Notice.tsx';
import { formatDay, memoryText } from '../text.ts';
import { HealthBox } from './HealthBox.tsx';
import type { MemoryModel } from './memory-model.ts';
import { ScoreTable } from './ScoreTable.tsx';
import { WorkloadBox } from './WorkloadBox.tsx';

/** Answers up to which the log is read without a press. More take some seconds. */
const READ_AT_ONCE = 20_000;
const DAY_MS = 86_400_000;

interface MemoryBoxProps {
  model: MemoryModel;
  pair: PairId;
  /** Current study day. */
  day: number;
  /** Of all decks. */
  answers: number;
}

/** The learner's own memory: whether a schedule that is fitted to it would be better, and one press to use it. */
export function MemoryBox({ model, pair, day, answers }: MemoryBoxProps) {
  // The answers of a session on another screen do not start it again.
  useEffect(() => {
    if (answers <= READ_AT_ONCE) void model.look(pair, day);
    return model.cancel;
  }, [model, pair]);
  const settings = model.settings.value;
  const state = model.state.value;
  return (
    <>
      <section class="box" id="memory" aria-labelledby="memory-title">
        <h2 class="box-title" id="memory-title">
          {memoryText.title}
        </h2>
        <Body model={model} onLook={() => void model.look(pair, day)} />
        <Messages model={model} />
        {settings === undefined ? null : (
          <CheckField
            id="memory-automatic"
            label={memoryText.automatic}
            hint={memoryText.automaticHint}
            isOn={settings.autoWeights}
            onChange={(isOn) => void model.setAutomatic(isOn)}
          />
        )}
      </section>
      {state.kind === 'ready' && settings && state.report.words > 0 ? (
        <WorkloadBox report={state.report} settings={settings} />
      ) : null}
      {state.kind === 'ready' ? <HealthBox report={state.report} model={model} pair={pair} /> : null}
    </>
  );
}

function Body({ model, onLook }: { model: MemoryModel; onLook: () => void }) {
  const state = model.state.value;
  switch (state.kind) {
    case 'idle':
    case 'failed':
      return (
        <>
          <p>{memoryText.intro}</p>
          <p class="row-buttons">
            <button type="button" class="button" id="memory-look" onClick={onLook}>
              {memoryText.look}
            </button>
          </p>
        </>
      );
    case 'reading':
    case 'fitting':
      return <Working text={state.kind === 'reading' ? memoryText.reading : memoryText.fitting} model={model} />;
    case 'ready':
      return <Report report={state.report} model={model} />;
  }
}

function Working({ text, model }: { text: string; model: MemoryModel }) {
  const state = model.state.value;
  return (
    <div class="memory-progress">
      <p class="quiet">{text}</p>
      <progress aria-label={text} {...(state.kind === 'fitting' ? { value: state.share } : {})} />
      <button type="button" class="button is-small" id="memory-cancel" onClick={model.cancel}>
        {memoryText.cancel}
      </button>
    </div>
  );
}

function Report({ report, model }: { report: MemoryReport; model: MemoryModel }) {
  const { verdict, adoptedAt } = report;
  const fitted = verdict.declined ? undefined : verdict.fitted;
  const isOffered = fitted?.isBetter === true && model.act.value === undefined;
  return (
    <>
      {adoptedAt === undefined ? null : (
        <p id="memory-own">{memoryText.own({ day: formatDay(Math.floor(adoptedAt / DAY_MS)) })}</p>
      )}
      <p id="memory-verdict">{describe(report, isOffered)}</p>
      {isOffered ? <p class="hint">{memoryText.effect}</p> : null}
      <p class="row-buttons">
        {isOffered ? (
          <button type="button" class="button is-primary" id="memory-adopt" onClick={() => void model.adopt()}>
            {memoryText.adopt}
          </button>
        ) : null}
        {adoptedAt === undefined ? null : (
          <button type="button" class="button" id="memory-return" onClick={() => void model.giveBack()}>
            {memoryText.giveBack}
          </button>
        )}
      </p>
      {fitted === undefined ? null : <ScoreTable fitted={fitted} />}
      {report.pairs.length > 1 ? <p class="hint">{memoryText.overAll}</p> : null}
    </>
  );
}

/** What the numbers say. */
function describe({ verdict, adoptedAt }: MemoryReport, isOffered: boolean): string {
  if (verdict.declined) return memoryText.declined[verdict.declined]({ answers: verdict.answers });
  const { tested } = verdict.fitted;
  if (isOffered) return memoryText.offer({ answers: tested, gain: findGain(verdict.fitted) });
  return adoptedAt === undefined ? memoryText.noBetter({ answers: tested }) : memoryText.stillBest({ answers: tested });
}

/** By which share its forecasts would have been wrong less. At least one percent: less would read as none. */
function findGain({ before, after }: Fitted): number {
  return Math.max(0.01, 1 - after.logLoss / before.logLoss);
}

function Messages({ model }: { model: MemoryModel }) {
  const state = model.state.value;
  const act = model.act.value;
  const problem = model.problem.value ?? (state.kind === 'failed' ? state.code : undefined);
  return (
    <div class="messages" id="memory-messages" role="status">
      {act === undefined || state.kind !== 'ready' ? null : (
        <Notice tone="success">
          <span class="notice-text">{memoryText.acts[act.kind]}</span>
          <button type="button" class="button is-small" id="memory-undo" onClick={() => void model.undo()}>
            {memoryText.undo}
          </button>
        </Notice>
      )}
      {problem === undefined ? null : <ErrorNotice code={problem} />}
    </div>
  );
}

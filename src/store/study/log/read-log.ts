import type { Op } from '../../../model/op.ts';
import type { StudyDatabase } from '../study-database.ts';

/** A read is one message between processes, and Firefox refuses one of more than 256 MB, which 800,000 ops exceed. */
const OPS_AT_ONCE = 5_000;

/** Reads the log in pages, in the order of device and number, in which it is read fastest. */
export async function* readLog({ ops }: StudyDatabase, opsAtOnce = OPS_AT_ONCE): AsyncGenerator<Op[]> {
  let last: Op | undefined;
  for (;;) {
    const rest = last ? ops.where('[device+seq]').above([last.device, last.seq]) : ops.toCollection();
    const page = await rest.limit(opsAtOnce).toArray();
    if (page.length > 0) yield page;
    last = page.at(-1);
    if (page.length < opsAtOnce) return;
  }
}

export async function readWholeLog(study: StudyDatabase): Promise<Op[]> {
  const all: Op[] = [];
  for await (const page of readLog(study)) for (const op of page) all.push(op);
  return all;
}

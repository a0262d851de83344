import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import { createMemoryAnswers } from '../../src/memory/answer.ts';
import type { MemoryAnswer, MemoryRequest } from '../../src/model/memory.ts';

/** Worker that fits the schedule to the learner's memory. It answers its page in order. */
export default defineUnlistedScript(() => {
  const say = (said: MemoryAnswer) => postMessage(said);
  const answer = createMemoryAnswers((share) => say({ share }));
  addEventListener('message', ({ data }: MessageEvent<MemoryRequest>) => say(answer(data)));
});

import type { Fitted } from '../../../model/memory.ts';
import { memoryText, progressText } from '../text.ts';
import { formatLoss, formatTenths } from './format.ts';

/** The numbers behind the sentence. */
export function ScoreTable({ fitted: { before, after, isFull } }: { fitted: Fitted }) {
  return (
    <details class="chart-numbers" id="memory-numbers">
      <summary>
        {progressText.numbers}
        <span class="visually-hidden">{`: ${memoryText.title}`}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{memoryText.current}</th>
            <th scope="col">{memoryText.fitted}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{memoryText.logLoss}</th>
            <td>{formatLoss(before.logLoss)}</td>
            <td>{formatLoss(after.logLoss)}</td>
          </tr>
          <tr>
            <th scope="row">{memoryText.calibration}</th>
            <td>{formatTenths(before.calibration)}</td>
            <td>{formatTenths(after.calibration)}</td>
          </tr>
        </tbody>
      </table>
      <p class="hint">{memoryText.method}</p>
      <p class="hint">{isFull ? memoryText.full : memoryText.firstOnly}</p>
    </details>
  );
}

import { progressText } from './text.ts';

export interface BarChartProps {
  id: string;
  title: string;
  /** A sentence under the title. */
  note?: string;
  /** Header of the table's first column, such as "Day". */
  labelTitle: string;
  /** Series stacked in each bar, from the bottom up; at most three, distinguished by lightness and pattern. */
  series: readonly string[];
  rows: readonly BarRow[];
  /** Further columns of the table, which have no bars. */
  more?: readonly string[];
  /** Value of the full height; by default the highest bar. */
  max?: number;
  format: (value: number) => string;
  /** Reference line. */
  line?: { value: number; label: string };
}

export interface BarRow {
  label: string;
  /** One value per series; undefined if there is no data. */
  values: readonly (number | undefined)[];
  /** Cells of the further columns. */
  more?: readonly string[];
  /** A value that is marked across the bar. */
  mark?: number;
}

/** Labels below the bars. The first, the middle and the last one fit at every width. */
const TICKS = 3;

/** A bar chart with its numbers as a table. Bars follow the writing direction, and colour is never the only cue. */
export function BarChart(props: BarChartProps) {
  const { id, title, note } = props;
  return (
    <figure class="chart" id={id} aria-labelledby={`${id}-title`}>
      <figcaption>
        <h3 class="chart-title" id={`${id}-title`}>
          {title}
        </h3>
        {note === undefined ? null : <p class="hint">{note}</p>}
      </figcaption>
      <Legend {...props} />
      <Picture {...props} />
      <Numbers {...props} />
    </figure>
  );
}

function Legend({ series, line }: BarChartProps) {
  if (series.length < 2 && !line) return null;
  return (
    <ul class="chart-legend" aria-hidden="true">
      {series.length > 1
        ? series.map((name, index) => (
            <li key={name}>
              <span class={`chart-key is-${index + 1}`} /> {name}
            </li>
          ))
        : null}
      {line === undefined ? null : (
        <li>
          <span class="chart-key is-line" /> {line.label}
        </li>
      )}
    </ul>
  );
}

function Picture({ series, rows, max, format, line }: BarChartProps) {
  const sums = rows.map(({ values }) => values.reduce<number>((sum, value) => sum + (value ?? 0), 0));
  const top = max ?? Math.max(1, line?.value ?? 0, ...sums);
  const show = (value: number | undefined) => showValue(value, format);
  const height = (value = 0) => `${(Math.min(1, value / top) * 100).toFixed(2)}%`;
  const ticks = Array.from({ length: Math.min(TICKS, rows.length) }, (_, index, all = Math.min(TICKS, rows.length)) =>
    all === 1 ? 0 : Math.round((index * (rows.length - 1)) / (all - 1)),
  );
  return (
    <div class="chart-picture" aria-hidden="true">
      <span class="chart-top">{format(top)}</span>
      <div class="chart-bars">
        {rows.map(({ label, values, mark }) => (
          <span
            class="chart-column"
            key={label}
            title={`${label}: ${values.map((value, index) => (series.length > 1 ? `${series[index]} ${show(value)}` : show(value))).join(', ')}`}
          >
            {values.map((value, index) =>
              value ? (
                <span class={`chart-bar is-${index + 1}`} key={series[index]} style={{ blockSize: height(value) }} />
              ) : null,
            )}
            {mark === undefined ? null : <span class="chart-mark" style={{ insetBlockEnd: height(mark) }} />}
          </span>
        ))}
        {line === undefined ? null : <span class="chart-line" style={{ insetBlockEnd: height(line.value) }} />}
      </div>
      <div class="chart-ticks">
        {ticks.map((row) => (
          <span key={row}>{rows[row]?.label}</span>
        ))}
      </div>
    </div>
  );
}

function Numbers({ title, labelTitle, series, more = [], rows, format }: BarChartProps) {
  return (
    <details class="chart-numbers">
      <summary>
        {progressText.numbers}
        <span class="visually-hidden">{`: ${title}`}</span>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{labelTitle}</th>
            {[...series, ...more].map((name) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values, more: cells = [] }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {values.map((value, index) => (
                <td key={series[index]}>{showValue(value, format)}</td>
              ))}
              {cells.map((cell, index) => (
                <td key={more[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function showValue(value: number | undefined, format: BarChartProps['format']): string {
  return value === undefined ? progressText.noNumber : format(value);
}

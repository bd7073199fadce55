/** One thing measured, and the limit measured in the same run: what the machine could do without us. */
export interface Measurement {
  name: string;
  unit: string;
  figure: number;
  limit: number;
  /** What the limit is. */
  limitIs: string;
  /** The ratio to the limit that is aimed at. */
  aim?: number;
  /** The limit of the figure, where one is laid down. */
  budget?: number;
  better: 'higher' | 'lower';
}

/** A benchmark: sets up what it needs, measures within bounds, and leaves nothing behind. */
export type Benchmark = () => Promise<Measurement[]>;

/** How close the figure comes to the limit, 1 being as good. */
function ratioOf({ figure, limit, better }: Measurement): number {
  if (figure === limit) return 1;
  return better === 'higher' ? figure / limit : limit / figure;
}

/** Whether the figure keeps within its budget; true where none is laid down. */
function isWithinBudget({ figure, budget, better }: Measurement): boolean {
  if (budget === undefined) return true;
  return better === 'higher' ? figure >= budget : figure <= budget;
}

/** One line for people. */
export function formatMeasurement(measurement: Measurement): string {
  const { name, unit, figure, limit, limitIs, budget, aim } = measurement;
  const aimed = aim === undefined ? '' : `, aim ${aim}`;
  const within =
    budget === undefined
      ? ''
      : ` | budget ${format(budget)}: ${isWithinBudget(measurement) ? 'kept' : 'BROKEN'}`;
  return `${name}: ${format(figure)} ${unit} | ${limitIs}: ${format(limit)} ${unit} | ratio ${ratioOf(measurement).toFixed(2)}${aimed}${within}`;
}

const format = (value: number) =>
  value.toLocaleString('en-GB', { maximumFractionDigits: value < 1 ? 3 : value < 10 ? 2 : 0 });

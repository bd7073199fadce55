/** A run of days with both ends in it; without an end it is open there. ISO dates. */
export interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

interface PresetPeriod extends Period {
  readonly id: string;
  readonly label: string;
}

/** The periods that people ask for, as seen from a day. */
export function presetPeriods(today: string): readonly PresetPeriod[] {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return [
    { id: 'any', label: 'any time', from: undefined, to: undefined },
    { id: 'month', label: 'this month', ...monthOf(year, month) },
    { id: 'last-month', label: 'last month', ...monthOf(year, month - 1) },
    { id: 'year', label: 'this year', ...yearOf(year) },
    { id: 'last-year', label: 'last year', ...yearOf(year - 1) },
  ];
}

const yearOf = (year: number): Period => ({ from: `${year}-01-01`, to: `${year}-12-31` });

/** Months are counted from 1; the month before the first is the last of the year before. */
function monthOf(year: number, month: number): Period {
  return { from: isoDate(year, month - 1, 1), to: isoDate(year, month, 0) };
}

const isoDate = (...parts: Parameters<typeof Date.UTC>) =>
  new Date(Date.UTC(...parts)).toISOString().slice(0, 10);

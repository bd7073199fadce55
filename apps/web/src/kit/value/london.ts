/** A minute on the clocks of London: a day, and "14:05". */
export interface LondonMinute {
  readonly date: string;
  readonly time: string;
}

let clocks: Intl.DateTimeFormat | undefined;

/** Made once, when it is first needed: to make one costs a slow phone as much as a thousand answers. */
const londonClocks = () =>
  (clocks ??= new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Europe/London',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/** The minute that the clocks of London, where the registry is, show at an ISO instant. */
export function toLondonMinute(instant: string): LondonMinute {
  const parts = londonClocks().formatToParts(new Date(instant));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  };
}

/** The day of an ISO instant there. */
export const dayInLondon = (instant: string) => toLondonMinute(instant).date;

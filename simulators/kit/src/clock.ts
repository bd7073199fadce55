/** A clock that the admin API can move. */
export interface Clock {
  now(): Date;
  /** The civil date in London, `YYYY-MM-DD`. */
  today(): string;
  set(instant: string): void;
  advance(milliseconds: number): void;
}

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

export function createClock(startAt?: string): Clock {
  let offset = startAt === undefined ? 0 : toInstant(startAt) - Date.now();
  const now = () => new Date(Date.now() + offset);
  return {
    now,
    today: () => london.format(now()),
    set: (instant) => {
      offset = toInstant(instant) - Date.now();
    },
    advance: (milliseconds) => {
      offset += milliseconds;
    },
  };
}

function toInstant(text: string): number {
  const value = Date.parse(text);
  if (Number.isNaN(value)) throw new Error(`Not an instant: ${text}`);
  return value;
}

/** How long a session lasts without its person's activity, unless the account has set another time. */
export const defaultSessionTime = { hours: 0, minutes: 20 } as const;

export interface SessionTime {
  hours: number;
  minutes: number;
}

/** The account's own time, or the product's. */
export function sessionTimeOf(set: { hours: number | null; minutes: number | null }): SessionTime {
  const { hours, minutes } = set;
  return hours === null || minutes === null ? defaultSessionTime : { hours, minutes };
}

export const toSeconds = ({ hours, minutes }: SessionTime): number => hours * 3600 + minutes * 60;

/** A person counts as idle after this long without activity: only then does the time begin to run. */
export const idleAfterSeconds = 1;

const london = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The day of an ISO instant, where the registry is. */
export function dayInLondon(instant: string): string {
  return london.format(new Date(instant));
}

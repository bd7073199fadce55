/** Last day of the twelve months that begin on that day. */
export function endOfYearFrom(firstDay: string): string {
  return Temporal.PlainDate.from(firstDay).add({ years: 1 }).subtract({ days: 1 }).toString();
}

export function addDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

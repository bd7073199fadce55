export function plusDays(day: string, days: number): string {
  return Temporal.PlainDate.from(day).add({ days }).toString();
}

export function plusMonths(day: string, months: number): string {
  return Temporal.PlainDate.from(day).add({ months }).toString();
}

export function plusYears(day: string, years: number): string {
  return plusMonths(day, years * 12);
}

/** Last day of the twelve months that begin on that day. */
export function endOfYearFrom(firstDay: string): string {
  return plusDays(plusYears(firstDay, 1), -1);
}

export function endOfMonth(day: string): string {
  const date = Temporal.PlainDate.from(day);
  return date.with({ day: date.daysInMonth }).toString();
}

/** Section 443: a period that ends with a month is followed by periods that end with a month. */
export function plusAccountsMonths(day: string, months: number): string {
  const moved = plusMonths(day, months);
  return day === endOfMonth(day) ? endOfMonth(moved) : moved;
}

export function later(one: string, other: string): string {
  return one > other ? one : other;
}

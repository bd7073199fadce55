import { formatMonthOfYear } from '@statbook/domain/dates';

/** "May 1980": the day of a birth is never public. */
export function toBirthMonth(
  born: { readonly month: number; readonly year: number } | null,
): string | undefined {
  return born === null ? undefined : formatMonthOfYear(born.month, born.year);
}

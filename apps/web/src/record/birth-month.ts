import { formatMonthOfYear } from '@statbook/domain';

/** "May 1980": the day of a birth is never public. */
export function toBirthMonth(
  born: { readonly Month: number; readonly Year: number } | null,
): string | undefined {
  return born === null ? undefined : formatMonthOfYear(born.Month, born.Year);
}

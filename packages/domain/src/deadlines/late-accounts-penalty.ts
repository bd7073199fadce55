import type { CompanyKind } from '../companies/company-types.ts';
import { type CivilDate, isAfter } from '../dates/civil-date.ts';
import { monthsAfter } from '../dates/statutory-periods.ts';
import { type Pence, pence, pounds } from '../money/pence.ts';

/** Late by up to this many months, or by more than the last of them; SI 2008/497. */
const BANDS: readonly { readonly months: number; readonly private: number; readonly public: number }[] = [
  { months: 1, private: 150, public: 750 },
  { months: 3, private: 375, public: 1500 },
  { months: 6, private: 750, public: 3000 },
  { months: Number.POSITIVE_INFINITY, private: 1500, public: 7500 },
];

/** The automatic penalty on a company for late accounts (s.453); doubled when those of the year before were late too. */
export function lateAccountsPenalty(filing: {
  readonly dueOn: CivilDate;
  readonly deliveredOn: CivilDate;
  readonly kind: CompanyKind;
  readonly previousYearLate: boolean;
}): Pence {
  if (!isAfter(filing.deliveredOn, filing.dueOn)) return pence(0);
  const isWithinBand = (months: number) =>
    months === Number.POSITIVE_INFINITY || !isAfter(filing.deliveredOn, monthsAfter(filing.dueOn, months));
  const band = BANDS.find(({ months }) => isWithinBand(months));
  return pounds((band?.[filing.kind] ?? 0) * (filing.previousYearLate ? 2 : 1));
}

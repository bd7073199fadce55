import type { UserAccess } from '#app/session-port.ts';
import { obligationPlace, type ObligationPlace } from '#filing/obligations/obligation-place.ts';
import type { StatutoryDate } from './diary-rows.ts';

/** Where a date of the law is met; undefined for what is done outside the product: a meeting is held. */
export function statutoryPlace(
  date: StatutoryDate,
  companyId: string,
  access: UserAccess,
): ObligationPlace | undefined {
  if (date.act === 'show-diary') return undefined;
  return obligationPlace({ ...date, diaryDateId: null }, companyId, access);
}

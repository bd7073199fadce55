import type { CivilDate } from '@statbook/domain/dates';
import type { Transaction } from '../../../../platform/database/database.ts';
import { getCompanyRow } from '../../../../registry-snapshots/company-row-queries.ts';
import type { PlanningContext } from './planned-entry.ts';

/** Where entries of a company are planned today, by the rules that its kind of company has. */
export async function loadPlanningContext(
  tx: Transaction,
  companyId: string,
  today: CivilDate,
): Promise<Omit<PlanningContext, 'wholePosition'>> {
  const { incorporatedOn, type } = await getCompanyRow(tx, companyId);
  return { tx, companyId, incorporatedOn, ...kindOf(type), today };
}

/** What the kind of a company decides about its entries and their forms. */
export const kindOf = (type: string) => ({
  isPublic: type === 'plc',
  isUnlimited: type === 'private-unlimited',
});

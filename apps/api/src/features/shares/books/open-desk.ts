import type { CivilDate } from '@statbook/domain';
import type { Transaction } from '../../../platform/database/database.ts';
import { getCompanyRow } from '../../../readings/company-row-queries.ts';
import type { Desk } from './planned-entry.ts';

/** Where entries of a company are planned today, by the rules that its kind of company has. */
export async function openDesk(
  tx: Transaction,
  companyId: string,
  today: CivilDate,
): Promise<Omit<Desk, 'wholePosition'>> {
  const { incorporatedOn, type } = await getCompanyRow(tx, companyId);
  return { tx, companyId, incorporatedOn, isPublic: type === 'plc', today };
}

import type { FromRegister } from '@statbook/domain/filing/forms';
import type { Transaction } from '../../../platform/database/database.ts';

/** What forms ask of the share register. The books answer it; they are handed in, because no feature knows another. */
export interface ShareEntries {
  /** The return of allotments that entries ask for, as they stand today. */
  readAllotments(tx: Transaction, companyId: string, eventIds: readonly string[]): Promise<FromRegister>;
}

import type { CivilDate } from '@statbook/domain/dates';
import type { FilingState, FormId } from '@statbook/domain/filing';
import type { FromRegister } from '@statbook/domain/filing/forms';
import type { Transaction } from '../../../platform/database/database.ts';

/** A form that follows from an entry of the share register. */
interface EntryFiling {
  readonly form: FormId;
  readonly eventId: string;
  readonly effectiveOn: CivilDate;
  /** The filing that was begun from the entry; undefined while there is none. */
  readonly filing?: { readonly state: FilingState } | undefined;
}

/** What forms ask of the share register. The books answer it; they are handed in, because no feature knows another. */
export interface ShareEntries {
  /** The return of allotments that entries ask for, as they stand today. */
  readAllotments(tx: Transaction, companyId: string, eventIds: readonly string[]): Promise<FromRegister>;
  /** The forms that follow from the entries of the last year or so. */
  listEntryFilings(tx: Transaction, companyId: string, today: CivilDate): Promise<readonly EntryFiling[]>;
}

import type { FromRegister } from '@statbook/domain/filing/forms';
import type { CivilDate } from '@statbook/domain/dates';
import type { ControlNotice, NoticeSource } from '../../../filings/entries/control-notice.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import type { Transaction } from '../../../platform/database/database.ts';

/** What forms ask of the share register. The books answer it; they are handed in, because no feature knows another. */
export interface ShareEntries {
  /** The return of allotments that entries ask for, as they stand today. */
  readAllotments(tx: Transaction, companyId: string, eventIds: readonly string[]): Promise<FromRegister>;
  /** A notice about control that is still to be filed; undefined for what is settled or gone. */
  findControlNotice(
    tx: Transaction,
    company: CompanyInReach,
    asked: NoticeSource & { today: CivilDate },
  ): Promise<ControlNotice | undefined>;
  /** Notes which filing was begun from it. */
  nameFilingOfNotice(
    tx: Transaction,
    source: NoticeSource,
    filing: { companyId: string; filingId: string },
  ): Promise<void>;
}

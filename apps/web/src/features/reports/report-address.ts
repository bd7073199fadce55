import { readTexts } from '#kit/address/search-text.ts';
import { type ListAddress, listParams } from '#list-view/list-address.ts';

/** What of a report is on show, as the address of its page keeps it; what is usual is not written. */
export interface ReportAddress extends ListAddress {
  /** The first and the last day of a period. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The day at whose end the report is read. */
  readonly asAt?: string | undefined;
}

/** Takes from an address what belongs to a report. */
export const readReportAddress = readTexts('from', 'to', 'asAt', ...listParams);

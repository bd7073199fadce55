import { readTexts } from '#kit/search-text.ts';
import { type TableAddress, tableNames } from '#kit/table/table-address.ts';

/** What of a report is on show, as the address of its page keeps it; what is usual is not written. */
export interface ReportAddress extends TableAddress {
  readonly q?: string | undefined;
  /** The first and the last day of a period. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The day at whose end the report is read. */
  readonly asAt?: string | undefined;
  readonly page?: string | undefined;
}

/** Takes from an address what belongs to a report. */
export const readReportAddress = readTexts('q', 'from', 'to', 'asAt', 'page', ...tableNames);

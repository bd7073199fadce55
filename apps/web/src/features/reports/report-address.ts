import { type AddressOf, readTexts } from '#kit/address/search-text.ts';
import { listParams } from '#list-view/list-address.ts';

/**
 * What of a report is on show, as the address of its page keeps it; what is usual is not written. A period by its first and
 * last day; `asAt`: the day at whose end the report is read.
 */
export const readReportAddress = readTexts('from', 'to', 'asAt', ...listParams);
export type ReportAddress = AddressOf<typeof readReportAddress>;

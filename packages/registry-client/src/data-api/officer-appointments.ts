import { z } from 'zod';
import { count, date, itemsOf, text } from '../json/lenient.ts';
import { record } from '../json/record.ts';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { mapFetched } from './requests/get-json.ts';
import { listPages } from './requests/list-pages.ts';

const appointment = record({
  companyNumber: [text.pipe(z.string()), 'appointed_to.company_number'],
  companyName: [text, 'appointed_to.company_name'],
  companyStatus: [text, 'appointed_to.company_status'],
  /** `director`, `secretary`, `corporate-director`, … */
  role: [text, 'officer_role'],
  appointedOn: [date, 'appointed_on'],
  /** Given in place of a date for some appointments before 1992. */
  appointedBefore: [date, 'appointed_before'],
  resignedOn: [date, 'resigned_on'],
});

/** An appointment of one officer id. Address, nationality and birth, which the service gives too, are not read. */
export type OfficerAppointment = z.output<typeof appointment>;

/** As many as are read of one id. */
export interface OfficerAppointments {
  readonly items: readonly OfficerAppointment[];
  /** How many the register has, which may be more. */
  readonly totalCount: number;
}

const page = record({ items: [itemsOf(appointment), 'items'], total: [count, 'total_results'] });

/** The service gives no more at once (public API guide, part 3.4). */
const pageSize = 50;
/** Nominees hold thousands; nobody reads more of them than these on a page, and each page counts against the limit. */
const mostPages = 10;

/** The appointments under an officer id, in all companies, past ones too; `not-found` where there is no such id. */
export async function officerAppointments(
  connection: DataApiConnection,
  officerId: string,
  options: CallOptions,
): Promise<Fetched<OfficerAppointments>> {
  const path = `/officers/${encodeURIComponent(officerId)}/appointments`;
  const pages = await listPages(connection, { path, schema: page, options, pageSize, mostPages });
  return mapFetched(pages, (read) => {
    const items = read.flatMap((each) => each.items);
    return { items, totalCount: Math.max(read[0]?.total ?? 0, items.length) };
  });
}

import type { z } from 'zod';
import { count, date, itemsOf, text, textOrEmpty } from '../../json/lenient.ts';
import { record } from '../../json/record.ts';
import { companyList } from '../requests/company-list.ts';

const statement = record({
  /** The registry's key, spelling included: `no-individual-or-entity-with-signficant-control`, … */
  statement: [textOrEmpty, 'statement'],
  notifiedOn: [date, 'notified_on'],
  ceasedOn: [date, 'ceased_on'],
  linkedPscName: [text, 'linked_psc_name'],
  restrictionsNoticeWithdrawalReason: [text, 'restrictions_notice_withdrawal_reason'],
  etag: [text, 'etag'],
  self: [text, 'links.self'],
  linkedPsc: [text, 'links.person_with_significant_control'],
});

/** A statement in the place of a PSC or about one. */
export type PublicPscStatement = z.output<typeof statement>;

/** All PSC statements, past ones too. An empty 404 is how the registry says that there are none. */
export const pscStatements = companyList({
  link: 'pscStatements',
  page: record({ items: [itemsOf(statement), 'items'], total: [count, 'total_results'] }),
  none: [],
  join: (items) => items,
});

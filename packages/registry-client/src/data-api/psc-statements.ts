import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { count, date, itemList, part, text } from '../wire/lenient.ts';
import type { LinkedCompany } from './company-profile.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { mapFetched, noneHeld, notFoundAs } from './get-json.ts';
import { listPages } from './list-pages.ts';

/** A statement in the place of a PSC or about one. */
export interface PublicPscStatement {
  /** The registry's key, spelling included: `no-individual-or-entity-with-signficant-control`, … */
  readonly statement: string;
  readonly notifiedOn: string | undefined;
  readonly ceasedOn: string | undefined;
  readonly linkedPscName: string | undefined;
  readonly restrictionsNoticeWithdrawalReason: string | undefined;
  readonly etag: string | undefined;
  readonly self: string | undefined;
  readonly linkedPsc: string | undefined;
}

const statementsWire = z.object({
  total_results: count,
  items: itemList({
    statement: text,
    notified_on: date,
    ceased_on: date,
    linked_psc_name: text,
    restrictions_notice_withdrawal_reason: text,
    etag: text,
    links: part({ self: text, person_with_significant_control: text }),
  }),
});

type StatementsWire = z.output<typeof statementsWire>;

/** Gets all PSC statements, past ones too. An empty 404 is how the registry says that there are none. */
export async function fetchPscStatements(
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
): Promise<Fetched<readonly PublicPscStatement[]>> {
  const path = company.links.pscStatements;
  if (!path) return noneHeld(connection, []);
  const measure = (page: StatementsWire) => ({ held: page.items.length, total: page.total_results });
  const pages = await listPages(connection, {
    path,
    schema: statementsWire,
    pageSize: 100,
    measure,
    options,
  });
  const mapped = mapFetched(pages, (all) => all.flatMap((page) => page.items).map(toStatement));
  return notFoundAs<readonly PublicPscStatement[]>(connection, mapped, []);
}

function toStatement(wire: StatementsWire['items'][number]): PublicPscStatement {
  return {
    statement: wire.statement ?? '',
    notifiedOn: wire.notified_on,
    ceasedOn: wire.ceased_on,
    linkedPscName: wire.linked_psc_name,
    restrictionsNoticeWithdrawalReason: wire.restrictions_notice_withdrawal_reason,
    etag: wire.etag,
    self: wire.links?.self,
    linkedPsc: wire.links?.person_with_significant_control,
  };
}

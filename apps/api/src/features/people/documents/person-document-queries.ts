import type { FormId } from '@statbook/domain/filing';
import type { FilingHistoryItem } from '@statbook/registry-client';
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../platform/database/database.ts';
import { isOneOf } from '../../../platform/database/is-one-of.ts';
import { company, personDetail, personRole } from '../../../platform/database/schema.ts';
import { isOfEntry } from '../../../registry-snapshots/people/person-entry-queries.ts';
import { historyKinds } from '../../../registry-snapshots/join-history.ts';

/** A document that belongs to a filing of ours about somebody's entry. */
export interface FilingPaper {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly kind: 'attached' | 'received' | 'receipt';
  readonly name: string | null;
  readonly form: FormId;
  readonly on: string;
  readonly documentId: string | null;
  readonly filingId: string;
}

/** An entry of a register. */
export interface PaperEntry {
  readonly companyId: string;
  readonly registerKey: string;
}

/** Days are those of London, as everywhere on screen. */
const dayOf = (moment: SQL) => sql`to_char(${moment} at time zone 'Europe/London', 'YYYY-MM-DD')`;

/** What was attached to filings about these entries, came with their acceptance, and the receipts of those that were accepted. */
export function listFilingPapers(tx: Transaction, entries: readonly PaperEntry[]): Promise<FilingPaper[]> {
  const keys = entries.map(({ companyId, registerKey }) => `${companyId} ${registerKey}`);
  return tx
    .select({
      companyId: sql<string>`p.company_id`,
      companyName: company.name,
      companyNumber: company.number,
      kind: sql<FilingPaper['kind']>`p.kind`,
      name: sql<string | null>`p.name`,
      form: sql<FormId>`p.form`,
      on: sql<string>`p.day`,
      documentId: sql<string | null>`p.document_id`,
      filingId: sql<string>`p.filing_id`,
    })
    .from(sql`(
      select f.company_id, 'attached' as kind, a.filename as name, f.form, ${dayOf(sql`a.added_at`)} as day, a.id as document_id,
        f.id as filing_id, f.subject from form_document a join filing f on f.id = a.filing_id
        where a.removed_at is null and f.state <> 'withdrawn'
      union all
      select f.company_id, 'received', r.filename, f.form, ${dayOf(sql`r.received_at`)}, r.id, f.id, f.subject
        from filing_document r join filing f on f.id = r.filing_id
      union all
      select f.company_id, 'receipt', null, f.form, ${dayOf(sql`f.updated_at`)}, null, f.id, f.subject
        from filing f where f.state = 'accepted'
    ) as p`)
    .innerJoin(company, and(sql`${company.id} = p.company_id`, isNull(company.removedAt)))
    .where(sql`p.subject <> '' and p.company_id || ' ' || p.subject = any(${sql.param(keys)}::text[])`);
}

/** A filing on the register that names somebody and has a document. */
export interface NamingEntry {
  readonly companyId: string;
  readonly entry: FilingHistoryItem;
}

/** The entries of these companies' filing histories, as read last, that name an officer or somebody in control. */
export function listNamingEntries(tx: Transaction, companyIds: readonly string[]): Promise<NamingEntry[]> {
  const kinds = sql.join(
    historyKinds.map((kind) => sql`${kind}`),
    sql`, `,
  );
  return tx
    .select({ companyId: sql<string>`h.company_id`, entry: sql<FilingHistoryItem>`i` })
    .from(sql`(
      select distinct on (r.company_id, r.kind) r.company_id, r.value from registry_reading r
      where r.kind in (${kinds}) and r.company_id = any(${sql.param([...companyIds])}::uuid[])
      order by r.company_id, r.kind, r.read_at desc
    ) h cross join jsonb_array_elements(h.value -> 'items') i`)
    .where(sql`i ->> 'documentMetadata' is not null and i -> 'values' ?| array['officer_name', 'psc_name']`);
}

/** What everybody on the registers of these companies is called and was, with whose entry it is. */
export function listNamesOn(tx: Transaction, companyIds: readonly string[]) {
  return tx
    .selectDistinct({
      personId: personRole.personId,
      companyId: personRole.companyId,
      register: personRole.register,
      name: sql<(typeof personDetail.$inferSelect)['compared']['name']>`${personDetail.compared} -> 'name'`,
    })
    .from(personRole)
    .innerJoin(personDetail, isOfEntry)
    .where(
      and(
        isNull(personRole.endedAt),
        isOneOf(personRole.companyId, companyIds),
        inArray(personRole.register, ['officer', 'psc']),
      ),
    );
}

import type { QueryOf } from '@statbook/contract';
import type { getDocuments } from '@statbook/contract/calls';
import type { FilingHistoryItem } from '@statbook/registry-client';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/database.ts';
import { containing, isLike } from '../../platform/database/folded.ts';
import type { DrawnKind } from '../../platform/database/schema.ts';
import { historyKinds } from '../../registry-snapshots/join-history.ts';
import { drawnKindsOfWord } from './drawn-kinds.ts';

type Query = QueryOf<typeof getDocuments>;
export type DocumentKind = NonNullable<Query['kind']>;

interface Order extends Query {
  /** The drawings that the person may see. */
  drawnKinds: readonly DrawnKind[];
}

/** A document in our store, and what it belongs to. */
export interface KeptDocument {
  companyId: string;
  companyNumber: string;
  companyName: string;
  kind: DocumentKind;
  name: string;
  form: string | null;
  /** What it is, where it was drawn here. */
  drawnKind: DrawnKind | null;
  companyType: string;
  /** The entry of the filing history, where the registry gave the document. */
  entry: FilingHistoryItem | null;
  documentLink: string | null;
  documentId: string | null;
  filingId: string | null;
  contentType: string;
  size: number;
  sha256: string;
  keptAt: string;
}

/** The entries of the filing histories that name documents which were fetched, each as it was read last. */
const entries = sql`
  select distinct on (r.company_id, i ->> 'documentMetadata') r.company_id, i ->> 'documentMetadata' as link, i as entry
  from registry_reading r cross join jsonb_array_elements(r.value -> 'items') i
  where r.kind in (${sql.join(
    historyKinds.map((kind) => sql`${kind}`),
    sql`, `,
  )}) and (r.company_id, i ->> 'documentMetadata') in (select company_id, source from document)
  order by r.company_id, i ->> 'documentMetadata', r.read_at desc`;

/** Every kept document of the companies in the list. Row-level security decides what is within reach. */
const keptOf = ({ drawnKinds }: Order) => sql`
  select c.id as "companyId", c.number as "companyNumber", c.name as "companyName", c.type as "companyType", d.*
  from company c join (
    select d.company_id, 'registry' as "kind", coalesce(nullif(concat_ws(' ', entry ->> 'type', entry ->> 'date'), ''), 'Filed document')
        as "name", null as "form", null as "drawnKind", entry as "entry", d.source as "documentLink", null::uuid as "documentId",
      null::uuid as "filingId", d.content_type as "contentType", d.size as "size", d.sha256 as "sha256", d.stored_at as "keptAt"
    from document d left join (${entries}) e on e.company_id = d.company_id and e.link = d.source
    union all
    select f.company_id, 'attached', a.filename, f.form, null, null, null, a.id, f.id, 'application/pdf', a.size, a.sha256, a.added_at
    from form_document a join filing f on f.id = a.filing_id where a.removed_at is null
    union all
    select f.company_id, 'received', r.filename, f.form, null, null, null, r.id, f.id, r.content_type, r.size, r.sha256, r.received_at
    from filing_document r join filing f on f.id = r.filing_id
    union all
    select w.company_id, 'drawn', w.filename, null, w.kind, null, null, w.id, null, 'application/pdf', w.size, w.sha256, w.drawn_at
    from drawn_document w where w.kind in (${listOf(drawnKinds)})
  ) d on d.company_id = c.id
  where c.removed_at is null`;

/** One page of documents in the order that was asked for; the newest first where they are equal. */
export function listKeptDocuments(tx: Transaction, order: Order): Promise<KeptDocument[]> {
  const column = sql`k.${sql.identifier(order.sort)}`;
  return tx
    .select({
      companyId: sql<string>`k."companyId"`,
      companyNumber: sql<string>`k."companyNumber"`,
      companyName: sql<string>`k."companyName"`,
      companyType: sql<string>`k."companyType"`,
      kind: sql<DocumentKind>`k."kind"`,
      name: sql<string>`k."name"`,
      form: sql<string | null>`k."form"`,
      drawnKind: sql<DrawnKind | null>`k."drawnKind"`,
      entry: sql<FilingHistoryItem | null>`k."entry"`,
      documentLink: sql<string | null>`k."documentLink"`,
      documentId: sql<string | null>`k."documentId"`,
      filingId: sql<string | null>`k."filingId"`,
      contentType: sql<string>`k."contentType"`,
      size: sql<number>`k."size"`,
      sha256: sql<string>`k."sha256"`,
      keptAt: sql<string>`to_char(k."keptAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
    })
    .from(sql`(${keptOf(order)}) as k`)
    .where(and(conditionOf(order), order.kind === undefined ? undefined : sql`k."kind" = ${order.kind}`))
    .orderBy(
      sql`${column} ${sql.raw(order.direction)}`,
      sql`k."keptAt" desc`,
      sql`k."companyId"`,
      sql`coalesce(k."documentId"::text, k."documentLink")`,
    )
    .limit(order.pageSize)
    .offset((order.page - 1) * order.pageSize);
}

/** How many documents of each kind match the other filters. */
export async function countKeptDocuments(
  tx: Transaction,
  order: Order,
): Promise<Record<DocumentKind, number>> {
  const rows = await tx
    .select({ kind: sql<DocumentKind>`k."kind"`, number: sql<number>`count(*)::int` })
    .from(sql`(${keptOf(order)}) as k`)
    .where(conditionOf(order))
    .groupBy(sql`k."kind"`);
  const numberOf = (kind: DocumentKind) => rows.find((row) => row.kind === kind)?.number ?? 0;
  return {
    registry: numberOf('registry'),
    attached: numberOf('attached'),
    received: numberOf('received'),
    drawn: numberOf('drawn'),
  };
}

/** Days are those of London, as everywhere on screen. */
function conditionOf({ companyId, search = '', from, until, drawnKinds }: Order): SQL | undefined {
  const day = sql`(k."keptAt" at time zone 'Europe/London')::date`;
  return and(
    companyId === undefined ? undefined : sql`k."companyId" = ${companyId}`,
    from === undefined ? undefined : sql`${day} >= ${from}`,
    until === undefined ? undefined : sql`${day} <= ${until}`,
    ...search
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word) => or(isLike(searched, containing(word)), isOneOf(drawnKindsOfWord(drawnKinds, word)))),
  );
}

/** The kinds as a list of SQL, which is never empty. */
const listOf = (kinds: readonly DrawnKind[]): SQL =>
  kinds.length === 0
    ? sql`null`
    : sql.join(
        kinds.map((kind) => sql`${kind}`),
        sql`, `,
      );

const isOneOf = (kinds: readonly DrawnKind[]): SQL => sql`k."drawnKind" in (${listOf(kinds)})`;

const searched = sql`concat_ws(' ', k."name", k."form", k."companyName", k."companyNumber")`;

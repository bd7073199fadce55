import { type CivilDate, civilDate, isCivilDate } from '@statbook/domain/dates';
import { FILING_STATES, type FormId } from '@statbook/domain/filing';
import { and, eq, gt, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayOf } from '../../../platform/clock.ts';
import type { Filing } from '../../../filings/filing-queries.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { codeInvitation, filing, personRole } from '../../../platform/database/schema.ts';

const row = z.object({
  personId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  companyNumber: z.string(),
  register: z.enum(['officer', 'psc']),
  registerKey: z.string(),
  name: z.string().nullable(),
  kind: z.enum(['human', 'body']),
  roleText: z.string(),
  isHidden: z.boolean(),
  isVerifiable: z.boolean(),
  opensOn: z.string().nullable(),
  dueOn: z.string().nullable(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  hasCode: z.boolean(),
  filingId: z.string().nullable(),
  filingState: z.enum(FILING_STATES).nullable(),
  filedOn: z.string().nullable(),
  /** The filing changed after the register was read last. */
  isUnread: z.boolean(),
});

type DayName = 'opensOn' | 'dueOn' | 'startsOn' | 'endsOn' | 'filedOn';

/** An office or control that is held, with what decides how far its identity statement is. */
export type BoardRow = Omit<z.output<typeof row>, DayName> & Readonly<Record<DayName, CivilDate | undefined>>;

export interface BoardOrder {
  readonly today: CivilDate;
  /** Those companies alone. */
  readonly companyIds?: readonly string[] | undefined;
}

const rows = z.array(row);
const cells = Object.keys(row.shape);
const writtenRows = z.array(z.array(z.unknown()).length(cells.length));

/**
 * The offices and control that are held in companies within reach, by the name of who holds them. The database writes them as one
 * text, each a list of its cells, and leaves the order to us: row by row, with the names of the cells in each or in order, ten thousand
 * people would take several times as long.
 */
export async function listBoardRows(tx: Transaction, order: BoardOrder): Promise<BoardRow[]> {
  // Without statistics the planner takes each side for a row or two, and would compare thousands with thousands.
  const isWhole = order.companyIds === undefined;
  if (isWhole) await tx.execute(sql`set local enable_nestloop = off`);
  const list = sql.join(
    cells.map((cell) => sql.identifier(cell)),
    sql`, `,
  );
  const [written] = await tx
    .select({ rows: sql<string>`coalesce(json_agg(json_build_array(${list})), '[]')::text` })
    .from(sql`(${boardRows(order)}) listed`);
  if (isWhole) await tx.execute(sql`set local enable_nestloop = on`);
  return inOrder(readRows(written?.rows ?? '[]'));
}

function readRows(written: string): BoardRow[] {
  const dayOf = dayReader();
  const named = writtenRows.parse(JSON.parse(written)).map(withNames);
  return rows.parse(named).map((each) => ({
    ...each,
    opensOn: dayOf(each.opensOn),
    dueOn: dayOf(each.dueOn),
    startsOn: dayOf(each.startsOn),
    endsOn: dayOf(each.endsOn),
    filedOn: dayOf(each.filedOn),
  }));
}

/** The cells by their names. Pairs made into an object would take as long as all the rest. */
function withNames(values: readonly unknown[]): Readonly<Record<string, unknown>> {
  const named: Record<string, unknown> = {};
  for (let at = 0; at < cells.length; at += 1) named[cells[at] ?? ''] = values[at];
  return named;
}

/** By name; whom a register hides stands at the end. */
function inOrder(listed: readonly BoardRow[]): BoardRow[] {
  const keyed = listed.map((each) => ({ each, key: each.name?.toLowerCase() ?? '\uffff' }));
  keyed.sort((one, other) => (one.key === other.key ? 0 : one.key < other.key ? -1 : 1));
  return keyed.map(({ each }) => each);
}

/** Reads days of the register; what is none counts as not given. Thousands of rows share a few hundred days: each is read once. */
function dayReader() {
  const days = new Map<string, CivilDate | undefined>();
  return (text: string | null): CivilDate | undefined => {
    if (text === null) return undefined;
    if (!days.has(text)) days.set(text, isCivilDate(text) ? civilDate(text) : undefined);
    return days.get(text);
  };
}

const boardRows = ({ today, companyIds }: BoardOrder): SQL => sql`
  with held as materialized (
    select r.person_id, r.company_id, r.register, r.register_key, d.name, d.kind, d.role, d.verification,
        d.protection = 'super-secure' or r.own_person_id in (select p.own_person_id from person_protection p
          where p.ended_at is null and p.protection = 'super-secure') as is_hidden
      from person_role r
      join person_detail d on d.company_id = r.company_id and d.register = r.register and d.register_key = r.register_key
        and d.replaced_at is null
      where r.ended_at is null and r.register in ('officer', 'psc')
        and (d.held_until is null or d.held_until ~ '^\\d{4}-\\d\\d-\\d\\d$' and d.held_until > ${today})
        and ${companyIds === undefined ? sql`true` : sql`r.company_id = any(${sql.param([...companyIds])}::uuid[])`}
  ), coded as (
    select distinct o.person_id from open_codes_of((select array_agg(distinct person_id) from held)) o
  ), filed as (
    select distinct on (company_id, form, subject) company_id, form, subject, id, state, updated_at
      from filing where form in ('VS01', 'CS01') and state <> 'withdrawn'
      order by company_id, form, subject, state = 'accepted', updated_at desc
  )
  select h.person_id as "personId", h.company_id as "companyId", c.name as "companyName", c.number as "companyNumber",
      h.register, h.register_key as "registerKey", h.name, h.kind, h.role as "roleText",
      h.is_hidden as "isHidden", h.verification is not null as "isVerifiable",
      h.verification ->> 'statementFrom' as "opensOn", h.verification ->> 'statementDueOn' as "dueOn",
      h.verification ->> 'startsOn' as "startsOn", h.verification ->> 'endsOn' as "endsOn",
      coded.person_id is not null as "hasCode", filed.id as "filingId", filed.state as "filingState",
      to_char(filed.updated_at at time zone 'Europe/London', 'YYYY-MM-DD') as "filedOn",
      coalesce(filed.updated_at > c.registry_read_at, false) as "isUnread"
    from held h
    join company c on c.id = h.company_id and c.removed_at is null
    left join coded on coded.person_id = h.person_id
    left join filed on filed.company_id = h.company_id and h.verification is not null
      and filed.form = case h.register when 'psc' then 'VS01' else 'CS01' end
      and filed.subject = case h.register when 'psc' then h.register_key else '' end`;

/** Who is asked for their code by a link that is good still, by whoever they are now. */
export async function listInvited(tx: Transaction, now: Date): Promise<ReadonlyMap<string, Invited>> {
  const invitedAs = (column: typeof personRole.personId | typeof personRole.ownPersonId) =>
    tx
      .select({
        personId: personRole.personId,
        askedAt: codeInvitation.createdAt,
        expiresAt: codeInvitation.expiresAt,
      })
      .from(codeInvitation)
      .innerJoin(personRole, and(eq(column, codeInvitation.personId), isNull(personRole.endedAt)))
      .where(
        and(
          isNull(codeInvitation.usedAt),
          isNull(codeInvitation.voidedAt),
          gt(codeInvitation.expiresAt, now),
        ),
      );
  const rows = await invitedAs(personRole.personId).union(invitedAs(personRole.ownPersonId));
  const latest = rows.toSorted((one, other) => Number(one.askedAt) - Number(other.askedAt));
  return new Map(
    latest.map(({ personId, askedAt, expiresAt }) => [
      personId,
      { askedOn: dayOf(askedAt), goodUntil: dayOf(expiresAt) },
    ]),
  );
}

export interface Invited {
  readonly askedOn: CivilDate;
  readonly goodUntil: CivilDate;
}

/** The drafts of these forms within reach, the oldest first. */
export function listDraftsOf(tx: Transaction, forms: readonly FormId[]): Promise<Filing[]> {
  return tx
    .select()
    .from(filing)
    .where(and(eq(filing.state, 'draft'), inArray(filing.form, [...forms])))
    .orderBy(filing.createdAt, filing.id);
}

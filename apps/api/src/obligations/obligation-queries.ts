import { type CivilDate, civilDate, isCivilDate } from '@statbook/domain/dates';
import { FILING_CHANNELS, FILING_STATES, FORM_IDS } from '@statbook/domain/filing';
import { type Obligation, OBLIGATION_KINDS, soonUntil } from '@statbook/domain/obligations';
import { and, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { newestChannel, waitsForName } from '../filings/order/name-wait-queries.ts';
import type { Transaction } from '../platform/database/database.ts';

/** An obligation, and whose it is. */
export interface CompanyObligation extends Obligation {
  readonly companyId: string;
  readonly companyNumber: string;
  readonly companyName: string;
  /** By the register's key. */
  readonly companyType: string;
}

/** Every obligation of the companies within reach, as a table that a query reads from; its columns are those of the database. */
export const obligationsOn = (today: CivilDate): SQL => sql`obligations(${today}::date)`;

/** How near an obligation is, as the domain's `urgencyOf` says it: for a condition on rows named `o`. */
export const isOverdueOn = (today: CivilDate): SQL => sql`(o.can_be_late and o.due_on < ${today}::date)`;
export const isSoonOn = (today: CivilDate): SQL =>
  sql`(o.due_on <= ${soonUntil(today)}::date and not ${isOverdueOn(today)})`;
const isOpenOn = (today: CivilDate): SQL =>
  sql`(o.opens_on is null or o.opens_on <= ${today}::date or o.due_on < ${today}::date)`;

/** What the entry did that an obligation follows from; null where it follows from none. */
export const shareEntryInWords = sql`case when o.share_event_id is not null then share_entry_in_words(o.share_event_id) end`;

/** The place of a kind among those due on one day. */
const placeOfKind = sql`array_position(${sql.param([...OBLIGATION_KINDS])}::text[], o.kind)`;

const day = z.string().refine(isCivilDate).transform(civilDate);
/** Undefined where the column is null. */
const ifAny = <Shape extends z.ZodType>(shape: Shape) =>
  shape.nullable().transform((value) => value ?? undefined);
const row = z.object({
  kind: z.enum(OBLIGATION_KINDS),
  dueOn: day,
  canBeLate: z.boolean(),
  form: ifAny(z.enum(FORM_IDS)),
  subject: ifAny(z.string()),
  eventOn: ifAny(day),
  opensOn: ifAny(day),
  shareEventId: ifAny(z.string()),
  shareEntry: ifAny(z.string()),
  filingId: ifAny(z.string()),
  filingState: ifAny(z.enum(FILING_STATES)),
  waitsForName: ifAny(z.boolean()),
  channel: ifAny(z.enum(FILING_CHANNELS)),
  diaryDateId: ifAny(z.string()),
  originId: ifAny(z.string()),
  companyId: z.string(),
  companyNumber: z.string(),
  companyName: z.string(),
  companyType: z.string(),
});

/** Which obligations are wanted, and how many of them at most. */
export interface ObligationOrder {
  readonly today: CivilDate;
  readonly companyId?: string | undefined;
  readonly companyIds?: readonly string[] | undefined;
  /** Those that are late, or those that are not. */
  readonly overdue?: boolean | undefined;
  /** Those alone whose day is still to come. */
  readonly toCome?: boolean | undefined;
  readonly kinds?: readonly Obligation['kind'][] | undefined;
  /** Also those that cannot be met yet. */
  readonly withUnopened?: boolean | undefined;
  readonly limit?: number | undefined;
}

const whereOf = ({
  today,
  companyId,
  companyIds,
  overdue,
  toCome = false,
  kinds,
  withUnopened = false,
}: ObligationOrder) =>
  and(
    companyId === undefined ? undefined : sql`o.company_id = ${companyId}::uuid`,
    companyIds === undefined ? undefined : sql`o.company_id = any(${sql.param([...companyIds])}::uuid[])`,
    overdue === undefined ? undefined : overdue ? isOverdueOn(today) : sql`not ${isOverdueOn(today)}`,
    toCome ? sql`o.due_on >= ${today}::date` : undefined,
    kinds === undefined ? undefined : sql`o.kind = any(${sql.param([...kinds])}::text[])`,
    withUnopened ? undefined : isOpenOn(today),
  ) ?? sql`true`;

/** Obligations in the order of every list: by day, then by kind, company, and whom or what they are about. */
export async function listObligations(tx: Transaction, order: ObligationOrder): Promise<CompanyObligation[]> {
  const rows = await tx
    .select({
      kind: sql`o.kind`,
      dueOn: sql`o.due_on::text`,
      canBeLate: sql`o.can_be_late`,
      form: sql`o.form`,
      subject: sql`o.subject`,
      eventOn: sql`o.event_on::text`,
      opensOn: sql`o.opens_on::text`,
      shareEventId: sql`o.share_event_id`,
      shareEntry: shareEntryInWords,
      filingId: sql`o.filing_id`,
      filingState: sql`o.filing_state`,
      waitsForName,
      channel: newestChannel,
      diaryDateId: sql`o.diary_date_id`,
      originId: sql`o.origin_id`,
      companyId: sql`o.company_id`,
      companyNumber: sql`c.number`,
      companyName: sql`c.name`,
      companyType: sql`c.type`,
    })
    .from(
      sql`${obligationsOn(order.today)} o join company c on c.id = o.company_id
        left join filing on filing.id = o.filing_id`,
    )
    .where(whereOf(order))
    .orderBy(
      sql`o.due_on, ${placeOfKind}, c.name, coalesce(o.subject, o.form), o.share_event_id, o.filing_id`,
    )
    .limit(order.limit ?? 10_000);
  return rows.map((each) => row.parse(each));
}

/** How many obligations there are of an order, whatever its limit. */
export async function countObligations(tx: Transaction, order: ObligationOrder): Promise<number> {
  const [counted] = await tx
    .select({ number: sql<number>`count(*)::int` })
    .from(sql`${obligationsOn(order.today)} o`)
    .where(whereOf(order));
  return counted?.number ?? 0;
}

/** How many companies have an obligation that is late, and how many one that is soon due. */
export async function countCompaniesByUrgency(
  tx: Transaction,
  today: CivilDate,
): Promise<{ overdue: number; soon: number }> {
  const [counted] = await tx
    .select({
      overdue: sql<number>`(count(distinct o.company_id) filter (where ${isOverdueOn(today)}))::int`,
      soon: sql<number>`(count(distinct o.company_id) filter (where ${isSoonOn(today)}))::int`,
    })
    .from(sql`${obligationsOn(today)} o`)
    .where(isOpenOn(today));
  return counted ?? { overdue: 0, soon: 0 };
}

/** The obligations of each company summed up, to be joined to a list of companies. */
export function sumUpObligations(tx: Transaction, today: CivilDate) {
  return tx
    .select({
      companyId: sql<string>`o.company_id`.as('due_company_id'),
      overdue: sql`(count(*) filter (where ${isOverdueOn(today)}))::int`.as('due_overdue'),
      soon: sql`(count(*) filter (where ${isSoonOn(today)}))::int`.as('due_soon'),
      next: sql`(array_agg(coalesce(o.form, o.kind) order by o.due_on, ${placeOfKind}))[1]`.as('due_next'),
      nextOn: sql`min(o.due_on)`.as('due_next_on'),
    })
    .from(sql`${obligationsOn(today)} o`)
    .where(isOpenOn(today))
    .groupBy(sql`o.company_id`)
    .as('due');
}

import {
  CHANGES_OF_NAME,
  FILING_STATES,
  type FilingChannel,
  type FilingStateFacts,
  HELD_STATES,
} from '@statbook/domain/filing';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { filing } from '../../platform/database/schema.ts';
import { showsOtherName } from './accepted-name-queries.ts';

const textArray = (texts: readonly string[]) => sql`${sql.param([...texts])}::text[]`;
const changesOfName = textArray(CHANGES_OF_NAME);

/** The newest attempt of the filing that goes by this name in a query. */
const newestOf = (name: 'filing' | 'change') =>
  sql.raw(
    `(select a.* from filing_attempt a where a.filing_id = ${name}.id order by a.ordinal desc limit 1)`,
  );

/** So long the public register is given to show a name that was accepted; after that the accepted one is borne as it is. */
const SHOWN_WITHIN = sql.raw(`interval '1 hour'`);

/** Whether the public register is still waited for to show the new name of a company. */
const isNameAwaited = sql`c.name_before is not null and c.renamed_at > now() - ${SHOWN_WITHIN}`;

/**
 * Whether an attempt may have gone though the filing failed, as the domain's `mayBeHeld` asks: the registry reports a failure
 * of its own, or did not answer.
 */
export const isPerhapsHeld = (attempt: string) =>
  sql.raw(
    `(${attempt}.status_code = 'INTERNAL_FAILURE' or ${attempt}.gate_refusal ->> 'errorClass' = 'no-answer')`,
  );

/** As the domain's `holdsOthersBack`: a change of name that is on its way or there. Two of them do not wait in one queue for each other. */
const isHoldingBack = sql`(
  change.state = any(${textArray(HELD_STATES)})
  or change.state = 'queued' and sent.channel <> 'produced' and filing.form <> all(${changesOfName})
  or change.state = 'failed' and ${isPerhapsHeld('sent')})`;

/** The register shows another name, so that the change has taken effect, whoever has heard of its decision. */
const isNameShown = showsOtherName('c', sql.raw('sent.company_name'));

/** The changes of name for which a row of `filing` would wait, each with what was sent last and the company. */
const otherChanges = sql`filing change cross join lateral ${newestOf('change')} sent
  join company c on c.id = change.company_id
  where change.company_id = filing.company_id and change.id <> filing.id and change.form = any(${changesOfName})`;

const isNameUnsettled = sql`(
  exists (select 1 from ${otherChanges} and ${isHoldingBack} and not ${isNameShown})
  or exists (select 1 from company c where c.id = filing.company_id and ${isNameAwaited}))`;

/**
 * Whether a row of `filing` waits in its queue for the name that it has to bear. What bears none, what a person delivers or has
 * sent under the present name, and what may have left before, waits for nothing.
 */
export const waitsForName: SQL<boolean> = sql<boolean>`(filing.state = 'queued'
  and exists (select 1 from ${newestOf('filing')} own where own.channel = 'gateway'
    and own.sent_sealed is null and own.released_at is null)
  and ${isNameUnsettled})`;

/** Whether a filing that is to be sent waits. Who asks has its company's turn, so that no change of name leaves meanwhile. */
export async function findNameWait(
  tx: Transaction,
  { id, companyId }: { id: string; companyId: string },
): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`name ${companyId}`}, 0))`);
  const rows = await tx
    .select({ id: filing.id })
    .from(filing)
    .where(and(eq(filing.id, id), waitsForName));
  return rows.length > 0;
}

/** How the newest attempt of a row of `filing` was frozen to go; null where there is none. */
export const newestChannel = sql<FilingChannel | null>`(select own.channel from ${newestOf('filing')} own)`;

/** What the label of a row of `filing` depends on besides its state. */
export const stateFacts = { waitsForName, channel: newestChannel };

/** The state of a row of `filing`, or what is said in its place where such a fact bears on it: as the domain's `describeFilingState`. */
export const labelledState = sql<string>`case
  when filing.state not in ('queued', 'pending') then filing.state
  when ${newestChannel} = 'produced' then case filing.state when 'queued' then 'to-be-delivered' else 'delivered' end
  when ${waitsForName} then 'waiting-for-name'
  else filing.state end`;

/** What the labels of a company's filings depend on besides their states, by their ids; of those alone on which it bears. */
export async function listStateFacts(
  tx: Transaction,
  companyId: string,
): Promise<ReadonlyMap<string, FilingStateFacts>> {
  const rows = await tx
    .select({ id: filing.id, ...stateFacts })
    .from(filing)
    .where(and(eq(filing.companyId, companyId), inArray(filing.state, ['queued', 'pending'])));
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Those of the company's filings that may have waited: in their queue, to be sent by software. */
export async function listQueuedOf(tx: Transaction, companyId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: filing.id })
    .from(filing)
    .where(
      and(
        eq(filing.companyId, companyId),
        eq(filing.state, 'queued'),
        sql`exists (select 1 from ${newestOf('filing')} own where own.channel <> 'produced')`,
      ),
    );
  return rows.map(({ id }) => id);
}

const awaitedChange = z.object({
  filingId: z.string(),
  state: z.enum(FILING_STATES),
  statusCode: z.string().nullable(),
  /** Whether a person delivered it, and says what becomes of it. */
  isDelivered: z.boolean(),
  proposedName: z.string(),
  since: z.coerce.date(),
});

/** The change of name for which a filing waits, and since when it is where it is: it holds the filing back, or is accepted and not on the register yet. */
export async function findAwaitedChange(tx: Transaction, filingId: string) {
  const [row] = await tx
    .select({
      filingId: sql`o.id`,
      state: sql`o.state`,
      statusCode: sql`o.status_code`,
      isDelivered: sql`o.is_delivered`,
      proposedName: sql`o.proposed_name`,
      since: sql`o.since`,
    })
    .from(
      sql`filing cross join lateral (select change.id, change.state, sent.status_code, sent.channel = 'produced' as is_delivered,
          sent.content -> 'sent' ->> 'proposedName' as proposed_name,
          (select max(m.at) from filing_move m where m.filing_id = change.id) as since
        from ${otherChanges}
          and (${isHoldingBack} and not ${isNameShown} or change.state = 'accepted' and ${isNameAwaited})
        order by change.updated_at desc limit 1) o`,
    )
    .where(sql`filing.id = ${filingId}`);
  return row && awaitedChange.parse(row);
}

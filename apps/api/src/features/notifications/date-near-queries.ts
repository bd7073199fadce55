import type { CivilDate } from '@statbook/domain/dates';
import { soonUntil } from '@statbook/domain/obligations';
import { sessionOf, type Transaction } from '../../platform/database/database.ts';
import { account } from '../../platform/database/schema.ts';

/**
 * What a company has to do by the law, each by the key under which people are told of it. `$2` is today. The practice's own dates
 * have reminders of their own.
 */
const due = `due as materialized (
  select o.*, case o.kind
      when 'confirmation-statement' then concat_ws(':', 'date', o.company_id, 'statement', o.due_on)
      when 'accounts' then concat_ws(':', 'date', o.company_id, 'accounts', o.due_on)
      else concat_ws(':', 'due', o.company_id, o.kind, o.form, coalesce(o.share_event_id, case when o.kind = 'form' then o.filing_id end),
        o.subject, o.due_on)
    end as key
  from obligations($2::date) o
  where o.kind <> 'diary' and (o.opens_on is null or o.opens_on <= $2::date or o.due_on < $2::date))`;

/** How near a date is. The day of a notice about control is only the earliest possible one: it is never overdue, but open from then on. */
const stage = `case
  when d.due_on < $2::date and d.can_be_late then 'overdue'
  when d.due_on < $2::date and d.filing_id is null and d.kind in ('control-notice', 'unregistered-psc') then 'open'
  when d.due_on - $2::date <= 1 then '1'
  when d.due_on - $2::date <= 7 then '7' when d.due_on - $2::date <= 14 then '14' else 'soon' end`;

/** Whether a user of the account sees a company. */
const seesCompany = `u.account_id = c.account_id and u.status = 'active'
  and (u.kind = 'main' or ('viewCompany' = any (u.flags) and (u.all_companies
    or exists (select 1 from agent_company a where a.user_id = u.id and a.company_id = c.id))))`;

/**
 * Tells everybody who may see a company that something is soon due: one notification for each, which is news again at 14, 7 and
 * 1 days and when it has passed. Gives whom something was new for.
 */
export async function insertDatesNear(
  tx: Transaction,
  { accountId, today }: { accountId: string; today: CivilDate },
): Promise<string[]> {
  const rows = await sessionOf(tx).query(
    `with ${due}, told as (
      insert into notification (account_id, user_id, kind, key, company_id, details, in_product, mail_due)
      select c.account_id, u.id, 'date-near', d.key, c.id,
          jsonb_strip_nulls(jsonb_build_object('what', d.kind, 'form', d.form, 'subject', d.subject,
            'dueOn', d.due_on, 'stage', ${stage})),
          coalesce(ch.in_product, true), coalesce(ch.by_mail, false)
        from due d join company c on c.id = d.company_id
        join app_user u on ${seesCompany}
        left join notification_choice ch on ch.user_id = u.id and ch.kind = 'date-near'
        where c.account_id = $1 and d.due_on <= $3::date
          and (coalesce(ch.in_product, true) or coalesce(ch.by_mail, false))
      on conflict (user_id, key) do update
        set details = excluded.details, at = now(), read_at = null, in_product = excluded.in_product,
          mail_due = excluded.mail_due
        where notification.details ->> 'stage' <> excluded.details ->> 'stage'
          -- The first stage bore the number of its days once.
          and not (notification.details ->> 'stage' = '28' and excluded.details ->> 'stage' = 'soon')
      returning user_id)
    select distinct user_id::text from told`,
    [accountId, today, soonUntil(today)],
  );
  return rows.map(([userId]) => String(userId));
}

/**
 * Tells of the practice's own dates whose reminder has come: whom a date was given to, or everybody who may see the
 * company. Once for each day of it. Gives whom something was new for.
 */
export async function insertDiaryDatesNear(
  tx: Transaction,
  { accountId, today }: { accountId: string; today: CivilDate },
): Promise<string[]> {
  const rows = await sessionOf(tx).query(
    `with told as (
      insert into notification (account_id, user_id, kind, key, company_id, details, in_product, mail_due)
      select c.account_id, u.id, 'date-near', concat_ws(':', 'diary', d.id, d.next_on), c.id,
          jsonb_build_object('what', 'diary', 'diaryDateId', d.id, 'title', d.title, 'dueOn', d.next_on),
          coalesce(ch.in_product, true), coalesce(ch.by_mail, false)
        from diary_date d join company c on c.id = d.company_id
        join app_user u on ${seesCompany} and (d.assigned_to is null or d.assigned_to = u.id)
        left join notification_choice ch on ch.user_id = u.id and ch.kind = 'date-near'
        where d.account_id = $1 and d.removed_at is null and c.removed_at is null
          and d.next_on <= $2::date + d.days_before
          and (coalesce(ch.in_product, true) or coalesce(ch.by_mail, false))
      on conflict (user_id, key) do nothing
      returning user_id)
    select distinct user_id::text from told`,
    [accountId, today],
  );
  return rows.map(([userId]) => String(userId));
}

/** What was filed, done or moved meanwhile needs nobody's attention any more. Gives whose it was. */
export async function settleDatesMet(
  tx: Transaction,
  { accountId, today }: { accountId: string; today: CivilDate },
): Promise<string[]> {
  const rows = await sessionOf(tx).query(
    `with ${due}, settled as (
      update notification n set read_at = now(), mail_due = false
        where n.account_id = $1 and n.kind = 'date-near' and n.read_at is null
          and not exists (select 1 from due d where d.key = n.key)
          and not exists (
          select 1 from diary_date d join company c on c.id = d.company_id
            where d.id = (n.details ->> 'diaryDateId')::uuid and d.removed_at is null and c.removed_at is null
              and d.next_on = (n.details ->> 'dueOn')::date and coalesce(d.assigned_to, n.user_id) = n.user_id)
        returning n.user_id)
    select distinct user_id::text from settled`,
    [accountId, today],
  );
  return rows.map(([userId]) => String(userId));
}

/** Of every account, for the worker. */
export async function listAccounts(tx: Transaction): Promise<string[]> {
  const rows = await tx.select({ id: account.id }).from(account);
  return rows.map(({ id }) => id);
}

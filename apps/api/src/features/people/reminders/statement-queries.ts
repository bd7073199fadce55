import { type CivilDate, civilDate } from '@statbook/domain/dates';
import { sessionOf, type Transaction } from '../../../platform/database/database.ts';

/** An identity statement that somebody has still to give. */
export interface DueStatement {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyNumber: string;
  readonly kind: 'director-verification' | 'psc-verification';
  /** Tells it from others of its company: the name, and of a PSC the registry's id before it. */
  readonly subject: string;
  readonly name: string;
  readonly dueOn: CivilDate;
  /** The first day on which it can be given, where that is known. */
  readonly opensOn: CivilDate | null;
  /** Whose it is; null until their entry is taken from the books. */
  readonly personId: string | null;
}

/** What is due and not on its way, the first to come before others. */
export async function listDueStatements(tx: Transaction, today: CivilDate): Promise<DueStatement[]> {
  const rows = await sessionOf(tx).query(
    `select o.company_id, c.name, c.number, o.kind, concat_ws(' ', o.origin_id, o.subject), o.subject, o.due_on::text,
        o.opens_on::text, whose.person_id::text
      from obligations($1::date) o join company c on c.id = o.company_id
      left join lateral (
        select r.person_id from person_detail d
          join person_role r on r.company_id = d.company_id and r.register = d.register
            and r.register_key = d.register_key and r.ended_at is null
          where d.company_id = o.company_id and d.replaced_at is null and d.verification is not null
            and case o.kind when 'psc-verification' then d.register = 'psc' and d.register_key = o.origin_id
              else d.register = 'officer'
                and starts_with(lower(o.subject collate "und-x-icu"), lower(d.name collate "und-x-icu")) end
          order by d.register_key limit 1) whose on true
      where o.kind in ('director-verification', 'psc-verification') and o.can_be_late
        -- Officers say it with the confirmation statement of their company.
        and (o.kind <> 'director-verification' or not exists (select 1 from filing f where f.company_id = o.company_id
          and f.form = 'CS01' and f.state in ('sending', 'pending', 'parked')))
      order by o.due_on, c.name, o.subject`,
    [today],
  );
  return rows.map(
    ([companyId, companyName, companyNumber, kind, subject, name, dueOn, opensOn, personId]) => ({
      companyId: String(companyId),
      companyName: String(companyName),
      companyNumber: String(companyNumber),
      kind: kind === 'psc-verification' ? kind : 'director-verification',
      subject: String(subject),
      name: String(name),
      dueOn: civilDate(String(dueOn)),
      opensOn: typeof opensOn === 'string' ? civilDate(opensOn) : null,
      personId: typeof personId === 'string' ? personId : null,
    }),
  );
}

export const keyOfStatement = ({
  companyId,
  kind,
  subject,
  dueOn,
}: Pick<DueStatement, 'companyId' | 'kind' | 'subject'> & { readonly dueOn: string }): string =>
  [companyId, kind, subject, dueOn].join(' ');

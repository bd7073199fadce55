import { sessionOf, type Transaction } from '../platform/database/database.ts';

export interface Register {
  companyId: string;
  name: string;
  number: string;
  entries: number;
}

/** Every company that has entries in its share register. */
export async function listRegisters(tx: Transaction): Promise<Register[]> {
  const rows = await sessionOf(tx).query(
    `select c.id::text, c.name, c.number, count(e.id)::integer from company c join share_event e on e.company_id = c.id
      group by c.id order by c.name, c.id`,
  );
  return rows.map(([companyId, name, number, entries]) => ({
    companyId: String(companyId),
    name: String(name),
    number: String(number),
    entries: Number(entries),
  }));
}

/** What may never be found, each with the sentence that names it; every query takes the company. */
const faults: readonly { says: string; sql: string }[] = [
  {
    says: 'the numbers of its entries have a gap',
    sql: `select 'after ' || coalesce(max(number), 0) from share_event where company_id = $1
      having count(*) <> coalesce(max(number), 0)`,
  },
  {
    says: 'an entry does not balance',
    sql: `select event_id::text || ' in lot ' || lot_id from share_posting where company_id = $1
      group by event_id, lot_id having sum(shares) <> 0`,
  },
  {
    says: 'a balance is below zero',
    sql: `select account_key || ' in lot ' || lot_id || ' on ' || min(effective_on) from (
        select account_key, lot_id, effective_on,
          sum(sum(shares)) over (partition by account_key, lot_id order by effective_on) as standing
        from share_posting where company_id = $1 and account_key <> 'issuer'
        group by account_key, lot_id, effective_on) each_day
      where standing < 0 group by account_key, lot_id`,
  },
  {
    says: 'the stored holding differs from the entries',
    sql: `select coalesce(p.account_key, h.account_key) || ' in lot ' || coalesce(p.lot_id, h.lot_id) from (
        select account_key, lot_id, sum(shares) as shares from share_posting
          where company_id = $1 and account_key not in ('issuer', 'cancelled') group by account_key, lot_id) p
      full join (select * from share_holding where company_id = $1) h
        on h.account_key = p.account_key and h.lot_id = p.lot_id
      where coalesce(p.shares, 0) <> coalesce(h.shares, 0)`,
  },
  {
    says: 'a checkpoint differs from the entries',
    sql: `select 'entry ' || c.number || ', ' || coalesce(p.account_key, l.account_key) || ' in lot '
        || coalesce(p.lot_id, l.lot_id) from share_checkpoint c
      cross join lateral (
        select account_key, lot_id, sum(shares) as shares from share_posting
          where company_id = c.company_id and effective_on <= c.effective_on and event_number <= c.number
            and account_key not in ('issuer', 'cancelled')
          group by account_key, lot_id having sum(shares) <> 0) p
      full join (
        select number, account_key, lot_id, shares from share_checkpoint_line where company_id = $1) l
        on l.number = c.number and l.account_key = p.account_key and l.lot_id = p.lot_id
      where (c.company_id = $1 or c.company_id is null) and p.shares is distinct from l.shares`,
  },
  {
    says: 'a checkpoint does not know what came after it',
    sql: `select 'entry ' || number from share_checkpoint c where company_id = $1
      and outdated_at is distinct from (
        select min(e.number) from share_event e
          where e.company_id = c.company_id and e.number > c.number and e.effective_on <= c.effective_on)`,
  },
  {
    says: 'the live certificates do not total the holding',
    sql: `select coalesce(p.holder_id, c.holder_id)::text || ' in class ' || coalesce(p.class_id, c.class_id) from (
        select holder_id, class_id, sum(shares) as shares from share_posting sp
          where company_id = $1 and holder_id is not null
            -- Of shares whose holder nobody knows yet there is none.
            and (select jsonb_array_length(d.members) from share_holder_detail d where d.holder_id = sp.holder_id
              order by d.effective_on desc nulls last, d.version desc limit 1) > 0
          group by holder_id, class_id) p
      full join (
        select holder_id, class_id, sum(shares) as shares from share_certificate sc
          where company_id = $1 and not exists (
            select 1 from share_certificate_end e where e.company_id = sc.company_id and e.number = sc.number
              and e.edition = sc.edition)
          group by holder_id, class_id) c
        on c.holder_id = p.holder_id and c.class_id = p.class_id
      where coalesce(p.shares, 0) <> coalesce(c.shares, 0)
        -- An opening balance may leave open which certificates its members have.
        and not (coalesce(c.shares, 0) < coalesce(p.shares, 0) and exists (
          select 1 from share_event e cross join jsonb_array_elements(e.request -> 'holdings') h
            where e.company_id = $1 and e.kind = 'opening-balance' and e.request -> 'issuesCertificates' = 'false'
              and h ->> 'holderId' = p.holder_id::text and h ->> 'classId' = p.class_id::text))`,
  },
];

/** Each thing that does not add up in a register, in words. */
export async function findRegisterFaults(tx: Transaction, companyId: string): Promise<string[]> {
  const found: string[] = [];
  for (const { says, sql } of faults) {
    const rows = await sessionOf(tx).query(sql, [companyId]);
    found.push(...rows.map(([what]) => `${says}: ${String(what)}`));
  }
  return found;
}

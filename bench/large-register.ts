import { keepCheckpoints, openConnectionPool, openDatabase } from '@statbook/api';
import pg from 'pg';
import type { ScratchInstallation } from './installation.ts';

/** Members of the register, whatever its length. */
export const members = 2_000;
const sharesEach = 1_000;
/** Entries after which a checkpoint may be due; the product looks more often, after every 20. */
const chunk = 400;

/** A company whose share register has as many entries as asked: an allotment to all members, then transfers among pairs. */
export interface LargeRegister {
  companyId: string;
  classId: string;
  /** A pair of members between whom a transfer can be recorded. */
  holders: readonly [string, string];
  /** A day with a fifth of the entries after it. */
  day: string;
}

/** What the product would have stored, written by the statement: to record it over HTTP would take half an hour. */
export async function writeRegister(
  { databaseUrl, superuserUrl, accountId }: ScratchInstallation,
  entries: number,
): Promise<LargeRegister> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    // The triggers check one posting after the other; what is written here adds up, as is verified at the end.
    await client.query('set session_replication_role = replica');
    await client.query('create table if not exists bench_holder (id uuid, company_id uuid, place integer)');
    const { rows } = await client.query<{ company: string; class: string; user: string }>(
      `with made as (
        insert into company (account_id, number, name, type, status, registry_read_at)
        values ($1, $2, 'Register of ' || $2 || ' Ltd', 'ltd', 'active', now()) returning id)
      select id as company, gen_random_uuid() as class,
        (select id from app_user where account_id = $1 limit 1) as user from made`,
      [accountId, String(40_000_000 + entries)],
    );
    const [made] = rows;
    if (made === undefined) throw new Error('The company was not made.');
    await client.query('begin');
    for (const statement of beginning)
      await client.query(statement, [accountId, made.company, made.class, made.user, entries]);
    await client.query('commit');
    for (let first = 2; first <= entries; first += chunk) {
      const last = Math.min(entries, first + chunk - 1);
      await client.query('begin');
      for (const statement of transfers)
        await client.query(statement, [accountId, made.company, made.class, made.user, entries, first, last]);
      await client.query('commit');
      await keep(databaseUrl, { accountId, companyId: made.company, userId: made.user }, { first, last });
    }
    await client.query(holdings, [made.company]);
    await client.query('analyze');
    const pair = await client.query<{ id: string }>(
      'select id from bench_holder where company_id = $1 and place in (1, 2) order by place',
      [made.company],
    );
    const day = await client.query<{ day: string }>(
      `select max(effective_on)::text as day from share_event where company_id = $1 and number <= $2`,
      [made.company, Math.ceil(entries * 0.8)],
    );
    const [giver, taker] = pair.rows.map(({ id }) => id);
    return {
      companyId: made.company,
      classId: made.class,
      holders: [giver ?? '', taker ?? ''],
      day: day.rows[0]?.day ?? '',
    };
  } finally {
    await client.end();
  }
}

type CheckpointContext = Parameters<typeof keepCheckpoints>[1];

async function keep(
  url: string,
  context: CheckpointContext,
  range: { first: number; last: number },
): Promise<void> {
  const database = openDatabase(openConnectionPool(url, 1));
  try {
    await database.transaction({ as: 'account', accountId: context.accountId }, (tx) =>
      keepCheckpoints(tx, context, range),
    );
  } finally {
    await database.pool.close();
  }
}

const dayOf = (number: string) => `(date '2016-01-04' + (${number} * 3900 / $5::int))`;
const given = `select $1::uuid as account_id, $2::uuid as company_id, $3::uuid as class_id, $4::uuid as user_id, $5::int as entries`;

/** The class, its members, and the allotment to all of them with their certificates. */
const beginning = [
  `with given as (${given}) insert into bench_holder
    select gen_random_uuid(), company_id, place from given, generate_series(1, ${members}) place`,
  `with given as (${given}) insert into share_class (id, account_id, company_id, created_by)
    select class_id, account_id, company_id, user_id from given`,
  `with given as (${given}) insert into share_terms (class_id, version, account_id, company_id, after)
    select class_id, 1, account_id, company_id, jsonb_build_object('name', 'Ordinary', 'currency', 'GBP',
      'nominalEach', '0.01', 'particulars', 'One vote each', 'votesPerShare', '1', 'isRedeemable', false,
      'isNumbered', false) from given`,
  `with given as (${given}) insert into share_holder (id, account_id, company_id, created_by)
    select h.id, g.account_id, g.company_id, g.user_id from given g join bench_holder h using (company_id)`,
  `with given as (${given})
    insert into share_holder_detail (holder_id, version, account_id, company_id, members, recorded_by)
    select h.id, 1, g.account_id, g.company_id, jsonb_build_array(jsonb_build_object('personId', h.id,
      'name', jsonb_build_object('kind', 'person', 'surname', 'Member ' || h.place))), g.user_id
    from given g join bench_holder h using (company_id)`,
  `with given as (${given})
    insert into share_event (id, account_id, company_id, number, kind, effective_on, source, source_reference, request,
      entry_key, entry_part)
    select gen_random_uuid(), account_id, company_id, 1, 'allotment', ${dayOf('1')}, 'person', user_id,
      '{"kind":"allotment","on":"2016-01-04","allottees":[]}', gen_random_uuid(), 1 from given`,
  `with given as (${given})
    insert into share_lot (id, account_id, company_id, class_id, event_id, issued_on, currency, nominal_each,
      price_amount, price_shares, unpaid_amount, unpaid_shares)
    select e.id || '/' || h.place, g.account_id, g.company_id, g.class_id, e.id, e.effective_on, 'GBP', 0.01, 0.05, 1,
      0, 1 from given g join share_event e using (company_id) join bench_holder h using (company_id)`,
  `with given as (${given})
    insert into share_posting (event_id, lot_id, account_key, account_id, company_id, class_id, holder_id, shares,
      event_number, effective_on)
    select e.id, e.id || '/' || h.place, side.key, g.account_id, g.company_id, g.class_id, side.holder, side.shares, 1,
      e.effective_on
    from given g join share_event e using (company_id) join bench_holder h using (company_id)
      cross join lateral (values ('issuer', null::uuid, -${sharesEach}), ('holder:' || h.id, h.id, ${sharesEach}))
        side (key, holder, shares)`,
  `with given as (${given})
    insert into share_certificate (company_id, number, account_id, class_id, holder_id, shares, origin, issued_on, event_id)
    select g.company_id, h.place, g.account_id, g.class_id, h.id, ${sharesEach}, 'new', e.effective_on, e.id
    from given g join share_event e using (company_id) join bench_holder h using (company_id)`,
];

/** One share of the first of a pair goes to the second, and the next time round comes back. */
const transfers = [
  `insert into share_event (id, account_id, company_id, number, kind, effective_on, source, source_reference, request,
      entry_key, entry_part)
    select gen_random_uuid(), $1::uuid, $2::uuid, number, 'transfer', ${dayOf('number')}, 'person', $4::uuid,
      jsonb_build_object('kind', 'transfer', 'on', ${dayOf('number')}, 'classId', $3::uuid, 'transferorId', $4::uuid,
        'transferees', '[]'::jsonb), gen_random_uuid(), 1
    from generate_series($6::int, $7::int) number`,
  `insert into share_posting (event_id, lot_id, account_key, account_id, company_id, class_id, holder_id, shares,
      event_number, effective_on)
    select e.id, a.id || '/' || own.place, 'holder:' || side.holder, e.account_id, e.company_id, $3::uuid, side.holder,
      side.shares, e.number, e.effective_on
    from share_event e
      join share_event a on a.company_id = e.company_id and a.number = 1
      join bench_holder own on own.company_id = e.company_id and own.place = 2 * ((e.number - 2) % ${members / 2}) + 1
      join bench_holder other on other.company_id = e.company_id and other.place = own.place + 1
      cross join lateral (values
        (own.id, case when (e.number - 2) / ${members / 2} % 2 = 0 then -1 else 1 end),
        (other.id, case when (e.number - 2) / ${members / 2} % 2 = 0 then 1 else -1 end)) side (holder, shares)
    where e.company_id = $2::uuid and e.number between $6::int and $7::int and $1::uuid = e.account_id
      and $4::uuid is not null and $5::int > 0`,
];

const holdings = `
  insert into share_holding (company_id, account_key, lot_id, account_id, class_id, shares)
  select company_id, account_key, lot_id, account_id, class_id, sum(shares) from share_posting
  where company_id = $1 and holder_id is not null group by 1, 2, 3, 4, 5`;

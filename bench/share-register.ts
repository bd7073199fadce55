import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { type ScratchInstallation, startScratchInstallation } from './installation.ts';
import { type LargeRegister, members, writeRegister } from './large-register.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const sizes = [1_000, 10_000, 100_000];
const repetitions = 9;
const savings = 15;
/**
 * Done beforehand and not counted: a server that has just started is not what is measured, and what it does often is
 * compiled for speed only after some dozens of times.
 */
const warmUp = 50;

/**
 * How long it takes to read the register of 2,000 members as at a day, and to save a transfer, by the number of entries
 * that were recorded. Reading is compared with the best statement written by hand, without our own code, and
 * with reading the smallest register; saving is compared with saving in that one.
 */
export const benchmark: Benchmark = async () => {
  const installation = await startScratchInstallation();
  const client = new pg.Client({ connectionString: installation.superuserUrl });
  await client.connect();
  try {
    const measurements: Measurement[] = [];
    let smallest: { read: number; saved: number } | undefined;
    for (const entries of sizes) {
      const register = await writeRegister(installation, entries);
      const count = entries.toLocaleString('en-GB');
      const read = await medianOf(repetitions, () => readByProduct(installation, register));
      const saved = await medianOf(
        savings,
        () => saveTransfer(installation, register),
        () => untilLookedAt(client),
      );
      smallest ??= { read, saved };
      const withFewest = `with ${sizes[0]?.toLocaleString('en-GB')} entries`;
      measurements.push(
        {
          name: `register of ${members} members as at a day, ${count} entries`,
          unit: 'ms',
          figure: read,
          limit: await medianOf(repetitions, () => readByHand(client, register)),
          limitIs: 'the rows by hand-written SQL',
          aim: 0.67,
          better: 'lower',
        },
        {
          name: `the same register, ${count} entries`,
          unit: 'ms',
          figure: read,
          limit: smallest.read,
          limitIs: withFewest,
          aim: 0.9,
          better: 'lower',
        },
        {
          name: `a transfer saved, ${count} entries`,
          unit: 'ms',
          figure: saved,
          limit: smallest.saved,
          limitIs: withFewest,
          aim: 0.9,
          better: 'lower',
        },
      );
    }
    return measurements;
  } finally {
    await client.end();
    await installation.close();
  }
};

async function medianOf(
  times: number,
  action: () => Promise<void>,
  prepare: () => Promise<void> = async () => undefined,
): Promise<number> {
  const taken: number[] = [];
  for (let turn = -warmUp; turn < times; turn += 1) {
    await prepare();
    const start = performance.now();
    await action();
    if (turn >= 0) taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

async function readByProduct(installation: ScratchInstallation, register: LargeRegister): Promise<void> {
  const { companyId, day } = register;
  const url = installation.addressOf('getShareRegister', { companyId, asAt: day });
  const headers = { authorization: `Bearer ${installation.token}`, 'accept-encoding': 'identity' };
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`The register answered ${response.status}: ${text}`);
  const found = text.split(/"enteredOn"/i).length - 1;
  if (found !== members) throw new Error(`The register has ${found} members.`);
}

async function readByHand(client: pg.Client, { companyId, day }: LargeRegister): Promise<void> {
  const { rowCount } = await client.query(byHand, [companyId, day]);
  if (rowCount !== members) throw new Error(`The rows are of ${rowCount} members.`);
}

async function saveTransfer(
  { call }: ScratchInstallation,
  { companyId, classId, holders: [from, to] }: LargeRegister,
): Promise<void> {
  await call('recordShareEvent', {
    companyId,
    key: randomUUID(),
    events: [
      {
        kind: 'transfer',
        on: '2026-10-01',
        classId,
        transferorId: from,
        transferees: [{ transfereeId: to, shares: '1' }],
      },
    ],
  });
}

/** Until the product has checked the entry before for PSC changes, which it does in a job. */
async function untilLookedAt(client: pg.Client): Promise<void> {
  const waiting = `select 1 from job.job where name = 'propose-control-notices' and state in ('created', 'retry', 'active')`;
  while (((await client.query(waiting)).rowCount ?? 0) > 0) await setTimeout(20);
}

/**
 * Members of a day with what they hold, what is paid on it, and since when they are members: from the last checkpoint that
 * the product keeps and the postings after it, or from all postings where it keeps none. Nobody becomes or ceases to be a
 * member after the allotment, so that a membership of the checkpoint is still current.
 */
const byHand = `
  with since as (
    select number, effective_on, memberships from share_checkpoint
    where company_id = $1 and effective_on <= $2 and outdated_at is null
    order by effective_on desc, number desc limit 1),
  later as materialized (
    select account_key, lot_id, effective_on, shares from share_posting
    where company_id = $1 and effective_on <= $2 and account_key not in ('issuer', 'cancelled')
      and effective_on > coalesce((select effective_on from since), '-infinity')),
  moved as (
    select account_key, lot_id, shares from later
    union all
    select account_key, lot_id, shares from share_checkpoint_line
    where company_id = $1 and number = (select number from since)),
  entered as (
    select 'holder:' || (member ->> 0) as account_key, (member ->> 1)::date as entered_on
    from since, jsonb_array_elements(memberships -> 'present') member
    union all
    select account_key, min(effective_on) from later where not exists (select from since) group by account_key),
  held as (
    select account_key, l.class_id, sum(m.shares) as shares,
      sum(m.shares * (l.price_amount / l.price_shares - l.unpaid_amount / l.unpaid_shares)) as paid,
      sum(m.shares * l.unpaid_amount / l.unpaid_shares) as unpaid
    from (select account_key, lot_id, sum(shares) as shares from moved group by account_key, lot_id) m
      join share_lot l on l.id = m.lot_id
    where m.shares > 0 group by account_key, l.class_id)
  select h.id, d.members, d.designation, d.address, e.entered_on, held.class_id, held.shares, held.paid, held.unpaid
  from held join entered e using (account_key)
    join share_holder h on h.company_id = $1 and 'holder:' || h.id = held.account_key
    join (select distinct on (holder_id) holder_id, members, designation, address from share_holder_detail
      where company_id = $1 order by holder_id, version desc) d on d.holder_id = h.id
  order by e.entered_on, h.id`;

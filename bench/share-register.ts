import { randomUUID } from 'node:crypto';
import { paths } from '@statbook/contract/paths';
import pg from 'pg';
import { type ScratchInstallation, startScratchInstallation } from './installation.ts';
import { type LargeRegister, members, writeRegister } from './large-register.ts';
import type { Benchmark, Measurement } from './measurement.ts';

const sizes = [1_000, 10_000, 100_000];
const readings = 9;
const savings = 15;

/**
 * How long it takes to read the register of 2,000 members as at a day, and to save a transfer, by the number of entries
 * that were recorded. A reading is held against the rows by a statement written by hand, without the house; a saving
 * against the saving in the smallest register.
 */
export const benchmark: Benchmark = async () => {
  const installation = await startScratchInstallation();
  const client = new pg.Client({ connectionString: installation.databaseUrl });
  await client.connect();
  try {
    const measurements: Measurement[] = [];
    let smallest: number | undefined;
    for (const entries of sizes) {
      const register = await writeRegister(installation, entries);
      const count = entries.toLocaleString('en-GB');
      measurements.push({
        name: `register of ${members} members as at a day, ${count} entries`,
        unit: 'ms',
        figure: await medianOf(readings, () => readByProduct(installation, register)),
        limit: await medianOf(readings, () => readByHand(client, register)),
        limitIs: 'the rows by hand-written SQL',
        aim: 0.67,
        better: 'lower',
      });
      const saved = await medianOf(savings, () => saveTransfer(installation, register));
      smallest ??= saved;
      measurements.push({
        name: `a transfer saved, ${count} entries`,
        unit: 'ms',
        figure: saved,
        limit: smallest,
        limitIs: `with ${sizes[0]?.toLocaleString('en-GB')} entries`,
        aim: 0.9,
        better: 'lower',
      });
    }
    return measurements;
  } finally {
    await client.end();
    await installation.close();
  }
};

async function medianOf(times: number, act: () => Promise<void>): Promise<number> {
  await act();
  const taken: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    const start = performance.now();
    await act();
    taken.push(performance.now() - start);
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? Number.NaN;
}

async function readByProduct(installation: ScratchInstallation, register: LargeRegister): Promise<void> {
  const url = new URL(paths.getShareRegister[1], installation.addresses.product);
  url.search = new URLSearchParams({ CompanyId: register.companyId, AsAt: register.day }).toString();
  const headers = { authorization: `Bearer ${installation.token}`, 'accept-encoding': 'identity' };
  const response = await fetch(url, { headers });
  const text = await response.text();
  if (!response.ok) throw new Error(`The register answered ${response.status}: ${text}`);
  const found = text.split('"EnteredOn"').length - 1;
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
    CompanyId: companyId,
    Key: randomUUID(),
    Events: [
      {
        Kind: 'transfer',
        On: '2026-10-01',
        ClassId: classId,
        TransferorId: from,
        Transferees: [{ TransfereeId: to, Shares: '1' }],
      },
    ],
  });
}

/** Members of a day with what they hold, what is paid on it, and since when they are members. */
const byHand = `
  with moved as materialized (
    select holder_id, class_id, lot_id, effective_on, shares from share_posting
    where company_id = $1 and effective_on <= $2 and holder_id is not null),
  days as (
    select holder_id, effective_on, sum(sum(shares)) over (partition by holder_id order by effective_on) as standing
    from moved group by holder_id, effective_on),
  entered as (
    select holder_id, max(effective_on) filter (where standing > 0 and coalesce(before, 0) = 0) as entered_on
    from (select *, lag(standing) over (partition by holder_id order by effective_on) as before from days) each_day
    group by holder_id),
  held as (
    select holder_id, l.class_id, sum(m.shares) as shares,
      sum(m.shares * (l.price_amount / l.price_shares - l.unpaid_amount / l.unpaid_shares)) as paid,
      sum(m.shares * l.unpaid_amount / l.unpaid_shares) as unpaid
    from (select holder_id, lot_id, sum(shares) as shares from moved group by holder_id, lot_id) m
      join share_lot l on l.id = m.lot_id
    where m.shares > 0 group by holder_id, l.class_id)
  select h.holder_id, d.members, d.designation, d.address, e.entered_on, h.class_id, h.shares, h.paid, h.unpaid
  from held h join entered e using (holder_id)
    join lateral (
      select members, designation, address from share_holder_detail
      where holder_id = h.holder_id order by version desc limit 1) d on true
  order by e.entered_on, h.holder_id`;

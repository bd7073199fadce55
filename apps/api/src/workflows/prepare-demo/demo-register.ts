import { addDays, type CivilDate, civilDate } from '@statbook/domain/dates';
import type { GivenShareEventRequest } from '@statbook/contract';
import type { Platform } from '../../composition.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { getCompanyRow } from '../../registry-snapshots/company-row-queries.ts';
import {
  type Bookkeeper,
  type BookkeeperNow,
  lastEventNumber,
  lockRegister,
} from '../../features/shares/ledger/event-queries.ts';
import { termsGiven } from '../../features/shares/ledger/given-values.ts';
import { recordEntry } from '../../features/shares/ledger/post-entry.ts';
import { enqueueControlNotices } from '../../features/shares/control/propose-notices.ts';
import { insertClass } from '../../features/shares/classes/share-class-queries.ts';
import { storeHolder } from '../../features/shares/holders/share-holder-queries.ts';
import { demoHolders, type DemoHolders } from './demo-holders.ts';

const ordinary = {
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '10',
  particulars: 'One vote for each share; equal rights to dividends and to capital; not redeemable.',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
};
const preference = {
  ...ordinary,
  className: 'Preference',
  nominalValue: '1',
  particulars: 'No votes; a fixed dividend of 5% a year; capital first on a winding up; redeemable at par.',
  votesPerShare: '0',
  isRedeemable: true,
};

/**
 * Keeps a register with some of everything for one company of the demo: two classes, a sub-division, transfers, one of them
 * corrected, joint holders, and part-paid shares of a company that the registry does not know yet. Done once.
 */
export async function keepDemoRegister(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  tx: Transaction,
  account: Bookkeeper,
): Promise<void> {
  const bookkeeper = { ...account, now: clock.now() };
  const { accountId, companyId } = bookkeeper;
  await lockRegister(tx, companyId);
  if ((await lastEventNumber(tx, companyId)) > 0) return;
  const { incorporatedOn, statementLastMadeUpTo } = await getCompanyRow(tx, companyId);
  if (incorporatedOn === null || statementLastMadeUpTo === null) return;
  const [today, stated] = [clock.today(), civilDate(statementLastMadeUpTo)];
  const classes = {
    ordinary: await insertClass(tx, bookkeeper, termsGiven(ordinary)),
    preference: await insertClass(tx, bookkeeper, termsGiven(preference)),
  };
  const holders = await enterHolders(tx, bookkeeper);
  const context = { tx, companyId, incorporatedOn, isPublic: false, isUnlimited: false, today };
  const record = async (...requests: readonly GivenShareEventRequest[]) => {
    // A week after the entry, when directors sign them.
    const [day] = requests.flatMap((request) => ('on' in request ? [civilDate(request.on)] : [])).toSorted();
    const done = await recordEntry({
      context,
      bookkeeper,
      requests,
      key: undefined,
      basis: undefined,
      certificatesIssuedOn: day && addDays(day, 7),
    });
    if (done instanceof Refusal) throw new Error(`${done.code}: ${JSON.stringify(done.errors)}`);
    const [first] = done.events;
    if (first) await enqueueControlNotices(tx, jobs, { accountId, companyId, eventId: first.id });
    return done.events;
  };
  await record(founding(civilDate(incorporatedOn), classes.ordinary, holders));
  await record({ kind: 'subdivision', on: addDays(stated, -300), classId: classes.ordinary, into: '10' });
  const transfer = (days: number, transfereeId: string, shares: string): GivenShareEventRequest => ({
    kind: 'transfer',
    on: addDays(stated, days),
    classId: classes.ordinary,
    transferorId: holders.rosa,
    transferees: [{ transfereeId, shares }],
  });
  await record(transfer(-200, holders.joint, '10'));
  const [wrong] = await record(transfer(-100, holders.leo, '15'));
  const reason = 'The form says 5 shares, not 15';
  if (wrong) await record({ kind: 'reversal', eventId: wrong.id, reason }, transfer(-100, holders.leo, '5'));
  await record(partPaid(addDays(today, -20), classes.preference, holders));
}

async function enterHolders(tx: Transaction, bookkeeper: BookkeeperNow): Promise<DemoHolders> {
  const ids: [string, string][] = [];
  for (const [key, holder] of Object.entries(demoHolders()))
    ids.push([key, await storeHolder(tx, bookkeeper, { id: undefined, ...holder })]);
  const { rosa = '', leo = '', joint = '', supplier = '' } = Object.fromEntries(ids);
  return { rosa, leo, joint, supplier };
}

function founding(on: CivilDate, classId: string, { rosa, leo }: DemoHolders): GivenShareEventRequest {
  const paid = { classId, priceEach: '10', paidEach: '10' };
  return {
    kind: 'allotment',
    on,
    allottees: [
      { ...paid, holderId: rosa, shares: '6' },
      { ...paid, holderId: leo, shares: '4' },
    ],
  };
}

function partPaid(on: CivilDate, classId: string, { supplier }: DemoHolders): GivenShareEventRequest {
  return {
    kind: 'allotment',
    on,
    allottees: [{ classId, holderId: supplier, shares: '50', priceEach: '2', paidEach: '0.5' }],
  };
}

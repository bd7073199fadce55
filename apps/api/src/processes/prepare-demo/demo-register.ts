import { addDays, type CivilDate, civilDate } from '@statbook/domain';
import type { ShareEventRequestOnWire } from '@statbook/contract';
import type { Platform } from '../../composition.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { getCompanyRow } from '../../readings/company-row-queries.ts';
import {
  type Bookkeeper,
  type BookkeeperNow,
  lastEventNumber,
  lockRegister,
} from '../../features/shares/books/event-queries.ts';
import { termsGiven } from '../../features/shares/books/given-values.ts';
import { recordEntry } from '../../features/shares/books/record-entry.ts';
import { enqueueControlNotices } from '../../features/shares/control/propose-notices.ts';
import { insertClass } from '../../features/shares/share-class-queries.ts';
import { storeHolder } from '../../features/shares/share-holder-queries.ts';
import { demoHolders, type DemoHolders } from './demo-holders.ts';

const ordinary = {
  ClassName: 'Ordinary',
  Currency: 'GBP',
  NominalValue: '10',
  Particulars: 'One vote for each share; equal rights to dividends and to capital; not redeemable.',
  VotesPerShare: '1',
  IsRedeemable: false,
  IsNumbered: false,
};
const preference = {
  ...ordinary,
  ClassName: 'Preference',
  NominalValue: '1',
  Particulars: 'No votes; a fixed dividend of 5% a year; capital first on a winding up; redeemable at par.',
  VotesPerShare: '0',
  IsRedeemable: true,
};

/**
 * Keeps a register with some of everything for one company of the demo: two classes, a sub-division, transfers, one of them
 * corrected, joint holders, and part-paid shares of a company that the registry does not know yet. Done once.
 */
export async function keepDemoRegister(
  { clock, jobs }: Pick<Platform, 'clock' | 'jobs'>,
  tx: Transaction,
  bookkeeper: Bookkeeper,
): Promise<void> {
  const keeper = { ...bookkeeper, now: clock.now() };
  const { accountId, companyId } = keeper;
  await lockRegister(tx, companyId);
  if ((await lastEventNumber(tx, companyId)) > 0) return;
  const { incorporatedOn, statementLastMadeUpTo } = await getCompanyRow(tx, companyId);
  if (incorporatedOn === null || statementLastMadeUpTo === null) return;
  const [today, stated] = [clock.today(), civilDate(statementLastMadeUpTo)];
  const classes = {
    ordinary: await insertClass(tx, keeper, termsGiven(ordinary)),
    preference: await insertClass(tx, keeper, termsGiven(preference)),
  };
  const holders = await enterHolders(tx, keeper);
  const desk = { tx, companyId, incorporatedOn, isPublic: false, today };
  const record = async (...requests: readonly ShareEventRequestOnWire[]) => {
    const done = await recordEntry({ desk, keeper, requests, key: undefined, basis: undefined });
    if (done instanceof Refusal) throw new Error(`${done.code}: ${JSON.stringify(done.errors)}`);
    const [first] = done.events;
    if (first) await enqueueControlNotices(tx, jobs, { accountId, companyId, eventId: first.id });
    return done.events;
  };
  await record(founding(civilDate(incorporatedOn), classes.ordinary, holders));
  await record({ Kind: 'subdivision', On: addDays(stated, -300), ClassId: classes.ordinary, Into: '10' });
  const transfer = (days: number, TransfereeId: string, Shares: string): ShareEventRequestOnWire => ({
    Kind: 'transfer',
    On: addDays(stated, days),
    ClassId: classes.ordinary,
    TransferorId: holders.rosa,
    Transferees: [{ TransfereeId, Shares }],
  });
  await record(transfer(-200, holders.joint, '10'));
  const [wrong] = await record(transfer(-100, holders.leo, '15'));
  const Reason = 'The form says 5 shares, not 15';
  if (wrong) await record({ Kind: 'reversal', EventId: wrong.id, Reason }, transfer(-100, holders.leo, '5'));
  await record(partPaid(addDays(today, -20), classes.preference, holders));
}

async function enterHolders(tx: Transaction, keeper: BookkeeperNow): Promise<DemoHolders> {
  const ids: [string, string][] = [];
  for (const [key, holder] of Object.entries(demoHolders()))
    ids.push([key, await storeHolder(tx, keeper, { id: undefined, ...holder })]);
  const { rosa = '', leo = '', joint = '', supplier = '' } = Object.fromEntries(ids);
  return { rosa, leo, joint, supplier };
}

function founding(on: CivilDate, ClassId: string, { rosa, leo }: DemoHolders): ShareEventRequestOnWire {
  const paid = { ClassId, PriceEach: '10', PaidEach: '10' };
  return {
    Kind: 'allotment',
    On: on,
    Allottees: [
      { ...paid, HolderId: rosa, Shares: '6' },
      { ...paid, HolderId: leo, Shares: '4' },
    ],
  };
}

function partPaid(on: CivilDate, ClassId: string, { supplier }: DemoHolders): ShareEventRequestOnWire {
  return {
    Kind: 'allotment',
    On: on,
    Allottees: [{ ClassId, HolderId: supplier, Shares: '50', PriceEach: '2', PaidEach: '0.5' }],
  };
}

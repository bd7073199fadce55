import { isDeepStrictEqual } from 'node:util';
import type { CivilDate } from '@statbook/domain/dates';
import { missingOfEntry } from '@statbook/domain/share-capital/projections';
import type { Platform } from '../../../composition.ts';
import type { CompanyInReach } from '../../../pipeline/handler.ts';
import { findCompanyById } from '../../../pipeline/company-queries.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { workOnAsked } from '../../../platform/jobs/asked-companies.ts';
import { loadRegister } from '../register/register-of-members.ts';
import { compareControl, listUnregistered } from './compare-control.ts';
import {
  askedTieOuts,
  findStoredFinding,
  hasStandingEntries,
  keepFinding,
  type TieOutFinding,
} from './finding-queries.ts';
import { readTieOut } from './reconcile.ts';
import { keepUnregisteredPscs } from './unregistered-psc-queries.ts';

type Dependencies = Pick<Platform, 'database' | 'jobs' | 'logger' | 'clock'>;

/** Has every register tied out again once something changed that its tie-out rests on: a dashboard knows of it soon after. */
export function registerTieOutJobs(needs: Dependencies): void {
  workOnAsked(needs, {
    queue: 'keep-tie-outs',
    onChannel: 'statbook_tie_out',
    asked: askedTieOuts,
    keep: ({ accountId, companyId }) =>
      needs.database.transaction({ as: 'account', accountId }, (tx) =>
        keepTieOut(tx, needs.clock, companyId),
      ),
  });
}

/** Ties a register out where that was asked for, and keeps what was found. Done again, it finds the same. */
async function keepTieOut(tx: Transaction, clock: Clock, companyId: string): Promise<void> {
  const kept = await findStoredFinding(tx, companyId);
  if (kept === undefined || kept.asked === kept.checked) return;
  const company = await findCompanyById(tx, companyId);
  // A company that was removed is on no list; should it come back, it is asked for again.
  const finding = company ? await findDifferences(tx, company, clock.today()) : kept;
  if (company) await keepControl(tx, company, clock.today());
  await keepFinding(tx, companyId, { ...finding, asked: kept.asked, now: clock.now() });
}

/** Keeps who holds more than a quarter and is not on the PSC register, so that they stand among what is due. */
async function keepControl(tx: Transaction, company: CompanyInReach, today: CivilDate): Promise<void> {
  const found = (await hasStandingEntries(tx, company.id))
    ? listUnregistered(await compareControl(tx, company, today))
    : [];
  await keepUnregisteredPscs(tx, company.id, found, today);
}

/** Finds again what a tie-out found, whether it was asked for or not; whether that was something else. */
export async function renewFinding(
  tx: Transaction,
  clock: Clock,
  register: Pick<CompanyInReach, 'name' | 'number'> & { companyId: string },
): Promise<boolean> {
  const { companyId, ...called } = register;
  const kept = await findStoredFinding(tx, companyId);
  if (kept === undefined) return false;
  const found = await findDifferences(tx, { id: companyId, ...called }, clock.today());
  await keepFinding(tx, companyId, { ...found, asked: kept.asked, now: clock.now() });
  const { differing, differences, incompleteMembers } = kept;
  return (
    kept.asked === kept.checked && !isDeepStrictEqual(found, { differing, differences, incompleteMembers })
  );
}

/** The records that differ from a register, and in how many figures; its entries need not be read for that. */
async function findDifferences(
  tx: Transaction,
  company: CompanyInReach,
  today: CivilDate,
): Promise<TieOutFinding> {
  if (!(await hasStandingEntries(tx, company.id)))
    return { differing: [], differences: 0, incompleteMembers: 0 };
  const { checks } = await readTieOut(tx, { company, today, events: [], lots: [] });
  const { entries } = await loadRegister(tx, { companyId: company.id, today, query: {} });
  const differing = checks.filter(({ status }) => status === 'differs');
  return {
    differing: differing.map(({ record }) => record),
    differences: differing.reduce((sum, { differences }) => sum + differences.length, 0),
    incompleteMembers: entries.filter((entry) => missingOfEntry(entry).length > 0).length,
  };
}

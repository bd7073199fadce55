import type { CompanyNumber } from '@statbook/domain/companies';
import type { Secret } from '@statbook/domain/secret';
import type { Platform } from '../../composition.ts';
import { authenticationCodeBinding } from '../../filings/authentication-code.ts';
import type { Person } from '../../pipeline/handler.ts';
import type { ActivityActor } from '../../platform/activity/activity.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { storeFirstReadings } from '../../registry-snapshots/store-snapshots.ts';
import { toCompanyColumns } from './company-columns.ts';
import { giveReach, insertCompanies } from './import-queries.ts';
import type { RegistryRead } from './read-registry.ts';

/** For whom a company is imported: the person, and the scope that limits what the person sees. */
export type Importer = Pick<Person, 'userId' | 'scope'> & { actor: ActivityActor; requestId?: string };

/** A company that was read and has its id, and is not in the list yet. */
export interface ReadCompany {
  companyId: string;
  number: CompanyNumber;
  /** Kept sealed with the company. */
  code: Secret | undefined;
  importer: Importer;
  read: RegistryRead;
}

interface Addition {
  accountId: string;
  companies: readonly ReadCompany[];
  /** More that is done with what was added, before the activity is: from there on all writers of the account wait. */
  alongside?: (added: readonly ReadCompany[]) => Promise<void>;
}

/**
 * Adds companies to an account's list with all that was read of them. The transaction is in the account's own scope: an agent does
 * not see a new company before it is within reach. Gives those that were added; with the others somebody else was quicker.
 */
export async function addCompanies(
  { vault, activity, live }: Platform,
  tx: Transaction,
  { accountId, companies, alongside }: Addition,
): Promise<readonly ReadCompany[]> {
  // In one order, so that two who add the same companies wait for each other and do not stop each other.
  const inOrder = companies.toSorted((a, b) => (a.number < b.number ? -1 : 1));
  const ids = await insertCompanies(
    tx,
    inOrder.map(({ companyId, number, code, importer, read }) => ({
      ...toCompanyColumns(read.profile, read.readAt),
      id: companyId,
      accountId,
      number,
      createdBy: importer.userId,
      authenticationCodeSealed:
        code === undefined ? null : vault.seal(code.reveal(), authenticationCodeBinding(companyId)),
    })),
  );
  const added = inOrder.filter(({ companyId }) => ids.has(companyId));
  if (added.length === 0) return added;
  const reaches = added.flatMap(({ companyId, importer: { scope } }) =>
    scope.agentId === undefined ? [] : [{ accountId, userId: scope.agentId, companyId }],
  );
  await giveReach(tx, ...reaches);
  await storeFirstReadings(
    { tx, vault },
    added.map(({ companyId, read }) => ({ owner: { accountId, companyId }, readings: read.readings })),
  );
  await live.publishAll(
    tx,
    accountId,
    added.map(({ companyId }) => ({ companyId, topic: 'company', payload: { companyId } })),
  );
  await alongside?.(added);
  await activity.recordAll(tx, accountId, added.map(toActivity));
  return added;
}

const toActivity = ({ companyId, number, code, importer, read }: ReadCompany) => ({
  companyId,
  actor: importer.actor,
  action: 'company.imported',
  subject: `${read.profile.name} (${number})`,
  details: { number, withCompanyData: code !== undefined },
  requestId: importer.requestId,
});

import type { CompanyNumber } from '@statbook/domain/companies';
import type { Platform } from '../../composition.ts';
import type { Person } from '../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { findArchivedCompany, findListedCompany } from './import-queries.ts';

/** A company that an account knows already, and who wants to add it. */
interface Wanted {
  readonly number: CompanyNumber;
  readonly scope: Person['scope'];
}

interface Known {
  readonly find: (tx: Transaction, number: CompanyNumber) => Promise<{ id: string } | undefined>;
  readonly code: 'company-already-imported' | 'company-archived';
  /** What is said to who may not see the record. */
  readonly outsideReach: string;
}

const listed: Known = {
  find: findListedCompany,
  code: 'company-already-imported',
  outsideReach:
    'This company is already in the account’s list, outside your reach. A main user can give you access.',
};

const archived: Known = {
  find: findArchivedCompany,
  code: 'company-archived',
  outsideReach:
    'This company was removed from the account’s list, and its record is kept in the archive, outside your reach. A main user can restore it.',
};

/** A company that is in the list already; its record is named only to those who may see it. */
export const refuseListed = (platform: Pick<Platform, 'database'>, wanted: Wanted) =>
  refuseKnown(platform, wanted, listed);

/** A company that is in the list, or in the archive, so that nobody begins another record by a slip, only on purpose. */
export async function refuseListedOrArchived(
  platform: Pick<Platform, 'database'>,
  wanted: Wanted,
  beginsNew = false,
): Promise<Refusal | undefined> {
  const refusal = await refuseListed(platform, wanted);
  return refusal ?? (beginsNew ? undefined : refuseKnown(platform, wanted, archived));
}

async function refuseKnown(
  { database }: Pick<Platform, 'database'>,
  { number, scope }: Wanted,
  { find, code, outsideReach }: Known,
): Promise<Refusal | undefined> {
  const { accountId } = scope;
  const known = await database.transaction({ as: 'account', accountId }, (tx) => find(tx, number));
  if (known === undefined) return undefined;
  const seen = await database.transaction(scope, (tx) => find(tx, number));
  return seen === undefined
    ? refuse(code, { detail: outsideReach })
    : refuse(code, { facts: { companyId: seen.id } });
}

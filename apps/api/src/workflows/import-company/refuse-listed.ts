import type { CompanyNumber } from '@statbook/domain/companies';
import type { Platform } from '../../composition.ts';
import type { Person } from '../../pipeline/handler.ts';
import { type Refusal, refuse } from '../../pipeline/refusal.ts';
import { findArchivedCompany, findListedCompany } from './import-queries.ts';

/** A company that is in the list already; its record is named only to those who may see it. */
export async function refuseListed(
  { database }: Pick<Platform, 'database'>,
  number: CompanyNumber,
  scope: Person['scope'],
): Promise<Refusal | undefined> {
  const { accountId } = scope;
  const listed = await database.transaction({ as: 'account', accountId }, (tx) =>
    findListedCompany(tx, number),
  );
  if (listed === undefined) return undefined;
  const seen = await database.transaction(scope, (tx) => findListedCompany(tx, number));
  if (seen !== undefined) return refuse('company-already-imported', { facts: { companyId: seen.id } });
  const detail =
    'This company is already in the account’s list, outside your reach. A main user can give you access.';
  return refuse('company-already-imported', { detail });
}

/** A company whose record is in the archive, so that nobody begins another one by a slip; named as a listed one is. */
export async function refuseArchived(
  { database }: Pick<Platform, 'database'>,
  number: CompanyNumber,
  scope: Person['scope'],
): Promise<Refusal | undefined> {
  const { accountId } = scope;
  const archived = await database.transaction({ as: 'account', accountId }, (tx) =>
    findArchivedCompany(tx, number),
  );
  if (archived === undefined) return undefined;
  const seen = await database.transaction(scope, (tx) => findArchivedCompany(tx, number));
  if (seen !== undefined) return refuse('company-archived', { facts: { companyId: seen.id } });
  const detail =
    'This company was removed from the account’s list, and its record is kept in the archive, outside your reach. A main user can restore it.';
  return refuse('company-archived', { detail });
}

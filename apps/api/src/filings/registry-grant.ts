import { companyScope, type FiledResource, type Secret } from '@statbook/registry-client';
import type { Transaction } from '../platform/database/database.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { listGrants, type RegistryGrant } from './registry-grant-queries.ts';

/** A decision comes within days; what was granted is kept so long and then forgotten. */
export const GRANT_DAYS = 30;

/** A part of a company's record, and the moment at which it would be filed. */
interface Wanted {
  resource: FiledResource;
  now: Date;
}

interface GrantedCompany {
  readonly id: string;
  readonly number: string;
}

interface Granted {
  companyId: string;
  userId: string;
}

/** What binds a sealed refresh token to its company and person. */
export const grantBinding = ({ companyId, userId }: Granted) =>
  `registry_grant.refresh_token:${companyId}:${userId}`;

/** The refresh token of a grant. */
export function refreshTokenOf(vault: Vault, grant: RegistryGrant): Secret {
  return vault.unseal(grant.refreshTokenSealed, grantBinding(grant));
}

/** The grants by which a part of a company's record can be filed, the newest first. */
export async function listServingGrants(
  tx: Transaction,
  company: GrantedCompany,
  { resource, now }: Wanted,
): Promise<RegistryGrant[]> {
  const grants = await listGrants(tx, [company.id], now);
  return grants.filter((grant) => doesServe(grant, company, resource));
}

/** Those of several companies of which a part of the record can be filed, by their ids. */
export async function listSignedIn(
  tx: Transaction,
  companies: readonly GrantedCompany[],
  { resource, now }: Wanted,
): Promise<ReadonlySet<string>> {
  const ids = companies.map(({ id }) => id);
  const grants = Map.groupBy(await listGrants(tx, ids, now), ({ companyId }) => companyId);
  const signedIn = companies.filter((company) =>
    grants.get(company.id)?.some((grant) => doesServe(grant, company, resource)),
  );
  return new Set(signedIn.map(({ id }) => id));
}

const doesServe = ({ scope }: RegistryGrant, { number }: GrantedCompany, resource: FiledResource) =>
  scope.split(' ').includes(companyScope(number, resource));

/** A grant by which a part of a company's record can be filed: the person's own before another's. */
export async function findGrantFor(
  tx: Transaction,
  company: GrantedCompany,
  { userId, ...wanted }: Wanted & { userId: string | null },
): Promise<RegistryGrant | undefined> {
  const serving = await listServingGrants(tx, company, wanted);
  return serving.find((grant) => grant.userId === userId) ?? serving[0];
}

import { companyScope, type FiledResource, type Secret } from '@statbook/registry-client';
import type { Transaction } from '../platform/database/database.ts';
import type { Vault } from '../platform/secrets/vault.ts';
import { listGrants, type RegistryGrant } from './registry-grant-queries.ts';

/** A decision comes within days; what was granted is kept so long and then forgotten. */
export const GRANT_DAYS = 30;

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

/** A grant by which a part of a company's record can be filed: the person's own before another's. */
export async function findGrantFor(
  tx: Transaction,
  company: { id: string; number: string },
  { resource, userId, now }: { resource: FiledResource; userId: string | null; now: Date },
): Promise<RegistryGrant | undefined> {
  const wanted = companyScope(company.number, resource);
  const serving = (await listGrants(tx, company.id, now)).filter(({ scope }) =>
    scope.split(' ').includes(wanted),
  );
  return serving.find((grant) => grant.userId === userId) ?? serving[0];
}

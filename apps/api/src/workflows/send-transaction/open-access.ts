import type { Secret } from '@statbook/registry-client';
import type { RegistrySignIn } from '../../clients/registry-sign-in.ts';
import type { FilingAttempt } from '../../filings/filing-queries.ts';
import { deleteGrant, findGrant, type RegistryGrant } from '../../filings/registry-grant-queries.ts';
import { findGrantFor, refreshTokenOf } from '../../filings/registry-grant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type FilingKey, type Sender, toScope } from '../send-filing/sender.ts';

/** The registry, in the name of a person who has signed in there. */
export interface Access {
  readonly ok: true;
  readonly client: RegistrySignIn;
  readonly bearer: Secret;
}

/** Nobody has signed in, or it serves no more; or the registry gives no answer now. */
export type NoAccess = { readonly ok: false; readonly reason: 'not-signed-in' | 'later' };

interface Order {
  key: FilingKey;
  grant: RegistryGrant | undefined;
  signal: AbortSignal;
}

/** Fetches an access token by a grant. What the registry does not accept any more is forgotten. */
export async function openAccess(
  { registrySignIn: client, vault, database }: Pick<Sender, 'registrySignIn' | 'vault' | 'database'>,
  { key, grant, signal }: Order,
): Promise<Access | NoAccess> {
  if (client === undefined || grant === undefined) return { ok: false, reason: 'not-signed-in' };
  const refreshToken = refreshTokenOf(vault, grant);
  const tokens = await client.refreshGrant(refreshToken, { priority: 'background', signal });
  if (tokens.ok) return { ok: true, client, bearer: tokens.value.accessToken };
  if (tokens.reason !== 'unauthorised') return { ok: false, reason: 'later' };
  await database.transaction(toScope(key), (tx) => deleteGrant(tx, grant));
  return { ok: false, reason: 'not-signed-in' };
}

/** The grant that an attempt goes by; where it is gone, another of the same company. */
export async function findGrantOf(
  { clock }: Pick<Sender, 'clock'>,
  tx: Transaction,
  { attempt, company }: { attempt: FilingAttempt; company: { id: string; number: string } },
): Promise<RegistryGrant | undefined> {
  const own = attempt.restGrantId === null ? undefined : await findGrant(tx, attempt.restGrantId);
  const asked = {
    resource: 'registered-email-address',
    userId: attempt.approvedBy,
    now: clock.now(),
  } as const;
  return own ?? findGrantFor(tx, company, asked);
}

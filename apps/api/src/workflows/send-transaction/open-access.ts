import type { RegistryTransaction, Secret } from '@statbook/registry-client';
import type { RegistrySignIn } from '../../clients/registry-sign-in.ts';
import { type FilingAttempt, updateAttempt } from '../../filings/filing-queries.ts';
import { deleteGrant, type RegistryGrant } from '../../filings/registry-grant-queries.ts';
import { listServingGrants, refreshTokenOf } from '../../filings/registry-grant.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type FilingKey, type Sender, toScope } from '../send-filing/sender.ts';

/** The registry, in the name of a person who has signed in there. */
export interface Access {
  readonly ok: true;
  readonly client: RegistrySignIn;
  readonly bearer: Secret;
  readonly grant: RegistryGrant;
}

/** Nobody has signed in, or it serves no more; or the registry gives no answer now. */
export type NoAccess = { readonly ok: false; readonly reason: 'not-signed-in' | 'later' };

interface Order {
  key: FilingKey;
  grants: readonly RegistryGrant[];
  signal: AbortSignal;
}

type Opening = Pick<Sender, 'registrySignIn' | 'vault' | 'database'>;

/** Access by the first of the grants that the registry accepts. */
export async function openAccess(sender: Opening, { grants, ...order }: Order): Promise<Access | NoAccess> {
  for (const grant of grants) {
    const access = await openBy(sender, order, grant);
    if (access.ok || access.reason === 'later') return access;
  }
  return { ok: false, reason: 'not-signed-in' };
}

/** Fetches an access token by a grant. What the registry does not accept any more is forgotten. */
async function openBy(
  { registrySignIn: client, vault, database }: Opening,
  { key, signal }: Omit<Order, 'grants'>,
  grant: RegistryGrant,
): Promise<Access | NoAccess> {
  if (client === undefined) return { ok: false, reason: 'not-signed-in' };
  const refreshToken = refreshTokenOf(vault, grant);
  const tokens = await client.refreshGrant(refreshToken, { priority: 'background', signal });
  if (tokens.ok) return { ok: true, client, bearer: tokens.value.accessToken, grant };
  if (tokens.reason !== 'unauthorised') return { ok: false, reason: 'later' };
  await database.transaction(toScope(key), (tx) => deleteGrant(tx, grant));
  return { ok: false, reason: 'not-signed-in' };
}

/**
 * Access to a transaction that is at the registry, with what stands there. Only whoever opened it sees it: the grants are tried
 * in turn, since another user may have signed in there as the same person.
 */
export async function openTransactionAccess(
  sender: Opening,
  { grants, signal, ...order }: Order & { id: string },
): Promise<(Access & { readonly transaction: RegistryTransaction }) | NoAccess> {
  for (const grant of grants) {
    const access = await openBy(sender, { ...order, signal }, grant);
    if (!access.ok && access.reason === 'later') return access;
    if (!access.ok) continue;
    const { client, bearer } = access;
    const found = await client.getTransaction(order.id, { bearer, priority: 'background', signal });
    if (found.ok) return { ...access, transaction: found.value };
    if (found.reason !== 'not-found' && found.reason !== 'unauthorised')
      return { ok: false, reason: 'later' };
  }
  return { ok: false, reason: 'not-signed-in' };
}

/** The grants that an attempt can go by: that of whoever opened its transaction, of who approved it, then the newest. */
export async function listGrantsOf(
  { clock }: Pick<Sender, 'clock'>,
  tx: Transaction,
  { attempt, company }: { attempt: FilingAttempt; company: { id: string; number: string } },
): Promise<RegistryGrant[]> {
  const wanted = { resource: 'registered-email-address', now: clock.now() } as const;
  const likeliest = [attempt.approvedBy, attempt.restUserId];
  const rankOf = ({ userId }: RegistryGrant) => likeliest.indexOf(userId);
  const serving = await listServingGrants(tx, company, wanted);
  return serving.toSorted((one, other) => rankOf(other) - rankOf(one));
}

/** Notes what an attempt goes by from now on; with no access to it, that somebody has to sign in again. */
export async function noteGrant(
  tx: Transaction,
  attempt: FilingAttempt,
  grant: RegistryGrant | undefined,
): Promise<void> {
  const restGrantId = grant?.id ?? null;
  if (attempt.restGrantId === restGrantId) return;
  await updateAttempt(tx, attempt.id, { restGrantId, ...(grant && { restUserId: grant.userId }) });
}

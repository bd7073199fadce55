import { findLatestAttempt, lockFiling, updateAttempt } from '../../filings/filing-queries.ts';
import { moveFiling } from '../../filings/move-filing.ts';
import type { RegistryGrant } from '../../filings/registry-grant-queries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { refuseAtGate } from '../send-filing/refuse-at-gate.ts';
import { type FilingKey, type LockedFiling, type Sender, toScope } from '../send-filing/sender.ts';
import { getCompanyToFile, markBegun } from '../send-filing/sending-queries.ts';
import { listGrantsOf } from './open-access.ts';
import { notSignedIn } from './step-refusals.ts';

/** An attempt that is being sent by a transaction, with the grants that it can go by, the likeliest first. */
export interface BegunTransaction extends LockedFiling {
  company: { id: string; number: string };
  grants: readonly RegistryGrant[];
}

/**
 * Brings a queued filing to `sending` by somebody's grant, which is stored before anything leaves. One that is being sent
 * already is given as it stands; nothing when there is nothing to send.
 */
export function beginTransaction(sender: Sender, key: FilingKey): Promise<BegunTransaction | undefined> {
  sender.onStep?.('begin');
  return sender.database.transaction(toScope(key), async (tx) => {
    const filing = await lockFiling(tx, key.filingId);
    const attempt = filing && (await findLatestAttempt(tx, filing.id));
    if (filing === undefined || attempt === undefined) return undefined;
    const { number } = await getCompanyToFile(tx, filing.companyId);
    const company = { id: filing.companyId, number };
    const grants = await listGrantsOf(sender, tx, { attempt, company });
    if (filing.state === 'sending') return { filing, attempt, company, grants };
    return filing.state === 'queued' ? begin(sender, tx, { filing, attempt, company, grants }) : undefined;
  });
}

async function begin(
  sender: Sender,
  tx: Transaction,
  { filing, attempt: frozen, company, grants }: BegunTransaction,
): Promise<BegunTransaction | undefined> {
  const moved = await moveFiling(tx, sender, filing, { to: 'sending', why: 'submitting' });
  if (moved === undefined) return undefined;
  const [grant] = grants;
  if (grant === undefined) {
    await refuseAtGate(sender, tx, { filing: moved, attempt: frozen }, notSignedIn);
    return undefined;
  }
  // Another person does not see the transaction at the registry; one that may have been closed is asked for all the same.
  const isForeign = frozen.restGrantId !== grant.id && frozen.restStep !== 'closing';
  const values = {
    channel: 'transaction' as const,
    restGrantId: grant.id,
    restUserId: grant.userId,
    sendingAt: sender.clock.now(),
    ...(isForeign && { restStep: null, restTransactionId: null }),
  };
  await updateAttempt(tx, frozen.id, values);
  await markBegun(tx, frozen.id);
  return { filing: moved, attempt: { ...frozen, ...values }, company, grants };
}

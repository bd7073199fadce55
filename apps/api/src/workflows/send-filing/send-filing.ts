import type { PresenterGateway } from '../../clients/presenter-gateway.ts';
import { findFiling, listAttempts, lockFiling } from '../../filings/filing-queries.ts';
import { closeAttempt } from '../../filings/sent-message.ts';
import { beginSending } from './begin-sending.ts';
import { askLater, inSending, postAttempt } from './post-attempt.ts';
import { inPresenterTurn } from './presenter-turn.ts';
import { enqueuePoll, type FilingKey, followQueue, type Sender, sendQueue, toScope } from './sender.ts';
import { listLeftBehind, listWithDeadSecrets } from './sending-queries.ts';
import { settleByStatus } from './settle-by-status.ts';

/**
 * Takes a filing as far towards the registry as it goes now. Done again at any point, after a crash or beside another
 * sender, it files once: what may have left is asked for before it is sent again.
 */
export async function sendFiling(sender: Sender, key: FilingKey, signal: AbortSignal): Promise<void> {
  const filing = await sender.database.transaction(toScope(key), (tx) => findFiling(tx, key.filingId));
  if (filing?.state !== 'queued' && filing?.state !== 'sending') return;
  const presenter = await sender.gateways(key.accountId);
  const { presenterKey } = presenter;
  const hadTurn = await inPresenterTurn({ database: sender.database, presenterKey, signal }, (signal) =>
    advance(sender, { key, presenter, signal }),
  );
  if (!hadTurn) await schedulePoll(sender, key, 1);
}

interface Advance {
  key: FilingKey;
  presenter: PresenterGateway;
  signal: AbortSignal;
}

async function advance(sender: Sender, { key, presenter, signal }: Advance): Promise<void> {
  const begun = await beginSending(sender, key, presenter);
  if (begun === undefined) return;
  const posting = { key, begun, gateway: presenter.gateway, signal };
  if (begun.attempt.postCount === 0) await postAttempt(sender, posting);
  else if (begun.attempt.presenterKey === presenter.presenterKey) await settleByStatus(sender, posting);
  // The number is another presenter's: what this one is told under it is about some other filing.
  else await inSending(sender, key, (tx, locked) => askLater(sender, tx, locked));
}

/** Finds what a crash left behind, in all accounts, and has it looked at. */
export async function pollFilings(sender: Sender): Promise<void> {
  const left = await sender.database.transaction({ as: 'worker' }, listLeftBehind);
  for (const { state, ...key } of left) {
    const queue = state === 'queued' || state === 'sending' ? sendQueue : followQueue;
    await sender.database.transaction(toScope(key), (tx) =>
      enqueuePoll(sender, tx, { queue, key, afterSeconds: 0 }),
    );
  }
  await clearDeadSecrets(sender);
}

/** An attempt that will not be sent any more has no use for its secrets. */
async function clearDeadSecrets({ database, vault }: Sender): Promise<void> {
  const keys = await database.transaction({ as: 'worker' }, listWithDeadSecrets);
  for (const key of keys) {
    await database.transaction(toScope(key), async (tx) => {
      const filing = await lockFiling(tx, key.filingId);
      if (filing?.state !== 'draft' && filing?.state !== 'withdrawn') return;
      for (const attempt of await listAttempts(tx, [key.filingId])) await closeAttempt(tx, vault, attempt);
    });
  }
}

function schedulePoll(sender: Sender, key: FilingKey, afterSeconds: number): Promise<void> {
  return sender.database.transaction(toScope(key), (tx) =>
    enqueuePoll(sender, tx, { queue: sendQueue, key, afterSeconds }),
  );
}

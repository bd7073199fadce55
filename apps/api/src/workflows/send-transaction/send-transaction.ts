import { inPresenterTurn } from '../send-filing/presenter-turn.ts';
import { askLater, inSending } from '../send-filing/post-attempt.ts';
import { refuseAtGate } from '../send-filing/refuse-at-gate.ts';
import { enqueuePoll, type FilingKey, type Sender, sendQueue, toScope } from '../send-filing/sender.ts';
import { beginTransaction, type BegunTransaction } from './begin-transaction.ts';
import { type Access, type NoAccess, noteGrant, openAccess, openTransactionAccess } from './open-access.ts';
import { notSignedIn } from './step-refusals.ts';
import { takeStep } from './take-step.ts';

/** One sender at a time: a step that is under way elsewhere is not taken twice. */
const turn = 'filing-api';

/**
 * Takes a filing by transaction as far as it goes now: open, fill, close. Each step is stored before it is taken, so that after
 * a crash, or beside another sender, it files once; a closing of which nobody knows is asked for.
 */
export async function sendTransaction(sender: Sender, key: FilingKey, signal: AbortSignal): Promise<void> {
  const { database } = sender;
  const hadTurn = await inPresenterTurn({ database, presenterKey: turn, signal }, async (signal) => {
    let goesOn = true;
    const begun = await beginTransaction(sender, key);
    if (begun === undefined) return;
    const access = await openAccessOf(sender, { key, begun, signal });
    if (!access.ok) return giveUpAccess(sender, key, access.reason);
    await inSending(sender, key, (tx, { attempt }) => noteGrant(tx, attempt, access.grant));
    const { company } = begun;
    while (goesOn) goesOn = await takeStep(sender, { key, company, access, signal });
  });
  if (hadTurn) return;
  await database.transaction(toScope(key), (tx) =>
    enqueuePoll(sender, tx, { queue: sendQueue, key, afterSeconds: 1 }),
  );
}

interface Opening {
  key: FilingKey;
  begun: BegunTransaction;
  signal: AbortSignal;
}

/** What may have been filed is asked for by somebody who sees it; anything else goes in the name of whoever has signed in. */
function openAccessOf(sender: Sender, { key, begun, signal }: Opening): Promise<Access | NoAccess> {
  const { attempt, grants } = begun;
  const id = attempt.restStep === 'closing' ? attempt.restTransactionId : null;
  return id === null
    ? openAccess(sender, { key, grants, signal })
    : openTransactionAccess(sender, { key, grants, id, signal });
}

function giveUpAccess(sender: Sender, key: FilingKey, reason: 'not-signed-in' | 'later'): Promise<void> {
  return inSending(sender, key, async (tx, locked) => {
    // What may have been filed is not called undelivered: it is asked for when somebody has signed in again.
    const mayBeFiled = locked.attempt.restStep === 'closing';
    if (reason === 'not-signed-in' && !mayBeFiled) return refuseAtGate(sender, tx, locked, notSignedIn);
    if (reason === 'not-signed-in') await noteGrant(tx, locked.attempt, undefined);
    return askLater(sender, tx, locked);
  });
}

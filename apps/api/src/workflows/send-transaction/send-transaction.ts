import { inPresenterTurn } from '../send-filing/presenter-turn.ts';
import { askLater, inSending } from '../send-filing/post-attempt.ts';
import { refuseAtGate } from '../send-filing/refuse-at-gate.ts';
import { enqueuePoll, type FilingKey, type Sender, sendQueue, toScope } from '../send-filing/sender.ts';
import { beginTransaction } from './begin-transaction.ts';
import { openAccess } from './open-access.ts';
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
    const { company, grant } = begun;
    const access = await openAccess(sender, { key, grant, signal });
    if (!access.ok) return giveUpAccess(sender, key, access.reason);
    while (goesOn) goesOn = await takeStep(sender, { key, company, access, signal });
  });
  if (hadTurn) return;
  await database.transaction(toScope(key), (tx) =>
    enqueuePoll(sender, tx, { queue: sendQueue, key, afterSeconds: 1 }),
  );
}

function giveUpAccess(sender: Sender, key: FilingKey, reason: 'not-signed-in' | 'later'): Promise<void> {
  return inSending(sender, key, async (tx, locked) => {
    // What may have been filed is not called undelivered: it is asked for when somebody has signed in again.
    const mayBeFiled = locked.attempt.restStep === 'closing';
    if (reason === 'later' || mayBeFiled) return askLater(sender, tx, locked);
    return refuseAtGate(sender, tx, locked, notSignedIn);
  });
}

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../platform/database/database.ts';
import { giveTurnBack, takeTurn } from './sending-queries.ts';

/** A turn that is not renewed ends after so long: a sender that died keeps nobody waiting. */
const turnSeconds = 15;
const renewEveryMs = 5000;
const waitsMs = 20_000;

export interface TurnRequest {
  database: Database;
  presenterKey: string;
  signal: AbortSignal;
}

/**
 * Does `work` while no other instance sends for the same presenter; false when no turn came free in time.
 * The signal given to `work` ends when the turn is lost.
 */
export async function inPresenterTurn(
  { database, presenterKey, signal }: TurnRequest,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const turn = { presenterKey, sender: randomUUID(), seconds: turnSeconds };
  const take = () => database.transaction({ as: 'worker' }, (tx) => takeTurn(tx, turn));
  const until = Date.now() + waitsMs;
  while (!(await take())) {
    if (Date.now() > until) return false;
    await sleep(250, undefined, { signal });
  }
  const lost = new AbortController();
  const renew = () =>
    void take().then(
      (kept) => kept || lost.abort(new Error('The presenter’s turn was lost.')),
      (error: unknown) => lost.abort(error),
    );
  const timer = setInterval(renew, renewEveryMs);
  try {
    await work(AbortSignal.any([signal, lost.signal]));
    return true;
  } finally {
    clearInterval(timer);
    await database.transaction({ as: 'worker' }, (tx) => giveTurnBack(tx, turn.sender));
  }
}

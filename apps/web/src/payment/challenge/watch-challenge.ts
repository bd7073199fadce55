import { callRaw } from '#api/call.ts';
import { readEvents } from '#api/read-events.ts';
import { pause } from '../pause.ts';

/** How long the hub may take to be there before the bank's page is asked for all the same. */
const hubPatienceMs = 3000;

interface Watching {
  readonly acsTransId: string;
  readonly signal: AbortSignal;
  /** The bank has answered: the outcome can be asked for. */
  readonly onAnswer: () => void;
}

/**
 * Listens to the hub for the answer to a challenge. Settles when it listens (or cannot for now), so that the bank's page is not
 * asked for before somebody hears of its answer. The window asks for the state as well: what the hub loses is not lost.
 */
export async function watchChallenge(watching: Watching): Promise<void> {
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  void follow(watching, resolve);
  await Promise.race([listening, pause(hubPatienceMs, watching.signal)]);
}

async function follow({ acsTransId, signal, onAnswer }: Watching, onListening: () => void): Promise<void> {
  for (let breaks = 0; !signal.aborted; breaks += 1) {
    try {
      const response = await callRaw('threeDSecureHub', { query: { acsTransID: acsTransId }, signal });
      onListening();
      await readEvents(response, ({ topic, data }) => {
        const isOurs = String(data['acsTransID']).toLowerCase() === acsTransId.toLowerCase();
        if (isOurs && (topic === 'AuthenticationSuccess' || topic === 'AuthenticationFailure')) onAnswer();
      });
    } catch {
      // The stream broke: it is opened again, and tells then what it missed.
      if (signal.aborted) return;
    }
    await pause(Math.min(1000 * 2 ** breaks, 15_000), signal);
  }
}

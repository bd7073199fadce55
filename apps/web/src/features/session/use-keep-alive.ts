import { useEffect } from 'react';
import { call, connectActivity } from '#api/call.ts';

/** While the person is active the server hears of it this often. */
const pingMs = 15_000;

/** Tells the server when the person was active: in a ping of its own, and with every call that the page makes. */
export function useKeepAlive(lastActive: () => Date | null): void {
  useEffect(() => {
    const idleMs = () => Math.max(0, Date.now() - (lastActive()?.getTime() ?? Date.now()));
    connectActivity(idleMs);
    const timer = setInterval(() => {
      if (idleMs() < pingMs) void sayActive(idleMs());
    }, pingMs);
    return () => {
      clearInterval(timer);
      connectActivity(undefined);
    };
  }, [lastActive]);
}

/** A ping that is lost is made good by the next one. */
export async function sayActive(idleMs = 0): Promise<void> {
  const body = { secondsSinceActivity: Math.floor(idleMs / 1000) };
  await call('keepAlive', { body }).catch(() => undefined);
}

/** Whether a payment is under way, in a window of which this page sees nothing. */
export async function askWhetherPaying(): Promise<boolean> {
  const answer = await call('keepAlive', { body: {} }).catch(() => undefined);
  return answer?.entity[0]?.isPaying === true;
}

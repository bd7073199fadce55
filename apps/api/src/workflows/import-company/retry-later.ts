import type { Refusal } from '../../pipeline/refusal.ts';
import type { Clock } from '../../platform/clock.ts';

/** How long background work leaves the registry alone when it is out of order. */
const pauseSeconds = 60;

/** When it is worth asking the registry again; undefined where its answer will stay what it is. */
export function secondsUntilPassing({ code, facts }: Refusal, clock: Clock): number | undefined {
  if (code === 'registry-unavailable') return pauseSeconds;
  if (code !== 'registry-rate-limited') return undefined;
  const until = new Date(String(facts?.['until'])).getTime();
  return Math.max(1, Math.ceil((until - clock.now().getTime()) / 1000));
}

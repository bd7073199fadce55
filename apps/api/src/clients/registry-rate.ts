import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CallPriority,
  type RateLimiter,
  type RateLimitReading,
  RateWindowFull,
} from '@statbook/registry-client';
import type { Clock } from '../platform/clock.ts';
import { assertOutsideTransaction, type Database } from '../platform/database/database.ts';
import type { Logger } from '../platform/monitoring/logger.ts';
import { gather } from './gather.ts';
import {
  countInWindow,
  findWindow,
  followWindow,
  lockWindow,
  type RateWindow,
  setWindow,
} from './registry-rate-queries.ts';

/** The registry's window (public API guide, part 3.2). */
const windowMs = 5 * 60_000;
/** The part of a window that background work leaves to people's clicks. */
const reservedForPeople = 0.1;
/** A wait that is worth it; a longer one is told to the caller instead. */
const patienceMs: Readonly<Record<CallPriority, number>> = { interactive: 3000, background: 10_000 };
/** Two ends of one window, as we and the registry reckon them, differ by no more. */
const sameEndMs = 2000;

interface Dependencies {
  database: Database;
  clock: Clock;
  logger: Logger;
  /** Calls in a window, as granted by the registry. */
  allowed: number;
}

/** A limiter that can be asked, too. */
export interface SharedRateLimiter extends RateLimiter {
  /** When calls of this priority are taken again; undefined while they are. */
  fullUntil(priority: CallPriority): Promise<Date | undefined>;
}

function isFull({ used, allowed }: RateWindow, priority: CallPriority): boolean {
  const room = priority === 'interactive' ? 0 : Math.ceil(allowed * reservedForPeople);
  return used >= allowed - room;
}

/**
 * One window for all instances: what it holds is counted in the database, the calls of one moment together,
 * and corrected by what the registry says it has counted. Its end is the registry's own, so a restart in the middle of a window does not open a new one.
 */
export function createRateLimiter(
  { database, clock, logger, allowed }: Dependencies,
  key: string,
): SharedRateLimiter {
  let seen: RateWindow | undefined;
  /** What the last answer said of the window, on its way into the database. */
  let following: Promise<unknown> = Promise.resolve();

  /** Counts calls together, or says for each when to come back. */
  const count = (priority: CallPriority, calls: number): Promise<(Date | undefined)[]> =>
    database.transaction({ as: 'worker' }, async (tx) => {
      const now = clock.now();
      const kept = priority === 'interactive' ? 0 : reservedForPeople;
      const counted = await countInWindow(tx, key, { calls, kept, now });
      seen = counted ?? seen;
      if (counted !== undefined) return Array.from({ length: calls }, () => undefined);
      const fresh = { used: 0, allowed, resetsAt: new Date(now.getTime() + windowMs) };
      const stored = await lockWindow(tx, key, fresh);
      const window = stored.resetsAt <= now ? fresh : stored;
      const room = window.allowed - Math.ceil(window.allowed * kept) - window.used;
      const granted = Math.min(Math.max(room, 0), calls);
      seen = { allowed: window.allowed, resetsAt: window.resetsAt, used: window.used + granted };
      if (granted > 0) await setWindow(tx, key, seen);
      return Array.from({ length: calls }, (_, index) => (index < granted ? undefined : window.resetsAt));
    });
  const ask = {
    interactive: gather((calls: readonly undefined[]) => count('interactive', calls.length)),
    background: gather((calls: readonly undefined[]) => count('background', calls.length)),
  };

  return {
    fullUntil: async (priority) => {
      const window = await database.transaction({ as: 'worker' }, (tx) => findWindow(tx, key));
      if (window === undefined || window.resetsAt <= clock.now()) return undefined;
      return isFull(window, priority) ? window.resetsAt : undefined;
    },
    take: async (priority, signal) => {
      assertOutsideTransaction();
      for (;;) {
        await following;
        const until = await ask[priority](undefined);
        if (until === undefined) return;
        const waitMs = until.getTime() - clock.now().getTime();
        if (waitMs > patienceMs[priority]) throw new RateWindowFull(until);
        await sleep(Math.max(waitMs, 50), undefined, { signal });
      }
    },
    observe: (reading) => {
      const counted = toWindow(reading);
      if (counted === undefined || agrees(seen, counted)) return;
      following = database
        .transaction({ as: 'worker' }, (tx) => followWindow(tx, key, counted))
        .catch((error: unknown) => logger.error({ err: error }, 'rate window'));
    },
  };
}

function toWindow({ limit, remaining, resetAt }: RateLimitReading): RateWindow | undefined {
  if (limit === undefined || remaining === undefined || resetAt === undefined) return undefined;
  return { allowed: limit, used: limit - remaining, resetsAt: new Date(resetAt) };
}

/** Most answers say what we reckoned anyway. */
function agrees(seen: RateWindow | undefined, counted: RateWindow): boolean {
  return (
    seen !== undefined &&
    seen.allowed === counted.allowed &&
    seen.used >= counted.used &&
    Math.abs(seen.resetsAt.getTime() - counted.resetsAt.getTime()) <= sameEndMs
  );
}

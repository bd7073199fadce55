import { setTimeout as wait } from 'node:timers/promises';
import { RateWindowFull, readRateLimit, type RateLimiter } from '../rate-limiter.ts';
import type { CallOptions } from '../registry-failure.ts';
import type { HttpAnswer, HttpNotSent, HttpResult } from './exchange.ts';
import { sendRequest, type HttpRequest } from './send-request.ts';

/** How GETs are repeated: never more than three times, and never because of a refusal that will stay. */
export interface RetryPolicy {
  /** Pause before each repetition; as many repetitions as pauses. */
  readonly delaysMs: readonly number[];
  /** Longest wait for the end of a rate window; a later end is returned to the caller instead. */
  readonly maxRateLimitWaitMs: number;
}

/** Pauses of 0.3, 1 and 3 seconds; waits at most half a minute for a rate window. */
export const DEFAULT_RETRY_POLICY: RetryPolicy = {
  delaysMs: [300, 1000, 3000],
  maxRateLimitWaitMs: 30_000,
};

/** The registry's rate window, assumed when a 429 does not say when it ends. */
const RATE_WINDOW_MS = 5 * 60_000;

/** Statuses that the registry is known to give in passing (public API guide, part 3.2). */
const TRANSIENT: ReadonlySet<number> = new Set([403, 502, 503, 504]);

/** What another sending cannot mend. */
const UNREPEATABLE: ReadonlySet<string> = new Set(['too-large', 'rate-limited']);

/** A GET with the gate before it and the policy of its repetitions. */
export interface RepeatableGet {
  readonly request: Omit<HttpRequest, 'method' | 'signal'>;
  readonly limiter: RateLimiter;
  readonly policy: RetryPolicy;
  readonly options: CallOptions;
}

/** Sends a GET, takes a turn before each sending, and repeats it where that may help. */
export async function getWithRetry(get: RepeatableGet): Promise<HttpResult | HttpNotSent> {
  const { signal } = get.options;
  const send = async (): Promise<HttpResult | HttpNotSent> => {
    const refusal = await takeTurn(get.limiter, get.options);
    if (refusal) return refusal;
    const result = await sendRequest({ ...get.request, method: 'GET', signal });
    if (result.kind === 'answered') observeLimits(get.limiter, result);
    return result;
  };
  let result = await send();
  for (const delayMs of get.policy.delaysMs) {
    const pauseMs = pauseBeforeRetry(result, { delayMs, policy: get.policy });
    if (pauseMs === undefined) return result;
    await wait(pauseMs, undefined, signal && { signal });
    result = await send();
  }
  return result;
}

async function takeTurn(
  limiter: RateLimiter,
  { priority = 'interactive', signal }: CallOptions,
): Promise<HttpNotSent | undefined> {
  try {
    await limiter.take(priority, signal);
    return undefined;
  } catch (error) {
    if (!(error instanceof RateWindowFull)) throw error;
    return { kind: 'failed', cause: 'rate-limited', what: error.message, until: error.until.toISOString() };
  }
}

/** When the window of a 429 ends, in milliseconds since 1970. */
export function rateLimitEnd(headers: Headers): number {
  return readRateLimit(headers).resetAt ?? Date.now() + RATE_WINDOW_MS;
}

function observeLimits(limiter: RateLimiter, { status, headers }: HttpAnswer): void {
  const reading = readRateLimit(headers);
  limiter.observe(status === 429 ? { ...reading, remaining: 0, resetAt: rateLimitEnd(headers) } : reading);
}

function pauseBeforeRetry(
  result: HttpResult | HttpNotSent,
  { delayMs, policy }: { readonly delayMs: number; readonly policy: RetryPolicy },
): number | undefined {
  if (result.kind === 'failed') return UNREPEATABLE.has(result.cause) ? undefined : delayMs;
  if (TRANSIENT.has(result.status)) return delayMs;
  if (result.status !== 429) return undefined;
  const untilReset = Math.max(rateLimitEnd(result.headers) - Date.now(), delayMs);
  return untilReset <= policy.maxRateLimitWaitMs ? untilReset : undefined;
}

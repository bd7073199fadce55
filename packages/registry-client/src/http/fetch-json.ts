import type { Secret } from '@statbook/domain/secret';
import type { z } from 'zod';
import type { RateLimiter } from '../rate-limiter.ts';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { basicAuthorization } from './basic-authorization.ts';
import type { ExchangeObserver, RegistryService } from './exchange.ts';
import { getWithRetry, type RetryPolicy } from './get-with-retry.ts';
import { toFailure } from './to-failure.ts';

/** The way to one service with one key. */
export interface JsonService {
  readonly service: RegistryService;
  readonly apiKey: Secret;
  readonly limiter: RateLimiter;
  readonly retry: RetryPolicy;
  readonly timeoutMs: number;
  readonly onExchange: ExchangeObserver | undefined;
  /** The clock that stamps what was read. */
  readonly now: () => Date;
}

/** One resource: where it is, how large it may be, and how its JSON is read. */
export interface JsonResource<T> {
  readonly url: URL;
  readonly maxBytes: number;
  readonly schema: z.ZodType<T>;
}

/** Gets one resource and reads it. */
export async function fetchJson<T>(
  { service, apiKey, limiter, retry: policy, timeoutMs, onExchange, now }: JsonService,
  { url, maxBytes, schema }: JsonResource<T>,
  options: CallOptions,
): Promise<Fetched<T>> {
  const headers = { authorization: basicAuthorization(apiKey), accept: 'application/json' };
  const request = { service, url, headers, timeoutMs, maxBytes, onExchange };
  const result = await getWithRetry({ request, limiter, policy, options });
  if (result.kind === 'failed' || result.status !== 200) return { ok: false, ...toFailure(result) };
  const raw = parseJson(result.body);
  const parsed = schema.safeParse(raw);
  if (parsed.success) return { ok: true, value: parsed.data, raw, fetchedAt: now().toISOString() };
  return { ok: false, reason: 'nonsense', what: `the answer to ${url.pathname} is not what is documented` };
}

/** The JSON in a body; undefined when there is none, which no schema accepts. */
function parseJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

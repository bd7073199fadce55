import type { RegistryFailure } from '../registry-failure.ts';
import type { HttpNotSent, HttpResult } from './exchange.ts';
import { rateLimitEnd } from './get-with-retry.ts';

/** What an HTTP result other than success means. The status decides; error bodies vary too much to be read. */
export function toFailure(result: HttpResult | HttpNotSent): RegistryFailure {
  if (result.kind === 'failed') {
    if (result.cause === 'rate-limited') return { reason: 'rate-limited', until: result.until };
    return { reason: result.cause === 'too-large' ? 'nonsense' : 'unavailable', what: result.what };
  }
  const { status, headers } = result;
  if (status === 404) return { reason: 'not-found' };
  if (status === 401 || status === 403) return { reason: 'unauthorised', status };
  if (status === 429) return { reason: 'rate-limited', until: new Date(rateLimitEnd(headers)).toISOString() };
  if (status >= 500) return { reason: 'unavailable', what: `the registry answered HTTP ${status}` };
  if (status >= 400) return { reason: 'refused', status };
  return { reason: 'nonsense', what: `the registry answered HTTP ${status}` };
}

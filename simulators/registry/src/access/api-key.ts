import type { App } from '../app.ts';
import type { RateCounter } from './rate-limit.ts';

interface AccessOptions {
  apiKeys: string[];
  /** The application behind a bearer token, which serves as well as a key. */
  findClient(header: string): string | undefined;
  rates: RateCounter;
  remainingHeader: 'X-Ratelimit-Remain' | 'X-Ratelimit-Remaining';
}

/** Lets nothing through to the routes of `app` without an API key or token, or beyond the limit. */
export function requireApiKey(
  app: App,
  { apiKeys, findClient, rates, remainingHeader }: AccessOptions,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers.authorization;
    if (header === undefined || header === '') {
      return reply.code(401).send({ error: 'Empty Authorization header', type: 'ch:service' });
    }
    const key = apiKeys.find((one) => one === readKey(header)) ?? findClient(header);
    if (key === undefined) {
      return reply.code(401).send({ error: 'Invalid Authorization', type: 'ch:service' });
    }
    const count = rates.count(key);
    if (count !== undefined) {
      reply.header('X-Ratelimit-Limit', String(count.limit));
      reply.header(remainingHeader, String(count.remaining));
      reply.header('X-Ratelimit-Reset', String(count.resetAt));
    }
    return count?.isExceeded === true ? reply.code(429).send() : undefined;
  });
}

/**
 * The user name of Basic credentials. The colon that ends it must be there, the password must not. The registry's own
 * client library sends the key alone, without a scheme.
 */
function readKey(header: string): string | undefined {
  const [scheme, credentials] = header.split(' ');
  if (credentials === undefined) return header;
  if (scheme?.toLowerCase() !== 'basic') return undefined;
  const text = Buffer.from(credentials, 'base64').toString();
  return text.endsWith(':') ? text.slice(0, -1) : undefined;
}

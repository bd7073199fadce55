import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

const attempts = 3;
const pauseMs = 200;

/**
 * Part of what an issuer says of itself (OpenID Connect Discovery 1.0, section 4). Any failure is thrown as it comes;
 * a document of another issuer is one.
 */
export async function discover<T>(issuer: string, part: z.ZodType<T>, timeoutMs: number): Promise<T> {
  const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
  const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`discovery answered ${response.status}`);
  const document: unknown = await response.json();
  if (z.object({ issuer: z.string() }).parse(document).issuer !== issuer)
    throw new Error('the discovery document is of another issuer');
  return part.parse(document);
}

/** Asks the issuer again after a failure, a few times. */
export async function retry<T>(action: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await action();
    } catch (error) {
      if (attempt === attempts) throw error;
      await wait(pauseMs * attempt);
    }
  }
}

import { z } from 'zod';
import { discover } from './discovery.ts';
import { IssuerUnavailableError } from './issuer-unavailable-error.ts';

/** Where an issuer signs people in, and where it gives tokens. */
export interface IssuerEndpoints {
  authorizationEndpoint: string;
  tokenEndpoint: string;
}

export interface IssuerEndpointsOptions {
  /** Exactly as the discovery document spells it. */
  issuer: string;
  /** How long the issuer may take to answer; 3 s when absent. */
  timeoutMs?: number;
  /** How long an answer is good; ten minutes when absent. */
  keepMs?: number;
  /** How long after a failure the issuer is left alone; 5 s when absent. */
  cooldownMs?: number;
}

const endpoints = z.object({ authorization_endpoint: z.url(), token_endpoint: z.url() });

/**
 * Asks an issuer by discovery where its endpoints are; the answer is kept. While it does not answer, what it said last holds.
 * The function throws `IssuerUnavailableError` when it has never answered.
 */
export function createIssuerEndpoints({
  issuer,
  timeoutMs = 3000,
  keepMs = 600_000,
  cooldownMs = 5000,
}: IssuerEndpointsOptions): () => Promise<IssuerEndpoints> {
  let known: IssuerEndpoints | undefined;
  let failure: unknown;
  let askAgainAt = 0;
  let pending: Promise<void> | undefined;
  const ask = async () => {
    try {
      const found = await discover(issuer, endpoints, timeoutMs);
      known = { authorizationEndpoint: found.authorization_endpoint, tokenEndpoint: found.token_endpoint };
      askAgainAt = performance.now() + keepMs;
    } catch (error) {
      failure = error;
      askAgainAt = performance.now() + cooldownMs;
    }
    pending = undefined;
  };
  return async () => {
    if (performance.now() >= askAgainAt) await (pending ??= ask());
    if (known === undefined) throw new IssuerUnavailableError(issuer, failure);
    return known;
  };
}

import {
  createIssuerEndpoints,
  createTokenVerifier,
  IssuerUnavailableError,
} from '@statbook/identity-client/server';
import type { IdentityClient } from '../composition.ts';
import type { Config } from '../config.ts';

/** The issuer's tokens, as the pipeline and sign-in see them. */
export function createIdentity({ identity: { issuer, audience, clientId } }: Config): IdentityClient {
  const verifier = createTokenVerifier({ issuer, audience });
  const findEndpoints = createIssuerEndpoints({ issuer });
  return {
    verify: (token) =>
      unlessUnavailable(async () => {
        const verified = await verifier.verify(token);
        if (!verified.ok) return { outcome: 'invalid' };
        const { subject, sessionId, issuedAt } = verified.claims;
        return { outcome: 'valid', issuer, subject, sessionId, issuedAt: new Date(issuedAt * 1000) };
      }),
    verifyIdToken: (token) =>
      unlessUnavailable(async () => {
        const verified = await verifier.verifyIdToken(token, clientId);
        if (!verified.ok) return { outcome: 'invalid' };
        const { subject, email, emailVerified, issuedAt } = verified.claims;
        const issued = new Date(issuedAt * 1000);
        return { outcome: 'valid', issuer, subject, email, emailVerified, issuedAt: issued };
      }),
    findEndpoints: async () => {
      const found = await unlessUnavailable(findEndpoints);
      return 'outcome' in found ? undefined : found;
    },
  };
}

async function unlessUnavailable<T>(ask: () => Promise<T>): Promise<T | { outcome: 'unavailable' }> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof IssuerUnavailableError) return { outcome: 'unavailable' };
    throw error;
  }
}

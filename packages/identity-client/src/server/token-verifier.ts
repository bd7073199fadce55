import { type JWTPayload, jwtVerify, type JWTVerifyOptions } from 'jose';
import type { AccessTokenClaims, IdTokenClaims } from '../claims.ts';
import { readAccessTokenClaims, readIdTokenClaims } from './read-claims.ts';
import { createIssuerKeys } from './issuer-keys.ts';
import { IssuerUnavailableError } from './issuer-unavailable-error.ts';
import { findRefusal, type TokenRefusal } from './token-refusal.ts';

export interface TokenVerifierOptions {
  /** Exactly as the discovery document spells it. */
  issuer: string;
  /** Whom an access token must be for. */
  audience: string;
  /** By discovery when absent. */
  jwksUri?: string;
  /** How far the issuer's clock may be from ours; 30 s when absent. */
  clockToleranceSeconds?: number;
  /** `at+jwt` (RFC 9068) when absent; `JWT` for issuers that do not mark access tokens. */
  accessTokenType?: 'at+jwt' | 'JWT';
  /** How long the issuer may take to answer; 5 s when absent. */
  timeoutMs?: number;
  /** How long after a fetch of keys an unknown key does not cause another one; 5 s when absent. */
  keyCooldownMs?: number;
}

/** Claims, or why there are none. */
export type Verified<Claims> = { ok: true; claims: Claims } | { ok: false; reason: TokenRefusal };

export interface TokenVerifier {
  /**
   * Checks an access token: signature, algorithm, type, issuer, audience, times.
   * @throws IssuerUnavailableError when the issuer's keys cannot be had.
   */
  verify(token: string): Promise<Verified<AccessTokenClaims>>;
  /**
   * Checks an ID token that was issued to the client (OpenID Connect Core 1.0, section 3.1.3.7).
   * @throws IssuerUnavailableError when the issuer's keys cannot be had.
   */
  verifyIdToken(token: string, clientId: string): Promise<Verified<IdTokenClaims>>;
}

/** Only signatures that the issuer alone can make: no shared secrets, never `none`. */
const algorithms = ['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'];

/** Checks the tokens of one issuer. Keys are fetched at the first use and kept. */
export function createTokenVerifier(options: TokenVerifierOptions): TokenVerifier {
  const { issuer, audience, jwksUri, accessTokenType = 'at+jwt', clockToleranceSeconds = 30 } = options;
  const { timeoutMs = 5000, keyCooldownMs = 5000 } = options;
  const keys = createIssuerKeys({
    issuer,
    timeoutMs,
    keyCooldownMs,
    ...(jwksUri !== undefined && { jwksUri }),
  });
  const base = {
    issuer,
    algorithms,
    clockTolerance: clockToleranceSeconds,
    requiredClaims: ['sub', 'iat', 'exp'],
  };

  const check = async <Claims>(
    token: string,
    rules: JWTVerifyOptions,
    read: (payload: JWTPayload) => Claims | undefined,
  ): Promise<Verified<Claims>> => {
    try {
      const { payload } = await jwtVerify(token, keys, { ...base, ...rules });
      const claims = read(payload);
      return claims === undefined ? { ok: false, reason: 'claims' } : { ok: true, claims };
    } catch (error) {
      const reason = findRefusal(error);
      if (reason === undefined) throw new IssuerUnavailableError(issuer, error);
      return { ok: false, reason };
    }
  };

  return {
    verify: (token) => check(token, { audience, typ: accessTokenType }, readAccessTokenClaims),
    verifyIdToken: (token, clientId) =>
      check(token, { audience: clientId }, (payload) => readIdTokenClaims(payload, clientId)),
  };
}

import type { JWTPayload } from 'jose';
import { z } from 'zod';
import type { AccessTokenClaims, IdTokenClaims } from '../claims.ts';

const shared = {
  iss: z.string(),
  sub: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
  sid: z.string().optional(),
};

const accessClaims = z.object({ ...shared, scope: z.string().default(''), jti: z.string().optional() });

const idClaims = z.object({
  ...shared,
  aud: z.union([z.string(), z.array(z.string())]),
  azp: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
  email_verified: z.boolean().default(false),
});

/** The claims of an access token, or nothing when they are not what they should be. */
export function readAccessTokenClaims(payload: JWTPayload): AccessTokenClaims | undefined {
  const { success, data } = accessClaims.safeParse(payload);
  if (!success) return undefined;
  const { iss, sub, sid, scope, iat, exp, jti } = data;
  return {
    issuer: iss,
    subject: sub,
    scope,
    issuedAt: iat,
    expiresAt: exp,
    ...(sid !== undefined && { sessionId: sid }),
    ...(jti !== undefined && { jti }),
  };
}

/** The claims of an ID token issued to `clientId`, or nothing when they are not what they should be. */
export function readIdTokenClaims(payload: JWTPayload, clientId: string): IdTokenClaims | undefined {
  const { success, data } = idClaims.safeParse(payload);
  if (!success) return undefined;
  const { iss, sub, sid, iat, exp, aud, azp, name, email, email_verified } = data;
  // One of several audiences must be named as the party the token was issued to (Core, 3.1.3.7, steps 4 and 5).
  if (
    (Array.isArray(aud) && aud.length > 1 && azp === undefined) ||
    (azp !== undefined && azp !== clientId)
  ) {
    return undefined;
  }
  return {
    issuer: iss,
    subject: sub,
    issuedAt: iat,
    expiresAt: exp,
    emailVerified: email_verified,
    ...(sid !== undefined && { sessionId: sid }),
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email }),
  };
}

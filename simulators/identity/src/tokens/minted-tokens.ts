import { randomUUID } from 'node:crypto';
import type { JWTPayload } from 'jose';
import { z } from 'zod';
import { apiAudience, clientId } from '../provider/client.ts';
import { createSigningKey, type Keys, signToken, writeUnsignedToken } from './signing-keys.ts';

interface Claims extends JWTPayload {
  iss: string;
  sub: string;
  aud: string;
  iat: number;
  exp: number;
  nbf?: number;
  jti: string;
}

const hour = 3600;

const claimFaults = {
  expired: (claims: Claims) => ({
    ...claims,
    iat: claims.iat - claims.exp + claims.iat - hour,
    exp: claims.iat - hour,
  }),
  'not-yet-valid': (claims: Claims) => ({ ...claims, nbf: claims.iat + hour, exp: claims.exp + hour }),
  'wrong-audience': (claims: Claims) => ({ ...claims, aud: 'somebody-else' }),
  'wrong-issuer': (claims: Claims) => ({ ...claims, iss: 'http://127.0.0.1:1' }),
};

const signingFaults = {
  'wrong-type': (key, header, claims) => signToken(key, { ...header, typ: 'unknown' }, claims),
  'alg-none': async (_key, header, claims) => writeUnsignedToken(header, claims),
  'unknown-key': (_key, header, claims) => signToken(createSigningKey(), header, claims),
  // The right name on another key: only the signature is wrong.
  'wrong-key': (key, header, claims) => signToken({ ...createSigningKey(), kid: key.kid }, header, claims),
} satisfies Record<string, typeof signToken>;

const tokenFaults = [...Object.keys(claimFaults), ...Object.keys(signingFaults)];

const findFault = <Faults extends object>(faults: Faults, name: string | undefined) =>
  Object.entries(faults).find(([known]) => known === name)?.[1];

const text = z.string().min(1).exactOptional();

export const tokenOrderSchema = z.object({
  sub: z.string().min(1),
  email: text,
  name: text,
  email_verified: z.boolean().exactOptional(),
  sid: text,
  scope: text,
  nonce: text,
  expires_in: z.number().exactOptional(),
  fault: z.enum(tokenFaults).exactOptional(),
});

export type TokenOrder = z.infer<typeof tokenOrderSchema>;

export interface MintParts {
  issuer: string;
  keys: Keys;
  accessTokenSeconds: number;
}

/** A pair of tokens as the token endpoint would give it, or one that is wrong in the chosen way. */
export async function mintTokens(order: TokenOrder, { issuer, keys, accessTokenSeconds }: MintParts) {
  const { sub, scope = 'api', sid = randomUUID(), expires_in = accessTokenSeconds } = order;
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: issuer, sub, iat, exp: iat + expires_in, jti: randomUUID() };
  const [key] = keys.signing();
  if (key === undefined) throw new Error('there is no signing key');

  const spoil = findFault(claimFaults, order.fault) ?? ((sound: Claims) => sound);
  const write = findFault(signingFaults, order.fault) ?? signToken;
  const accessClaims = spoil({ ...claims, aud: apiAudience });
  const idClaims = spoil({ ...claims, aud: clientId });
  return {
    access_token: await write(key, { typ: 'at+jwt' }, { ...accessClaims, client_id: clientId, scope, sid }),
    id_token: await write(key, { typ: 'JWT' }, { ...idClaims, ...profileOf(order) }),
    token_type: 'Bearer',
    expires_in,
    scope,
  };
}

function profileOf({ email, email_verified = true, name, nonce }: TokenOrder) {
  return { ...(email && { email, email_verified }), ...(name && { name }), ...(nonce && { nonce }) };
}

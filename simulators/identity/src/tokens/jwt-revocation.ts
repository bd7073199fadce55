import type { OIDCContext, Provider } from 'oidc-provider';
import { type Keys, readSignedToken } from './signing-keys.ts';

interface Answered {
  oidc?: OIDCContext;
  status: number;
  body: unknown;
}

/**
 * Revokes access tokens that are JWTs (RFC 7009, section 2.1), which the library leaves to others: what the token came
 * from ends, its grant and the refresh tokens. A token that is not ours is answered as one that has ended already.
 */
export async function revokeJwt(ctx: Answered, keys: Keys): Promise<void> {
  const { route, client, params, provider } = ctx.oidc ?? {};
  const token = params?.['token'];
  // The client has shown who it is, and its one token has been refused because it is a JWT.
  if (route !== 'revocation' || ctx.status !== 400 || typeof token !== 'string') return;
  if (client === undefined || provider === undefined) return;
  const claims = await readSignedToken(keys.signing(), token);
  if (claims?.['client_id'] === client.clientId) await endGrant(provider, client.clientId, claims['sid']);
  ctx.status = 200;
  ctx.body = '';
}

async function endGrant(provider: Provider, clientId: string, sessionUid: unknown): Promise<void> {
  const session = typeof sessionUid === 'string' ? await provider.Session.findByUid(sessionUid) : undefined;
  const grantId = session?.grantIdFor(clientId);
  if (grantId === undefined) return;
  await provider.RefreshToken.revokeByGrantId(grantId);
  await (await provider.Grant.find(grantId))?.destroy();
}

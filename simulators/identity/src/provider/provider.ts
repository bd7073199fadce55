import type { Store } from '@statbook-simulators/kit';
import { type Configuration, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { apiAudience, webClient } from './client.ts';
import { revokeJwt } from '../tokens/jwt-revocation.ts';
import { sendProblemPage, sendSignedOutPage, sendSignOutPage } from '../pages/provider-pages.ts';
import type { Keys } from '../tokens/signing-keys.ts';
import { createStoreAdapter } from './store-adapter.ts';
import { toClaims, type Users } from '../users/users.ts';

export interface ProviderParts {
  issuer: string;
  store: Store;
  users: Users;
  keys: Keys;
  origins: readonly string[];
  policy: string;
  accessTokenSeconds: number;
}

/** RFC 8707 wants an absolute URI; the audience in the token is the short name. */
const apiResource = 'urn:statbook:api';
const days = 24 * 60 * 60;

/** The OpenID provider over its stored state; created again after each change of keys. */
export function createProvider(parts: ProviderParts): Provider {
  const provider = new Provider(parts.issuer, configurationOf(parts));
  // Set before the provider's own pages are made, because it adds the hash of its one inline script.
  provider.use(async (ctx, next) => {
    ctx.set('content-security-policy', parts.policy);
    await next();
    await revokeJwt(ctx, parts.keys);
  });
  return provider;
}

function configurationOf({ store, users, keys, origins, accessTokenSeconds }: ProviderParts): Configuration {
  return {
    adapter: createStoreAdapter(store),
    jwks: {
      keys: keys.signing().map(({ kid, jwk }) => ({ ...jwk, kty: 'RSA', kid, alg: 'RS256', use: 'sig' })),
    },
    cookies: {
      keys: keys.cookies(),
      names: { session: 'identity_session', interaction: 'identity_interaction', resume: 'identity_resume' },
    },
    clients: [webClient(origins)],
    clientBasedCORS: (_ctx, origin) => origins.includes(origin),
    claims: { openid: ['sub'], profile: ['name'], email: ['email', 'email_verified'] },
    scopes: ['openid', 'offline_access'],
    responseTypes: ['code'],
    pkce: { required: () => true },
    findAccount: (_ctx, subject) => {
      const user = users.find(subject);
      return user === undefined ? undefined : { accountId: subject, claims: () => toClaims(user) };
    },
    interactions: { url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    issueRefreshToken: (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    loadExistingGrant: grantEverything,
    extraTokenClaims: (_ctx, token) =>
      'sessionUid' in token && token.sessionUid !== undefined ? { sid: token.sessionUid } : undefined,
    renderError: sendProblemPage,
    ttl: {
      AccessToken: accessTokenSeconds,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 3600,
      RefreshToken: refreshTokenSeconds,
      Session: 14 * days,
      Grant: 14 * days,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      // Access tokens are for the API alone, so userinfo could answer none of them.
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => client.clientId === token.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: sendSignOutPage,
        postLogoutSuccessSource: sendSignedOutPage,
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => apiResource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: 'api',
          audience: apiAudience,
          accessTokenFormat: 'jwt',
          accessTokenTTL: accessTokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
    },
  };
}

/** A rotated token inherits the rest of its family's life (RFC 9700, section 4.14.2). */
function refreshTokenSeconds(ctx: KoaContextWithOIDC): number {
  return ctx.oidc?.entities.RotatedRefreshToken?.remainingTTL ?? 14 * days;
}

/** The client is our own, so nobody is asked for consent: signing in grants all it may ask for. */
async function grantEverything(ctx: KoaContextWithOIDC) {
  const { client, session, provider } = ctx.oidc;
  if (client === undefined || session?.accountId === undefined) return undefined;
  const grantId = session.grantIdFor(client.clientId);
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId);
  if (existing !== undefined) return existing;
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
  grant.addOIDCScope('openid profile email offline_access');
  grant.addResourceScope(apiResource, 'api');
  await grant.save();
  return grant;
}

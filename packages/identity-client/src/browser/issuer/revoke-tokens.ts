import * as oauth from 'oauth4webapi';
import type { AuthorizationServer } from './authorization-server.ts';
import type { StoredSession } from '../session/stored-session.ts';

export interface RevocationOptions {
  /** Counts a lost network as success. */
  ignoreNetworkFailures?: boolean;
}

type TokenKind = 'access_token' | 'refresh_token';

const timeoutMs = 5000;

/**
 * Revokes refresh and access token together (RFC 7009). An issuer whose access tokens are JWTs may say that it cannot
 * revoke them: they simply run out.
 * @throws the first failure; a lost network is none when it is to be ignored.
 */
export async function revokeTokens(
  server: AuthorizationServer,
  session: StoredSession,
  { ignoreNetworkFailures = false }: RevocationOptions = {},
): Promise<void> {
  const { refreshToken, accessToken } = session;
  const revocations = [
    revoke(server, 'access_token', accessToken),
    ...(refreshToken === undefined ? [] : [revoke(server, 'refresh_token', refreshToken)]),
  ];
  for (const outcome of await Promise.allSettled(revocations)) {
    if (outcome.status === 'fulfilled' || (ignoreNetworkFailures && isNetworkFailure(outcome.reason)))
      continue;
    throw outcome.reason;
  }
}

async function revoke(server: AuthorizationServer, kind: TokenKind, token: string): Promise<void> {
  const { issuer, client, requestOptions } = await server.connect();
  const response = await oauth.revocationRequest(issuer, client, oauth.None(), token, {
    ...requestOptions(timeoutMs),
    additionalParameters: { token_type_hint: kind },
  });
  try {
    await oauth.processRevocationResponse(response);
  } catch (error) {
    const isUnsupported =
      error instanceof oauth.ResponseBodyError && error.error === 'unsupported_token_type';
    if (kind !== 'access_token' || !isUnsupported) throw error;
  }
}

/** What a browser reports as status 0. */
function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError;
}

import * as oauth from 'oauth4webapi';
import type { AuthorizationServer } from './authorization-server.ts';
import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import { type ReceivedTokens, toReceivedTokens } from './received-tokens.ts';
import type { StoredSession } from '../session/stored-session.ts';

/** The issuer's answer to a refresh token. */
export type RefreshAnswer = { kind: 'tokens'; tokens: ReceivedTokens } | { kind: 'refused'; cause: unknown };

export interface RequestParts {
  server: AuthorizationServer;
  environment: BrowserEnvironment;
  timeoutMs: number;
}

/** Exchanges the refresh token for new tokens. @throws when no answer comes, or one that does not verify. */
export async function refreshTokens(parts: RequestParts, session: StoredSession): Promise<RefreshAnswer> {
  try {
    return { kind: 'tokens', tokens: await requestTokens(parts, session) };
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500) {
      return { kind: 'refused', cause: error };
    }
    throw error;
  }
}

async function requestTokens({ server, environment, timeoutMs }: RequestParts, session: StoredSession) {
  const { issuer, client, requestOptions } = await server.connect();
  const response = await oauth.refreshTokenGrantRequest(
    issuer,
    client,
    oauth.None(),
    session.refreshToken ?? '',
    requestOptions(timeoutMs),
  );
  const result = await oauth.processRefreshTokenResponse(issuer, client, response);
  const receivedAt = environment.now();
  if (result.id_token !== undefined) {
    await oauth.validateApplicationLevelSignature(issuer, response, requestOptions(timeoutMs));
  }
  return toReceivedTokens(result, { receivedAt, before: session });
}

import * as oauth from 'oauth4webapi';
import type { AuthorizationServer } from './authorization-server.ts';
import type { BrowserEnvironment } from './environment.ts';
import { type ReceivedTokens, toReceivedTokens } from './received-tokens.ts';
import type { StoredSession } from './stored-session.ts';

/** What the issuer says to a refresh token. */
export type RefreshAnswer = { kind: 'tokens'; tokens: ReceivedTokens } | { kind: 'refused'; cause: unknown };

export interface RequestParts {
  server: AuthorizationServer;
  environment: BrowserEnvironment;
  timeoutMs: number;
}

/** Trades the refresh token for new tokens. @throws when no answer comes, or none that can be believed. */
export async function requestTokens(parts: RequestParts, session: StoredSession): Promise<RefreshAnswer> {
  try {
    return { kind: 'tokens', tokens: await tradeToken(parts, session) };
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500) {
      return { kind: 'refused', cause: error };
    }
    throw error;
  }
}

async function tradeToken({ server, environment, timeoutMs }: RequestParts, session: StoredSession) {
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

import { Secret } from '@statbook/domain/secret';
import { z } from 'zod';
import { count, text, textOrEmpty } from '../json/lenient.ts';
import { record } from '../json/record.ts';
import type { CallOptions } from '../registry-failure.ts';
import type { FilingApiConfig } from './filing-api-config.ts';
import type { FilingApiReply } from './filing-api-failure.ts';
import { askJson } from './send-json.ts';

/** What a user granted: the access token serves for an hour, the refresh token fetches further ones. */
export interface GrantedTokens {
  readonly accessToken: Secret;
  /** Not sent again when a token is refreshed: the one in hand stays. */
  readonly refreshToken: Secret | undefined;
}

/** Whom a token is for and what it opens. */
export interface VerifiedToken {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly userId: string | undefined;
  /** Zero or less where it has expired: an answer alone says nothing. */
  readonly secondsLeft: number;
}

const tokens = record({
  accessToken: [z.string().min(1), 'access_token'],
  refreshToken: [text, 'refresh_token'],
});

const verified = record({
  clientId: [textOrEmpty, 'application'],
  scope: [textOrEmpty, 'scope'],
  userId: [text, 'user_id'],
  secondsLeft: [count, 'expires_in'],
});

/** The address at which the user signs in, gives the authentication code of the company, and grants (part 2.2). */
export function authoriseUrl(
  { identityUrl, clientId, redirectUri }: FilingApiConfig,
  { scopes, state }: { readonly scopes: readonly string[]; readonly state: string },
): string {
  const url = new URL(`${identityUrl}/oauth2/authorise`);
  const query = { response_type: 'code', client_id: clientId, redirect_uri: redirectUri };
  for (const [name, value] of Object.entries({ ...query, scope: scopes.join(' '), state }))
    url.searchParams.set(name, value);
  return url.href;
}

/** Exchanges the code of a sign-in, which serves once. */
export function exchangeCode(
  config: FilingApiConfig,
  code: Secret,
  options: CallOptions = {},
): Promise<FilingApiReply<GrantedTokens>> {
  const { redirectUri } = config;
  const given = { grant_type: 'authorization_code', code: code.reveal(), redirect_uri: redirectUri };
  return askToken(config, given, options);
}

/** Fetches an access token by the refresh token of a grant. */
export function refreshGrant(
  config: FilingApiConfig,
  refreshToken: Secret,
  options: CallOptions = {},
): Promise<FilingApiReply<GrantedTokens>> {
  return askToken(config, { grant_type: 'refresh_token', refresh_token: refreshToken.reveal() }, options);
}

async function askToken(
  config: FilingApiConfig,
  given: Readonly<Record<string, string>>,
  options: CallOptions,
): Promise<FilingApiReply<GrantedTokens>> {
  const { identityUrl, clientId, clientSecret } = config;
  const form = { ...given, client_id: clientId, client_secret: clientSecret.reveal() };
  const url = new URL(`${identityUrl}/oauth2/token`);
  const reply = await askJson(config, { service: 'identity', method: 'POST', url, form, options }, tokens);
  if (!reply.ok) return notAccepted(reply);
  const { accessToken, refreshToken } = reply.value;
  const refreshed = refreshToken === undefined ? undefined : new Secret(refreshToken);
  return { ok: true, value: { accessToken: new Secret(accessToken), refreshToken: refreshed } };
}

/** Asks whom a token is for, with the token in the header: addresses are logged on the way (part 2.3). */
export async function verifyToken(
  config: FilingApiConfig,
  accessToken: Secret,
  options: CallOptions = {},
): Promise<FilingApiReply<VerifiedToken>> {
  const url = new URL(`${config.identityUrl}/oauth2/verify`);
  const request = { service: 'identity', method: 'GET', url, bearer: accessToken, options } as const;
  const reply = await askJson(config, request, verified);
  if (!reply.ok) return notAccepted(reply);
  const { clientId, scope, userId, secondsLeft = 0 } = reply.value;
  return { ok: true, value: { clientId, scopes: scope.split(' ').filter(Boolean), userId, secondsLeft } };
}

/** The sign-in answers 400 to a code or token that it does not know. */
function notAccepted<T>(reply: FilingApiReply<unknown> & { readonly ok: false }): FilingApiReply<T> {
  return reply.reason === 'refused' && reply.status === 400
    ? { ok: false, reason: 'unauthorised', status: 400 }
    : reply;
}

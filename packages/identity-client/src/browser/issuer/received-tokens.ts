import { getValidatedIdTokenClaims, type IDToken, type TokenEndpointResponse } from 'oauth4webapi';
import type { Profile } from '../../claims.ts';
import type { StoredSession } from '../session/stored-session.ts';

/** What the token endpoint gave, less what the session adds itself. */
export type ReceivedTokens = Omit<StoredSession, 'id' | 'generation'>;

/** Where the issuer does not say how long an access token lives (RFC 6749, section 5.1). */
const defaultLifetimeSeconds = 300;

/** Tokens with the moment of their receipt; a refresh that brings no new ID token keeps the old one. */
export function toReceivedTokens(
  response: TokenEndpointResponse,
  { receivedAt, before }: { receivedAt: number; before?: StoredSession },
): ReceivedTokens {
  const claims = getValidatedIdTokenClaims(response);
  const idToken = response.id_token ?? before?.idToken;
  const profile = claims === undefined ? before?.profile : toProfile(claims);
  if (idToken === undefined || profile === undefined) throw new Error('The issuer sent no ID token');
  const refreshToken = response.refresh_token ?? before?.refreshToken;
  return {
    accessToken: response.access_token,
    idToken,
    profile,
    receivedAt,
    lifetime: (response.expires_in ?? defaultLifetimeSeconds) * 1000,
    ...(refreshToken !== undefined && { refreshToken }),
  };
}

function toProfile({ sub, name, email, email_verified }: IDToken): Profile {
  return {
    subject: sub,
    emailVerified: email_verified === true,
    ...(typeof name === 'string' && { name }),
    ...(typeof email === 'string' && { email }),
  };
}

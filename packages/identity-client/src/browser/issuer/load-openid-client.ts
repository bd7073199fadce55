import type { OpenIdClient, OpenIdClientParts } from './openid-client.ts';

/** Loads the client at the first call. @throws when its code cannot be fetched; the next call tries again. */
export type LoadOpenIdClient = () => Promise<OpenIdClient>;

/**
 * The OpenID client and its library are loaded when somebody signs in or out or needs new tokens: a page with a valid
 * token is shown without them.
 */
export function prepareOpenIdClient(parts: OpenIdClientParts): LoadOpenIdClient {
  let pending: Promise<OpenIdClient> | undefined;
  const load = async () => {
    try {
      const { createOpenIdClient } = await import('./openid-client.ts');
      return createOpenIdClient(parts);
    } catch (error) {
      pending = undefined;
      throw error;
    }
  };
  return () => (pending ??= load());
}

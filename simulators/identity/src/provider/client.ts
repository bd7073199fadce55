import type { ClientMetadata } from 'oidc-provider';

/** The one client: the web application, which cannot keep a secret. */
export const clientId = 'statbook-web';

export const apiAudience = 'statbook-api';

/** Origins under which a browser may have opened the product: a loopback address goes by two names. */
export function productOrigins(productUrl: string): string[] {
  const { protocol, hostname, port, origin } = new URL(productUrl);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1') return [origin];
  const suffix = port === '' ? '' : `:${port}`;
  return ['localhost', '127.0.0.1'].map((host) => `${protocol}//${host}${suffix}`);
}

export function webClient(origins: readonly string[]): ClientMetadata {
  return {
    client_id: clientId,
    client_name: 'Statbook',
    application_type: 'web',
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    redirect_uris: origins.flatMap((origin) => [`${origin}/`, `${origin}/callback`]),
    post_logout_redirect_uris: origins.map((origin) => `${origin}/`),
  };
}

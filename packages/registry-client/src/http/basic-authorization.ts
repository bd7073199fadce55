import type { Secret } from '@statbook/domain/secret';

/** The header of HTTP Basic with the key as user name and an empty password. */
export function basicAuthorization(apiKey: Secret): string {
  return `Basic ${Buffer.from(`${apiKey.reveal()}:`).toString('base64')}`;
}

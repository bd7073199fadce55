import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { testApi } from '../../testing/test-api.ts';

const discoveryDocument = z.object({ token_endpoint: z.url(), authorization_endpoint: z.url() });

describe('the configuration of the web application', () => {
  it('names the addresses that the identity provider publishes', async () => {
    const api = await testApi();
    const response = await fetch(`${api.issuer}/.well-known/openid-configuration`);
    const published = discoveryDocument.parse(await response.json());
    expect((await api.call('GET', '/api/Configuration')).body).toMatchObject({
      issuer: api.issuer,
      tokenEndpoint: published.token_endpoint,
      loginUrl: published.authorization_endpoint,
    });
  });
});

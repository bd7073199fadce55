import { type RunningIdentity, startIdentity } from '@statbook-simulators/identity';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createIssuerEndpoints, IssuerUnavailableError } from './index.ts';

describe('the addresses of an issuer', () => {
  let identity: RunningIdentity;
  beforeEach(async () => {
    identity = await startIdentity();
  });
  afterEach(() => identity.close());

  const breakIssuer = () =>
    fetch(`${identity.url}/_admin/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ kind: 'drop-before' }),
    });
  const published = async () => {
    const response = await fetch(`${identity.issuer}/.well-known/openid-configuration`);
    return response.json() as Promise<Record<string, unknown>>;
  };

  it('are those of its discovery document', async () => {
    const document = await published();
    expect(await createIssuerEndpoints({ issuer: identity.issuer })()).toEqual({
      authorizationEndpoint: document['authorization_endpoint'],
      tokenEndpoint: document['token_endpoint'],
    });
  });

  it('are kept, and hold while it does not answer', async () => {
    const find = createIssuerEndpoints({ issuer: identity.issuer, keepMs: 0, cooldownMs: 0 });
    const found = await find();
    await breakIssuer();
    expect(await find()).toEqual(found);
  });

  it('are not known before it has answered', async () => {
    const find = createIssuerEndpoints({ issuer: identity.issuer, cooldownMs: 0 });
    await breakIssuer();
    await expect(find()).rejects.toThrow(IssuerUnavailableError);
  });

  it('are not taken from the document of another issuer', async () => {
    const find = createIssuerEndpoints({ issuer: `${identity.issuer}/` });
    await expect(find()).rejects.toThrow(IssuerUnavailableError);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { authorization, type OpenRegistry, openRegistry, readText } from '../testing/open-registry.ts';

describe('the store of documents', () => {
  let registry: OpenRegistry;
  beforeEach(async () => {
    registry = await openRegistry();
  });
  afterEach(() => registry.close());

  async function findMetadata() {
    const { body } = await registry.get('/company/09990001/filing-history?items_per_page=5');
    return registry.get(readText(body.items?.[0]?.links?.document_metadata));
  }

  async function findAddress(): Promise<string> {
    const { body } = await findMetadata();
    const { headers } = await registry.get(readText(body.links?.document));
    return headers.get('location') ?? '';
  }

  it('refuses a request that brings credentials as well as a signature', async () => {
    const answer = await registry.get(await findAddress(), { authorization });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('Only one auth mechanism allowed');
  });

  it('refuses an address that has expired or was changed', async () => {
    const address = await findAddress();
    const later = address.replace(/Expires=\d+/, 'Expires=9999999999');
    expect((await registry.get(later, {})).status).toBe(403);
    await registry.admin('clock', { advanceMs: 61_000 });
    expect((await registry.get(address, {})).status).toBe(403);
  });

  it('serves a signed address without credentials, as a PDF', async () => {
    const answer = await registry.get(await findAddress(), {});
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  it.each([
    ['without a signature', (address: string) => address.replace(/&Signature=\w+/, '')],
    ['with the signature of another document', (address: string) => address.replace('/docs/', '/docs/x')],
    ['without an end', (address: string) => address.replace(/Expires=\d+/, 'Expires=')],
  ])('refuses an address %s, in XML', async (_what, change) => {
    const answer = await registry.get(change(await findAddress()), {});
    expect(answer.status).toBe(403);
    expect(answer.headers.get('content-type')).toContain('application/xml');
    expect(answer.text).toContain('<Code>AccessDenied</Code>');
  });
});

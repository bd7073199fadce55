import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sendJson, sendStatus, startLocalServer, type Responder } from '../testing/local-server.ts';
import { OPEN_LIMITER, TEST_KEY } from '../testing/registry-key.ts';
import { createDocumentClient } from './document-client.ts';
import type { DocumentConfig } from './document-config.ts';

const PDF = '%PDF-1.7 accounts';
const LINK = 'https://frontend-doc-api.company-information.service.gov.uk/document/abc_DEF-123';

function clientAt(baseUrl: string, storeHosts: readonly string[], change: Partial<DocumentConfig> = {}) {
  const retry = { delaysMs: [1], maxRateLimitWaitMs: 10 };
  return createDocumentClient({
    baseUrl,
    apiKey: TEST_KEY,
    limiter: OPEN_LIMITER,
    retry,
    storeHosts,
    ...change,
  });
}

/** A document API whose content lies in the store at `storeUrl`. */
function documentApi(
  storeUrl: string,
  resources: unknown = { 'application/pdf': { content_length: 17 } },
): Responder {
  return (request, response) => {
    if (request.path.endsWith('/content')) return sendStatus(response, 302, { location: storeUrl });
    const content = `https://document-api.companieshouse.gov.uk${request.path}/content`;
    sendJson(response, { company_number: '01234567', pages: 2, links: { document: content }, resources });
  };
}

/** A store that, like the real one, refuses a second kind of authentication. */
const store: Responder = (request, response) => {
  if (request.headers.authorization) sendStatus(response, 400);
  else response.end(PDF);
};

describe('a document', () => {
  it('comes from the store without the key, named by the SHA-256 of its bytes', async () => {
    await using storage = await startLocalServer(store);
    await using api = await startLocalServer(documentApi(`${storage.url}/signed?X-Signature=1`));
    const reply = await clientAt(api.url, [storage.host]).document(LINK);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    expect(new TextDecoder().decode(reply.value.bytes)).toBe(PDF);
    expect(reply.value.sha256).toBe(createHash('sha256').update(PDF).digest('hex'));
    expect(reply.value.metadata).toMatchObject({ companyNumber: '01234567', pages: 2 });
    expect(api.received.map(({ path, headers }) => [path, headers.accept])).toEqual([
      ['/document/abc_DEF-123', 'application/json'],
      ['/document/abc_DEF-123/content', 'application/pdf'],
    ]);
    expect(api.received.every(({ headers }) => headers.authorization === 'Basic dGhlLWtleTo=')).toBe(true);
    expect(storage.received.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it.each([
    'https://evil.example/document/abc',
    'http://169.254.169.254/document/abc',
    'https://document-api.companieshouse.gov.uk/other/abc',
    'file:///document/abc',
  ])('behind the link %s is not asked for', async (link) => {
    await using api = await startLocalServer(documentApi('http://unused'));
    expect(await clientAt(api.url, []).document(link)).toMatchObject({
      ok: false,
      reason: 'host-not-allowed',
    });
    expect(api.received).toEqual([]);
  });

  it('is not fetched from a store that is not on the list', async () => {
    await using storage = await startLocalServer(store);
    await using api = await startLocalServer(documentApi(storage.url));
    const reply = await clientAt(api.url, ['*.amazonaws.com']).document(LINK);
    expect(reply).toEqual({ ok: false, reason: 'host-not-allowed', host: storage.host });
    expect(storage.received).toEqual([]);
  });

  it('is only had in a type that is offered', async () => {
    await using api = await startLocalServer(documentApi('http://unused'));
    const reply = await clientAt(api.url, []).document(LINK, { contentType: 'application/xhtml+xml' });
    expect(reply).toEqual({ ok: false, reason: 'not-offered', offered: ['application/pdf'] });
  });

  it('that is said to be too large is not fetched', async () => {
    await using api = await startLocalServer(documentApi('http://unused'));
    const reply = await clientAt(api.url, [], { maxDocumentBytes: 10 }).document(LINK);
    expect(reply).toEqual({ ok: false, reason: 'too-large', limit: 10 });
    expect(api.received).toHaveLength(1);
  });

  it('that turns out too large is cut off', async () => {
    await using storage = await startLocalServer((_, response) => {
      response.write('%PDF-');
      response.end('x'.repeat(100));
    });
    await using api = await startLocalServer(documentApi(storage.url, { 'application/pdf': null }));
    const reply = await clientAt(api.url, [storage.host], { maxDocumentBytes: 50 }).document(LINK);
    expect(reply).toEqual({ ok: false, reason: 'too-large', limit: 50 });
  });

  it('that is a web page instead is refused', async () => {
    await using storage = await startLocalServer((_, response) => response.end('<html>gone</html>'));
    await using api = await startLocalServer(documentApi(storage.url));
    expect(await clientAt(api.url, [storage.host]).document(LINK)).toMatchObject({ reason: 'nonsense' });
  });

  it.each([
    [404, 'not-found'],
    [401, 'unauthorised'],
    [406, 'refused'],
    [503, 'unavailable'],
  ])('whose metadata answers %i is %s', async (status, reason) => {
    await using api = await startLocalServer((_, response) => sendStatus(response, status));
    expect(await clientAt(api.url, []).document(LINK)).toMatchObject({ ok: false, reason });
  });
});

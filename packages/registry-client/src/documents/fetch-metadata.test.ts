import { describe, expect, it } from 'vitest';
import { type Responder, sendJson, sendStatus, startLocalServer } from '../testing/local-server.ts';
import { findReference, named, readReference } from '../testing/reference.ts';
import { OPEN_LIMITER, TEST_KEY } from '../testing/registry-key.ts';
import { createDocumentClient } from './document-client.ts';

const link = 'https://document-api.companieshouse.gov.uk/document/abc';

async function metadataFrom(respond: Responder, timeoutMs = 30_000) {
  await using server = await startLocalServer(respond);
  const client = createDocumentClient({
    baseUrl: server.url,
    apiKey: TEST_KEY,
    limiter: OPEN_LIMITER,
    retry: { delaysMs: [], maxRateLimitWaitMs: 0 },
    storeHosts: [],
    timeoutMs,
    now: () => new Date('2026-11-21T09:00:00Z'),
  });
  return await client.metadata(link);
}

describe('the metadata of a document', () => {
  it.skipIf(!findReference())(named('of the published example are read whole'), async () => {
    const sample: unknown = JSON.parse(
      readReference('registry/public-api/samples/documentation/document-metadata.json'),
    );
    const reply = await metadataFrom((_, response) => sendJson(response, sample));
    expect(reply).toEqual({
      ok: true,
      value: {
        companyNumber: '10676322',
        barcode: 'X62BSQLV',
        category: 'new-companies',
        pages: 27,
        filename: undefined,
        significantDate: undefined,
        createdOn: '2017-03-17',
        types: [{ contentType: 'application/pdf', size: 865_942 }],
        content:
          'https://document-api.companieshouse.gov.uk/document/HMsKGYRQ0a12waWa3LG2zhcwXkujPWQ671cSMFZNVsU/content',
      },
      raw: sample,
      fetchedAt: '2026-11-21T09:00:00.000Z',
    });
  });

  it('are read though nothing is stated but where the content is', async () => {
    const wire = { links: { document: '/document/abc/content' }, resources: { 'application/pdf': null } };
    const reply = await metadataFrom((_, response) => sendJson(response, wire));
    expect(reply).toMatchObject({
      ok: true,
      value: { pages: undefined, types: [{ contentType: 'application/pdf', size: undefined }] },
    });
  });

  it.each<[string, Responder, string]>([
    ['HTTP 400', (_, response) => sendStatus(response, 400), 'refused'],
    ['HTTP 401', (_, response) => sendStatus(response, 401), 'unauthorised'],
    ['HTTP 404', (_, response) => sendStatus(response, 404), 'not-found'],
    ['HTTP 406', (_, response) => sendStatus(response, 406), 'refused'],
    ['HTTP 503', (_, response) => sendStatus(response, 503), 'unavailable'],
    ['a cut connection', (_, response) => response.destroy(), 'unavailable'],
    ['a web page', (_, response) => response.end('<html/>'), 'nonsense'],
    ['no link to the content', (_, response) => sendJson(response, { resources: {} }), 'nonsense'],
    ['a list', (_, response) => sendJson(response, []), 'nonsense'],
    ['too many bytes', (_, response) => response.end('x'.repeat(300_000)), 'nonsense'],
  ])('are missing after %s', async (_, respond, reason) => {
    expect(await metadataFrom(respond)).toMatchObject({ ok: false, reason });
  });

  it('are missing after silence', async () => {
    expect(await metadataFrom(() => undefined, 100)).toMatchObject({ ok: false, reason: 'unavailable' });
  });
});

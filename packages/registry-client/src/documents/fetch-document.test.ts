import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { type Responder, sendJson, sendStatus, startLocalServer } from '../testing/local-server.ts';
import { OPEN_LIMITER, TEST_KEY } from '../testing/registry-key.ts';
import { createDocumentClient } from './document-client.ts';
import type { DocumentConfig } from './document-config.ts';

const pdf = '%PDF-1.7 accounts';
const link = 'https://frontend-doc-api.company-information.service.gov.uk/document/abc_DEF-123';

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

const offer = { 'application/pdf': { content_length: 17 } };

/** A document API that answers the content call by script. */
function documentApi(answerContent: Responder, resources: unknown = offer): Responder {
  return (request, response, turn) => {
    if (request.path.endsWith('/content')) return answerContent(request, response, turn);
    const content = `https://document-api.companieshouse.gov.uk${request.path}/content`;
    sendJson(response, { company_number: '01234567', pages: 2, links: { document: content }, resources });
  };
}

const redirectTo =
  (location: string, status = 302): Responder =>
  (_, response) =>
    sendStatus(response, status, { location });

/** A store that, like the real one, refuses a second kind of authentication. */
const store: Responder = (request, response) => {
  if (request.headers.authorization) sendStatus(response, 400);
  else response.end(pdf);
};

/** The document behind the link, from a store that answers so. */
async function fetchFrom(
  answerStore: Responder,
  change: Partial<DocumentConfig> = {},
  resources: unknown = offer,
) {
  await using storage = await startLocalServer(answerStore);
  await using api = await startLocalServer(documentApi(redirectTo(`${storage.url}/signed`), resources));
  const reply = await clientAt(api.url, [storage.host], change).document(link);
  return { reply, api: [...api.received], storage: [...storage.received] };
}

describe('a document', () => {
  it('comes from the store without the key, named by the SHA-256 of its bytes', async () => {
    const { reply, api, storage } = await fetchFrom(store);
    if (!reply.ok) throw new Error(JSON.stringify(reply));
    expect(new TextDecoder().decode(reply.value.bytes)).toBe(pdf);
    expect(reply.value.sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(reply.value.metadata).toMatchObject({ companyNumber: '01234567', pages: 2 });
    expect(api.map(({ path, headers }) => [path, headers.accept])).toEqual([
      ['/document/abc_DEF-123', 'application/json'],
      ['/document/abc_DEF-123/content', 'application/pdf'],
    ]);
    expect(api.every(({ headers }) => headers.authorization === 'Basic dGhlLWtleTo=')).toBe(true);
    expect(storage.map(({ headers }) => headers.authorization)).toEqual([undefined]);
  });

  it.each([302, 303, 307])('is found behind a redirect with status %i', async (status) => {
    await using storage = await startLocalServer(store);
    await using api = await startLocalServer(documentApi(redirectTo(`${storage.url}/signed`, status)));
    expect((await clientAt(api.url, [storage.host]).document(link)).ok).toBe(true);
  });

  it('is found behind a relative redirect, where the API itself is an allowed store', async () => {
    await using api = await startLocalServer((request, response, turn) => {
      if (request.path === '/signed') response.end(pdf);
      else documentApi(redirectTo('/signed'))(request, response, turn);
    });
    expect((await clientAt(api.url, [api.host]).document(link)).ok).toBe(true);
    expect(api.received.at(-1)).toMatchObject({ path: '/signed', headers: { host: api.host } });
    expect(api.received.at(-1)?.headers.authorization).toBeUndefined();
  });

  it.each<[string, Responder, object]>([
    ['no address', (_, response) => sendStatus(response, 302), { reason: 'nonsense' }],
    ['an address that is none', redirectTo('http://['), { reason: 'host-not-allowed', host: 'unknown' }],
    [
      'an inner address',
      redirectTo('http://169.254.169.254/x'),
      { reason: 'host-not-allowed', host: '169.254.169.254' },
    ],
    ['a file', redirectTo('file:///etc/passwd'), { reason: 'host-not-allowed' }],
    ['no redirect', (_, response) => response.end(pdf), { reason: 'nonsense' }],
    ['HTTP 406', (_, response) => sendStatus(response, 406), { reason: 'not-offered', offered: [] }],
    ['HTTP 404', (_, response) => sendStatus(response, 404), { reason: 'not-found' }],
    ['HTTP 401', (_, response) => sendStatus(response, 401), { reason: 'unauthorised', status: 401 }],
    ['HTTP 503', (_, response) => sendStatus(response, 503), { reason: 'unavailable' }],
    [
      'a full window',
      (_, response) => sendStatus(response, 429, { 'x-ratelimit-reset': '4102444800' }),
      { reason: 'rate-limited' },
    ],
  ])('is not fetched when the content call gives %s', async (_, answerContent, failure) => {
    await using api = await startLocalServer(documentApi(answerContent));
    expect(await clientAt(api.url, ['store.example']).document(link)).toMatchObject({
      ok: false,
      ...failure,
    });
  });

  it('is not fetched from a store that is not on the list', async () => {
    await using storage = await startLocalServer(store);
    await using api = await startLocalServer(documentApi(redirectTo(storage.url)));
    const reply = await clientAt(api.url, ['*.amazonaws.com']).document(link);
    expect(reply).toEqual({ ok: false, reason: 'host-not-allowed', host: storage.host });
    expect(storage.received).toEqual([]);
  });

  it('is not asked for behind a link to elsewhere', async () => {
    await using api = await startLocalServer(documentApi(redirectTo('http://unused')));
    const reply = await clientAt(api.url, []).document('https://evil.example/document/abc');
    expect(reply).toMatchObject({ ok: false, reason: 'host-not-allowed', host: 'evil.example' });
    expect(api.received).toEqual([]);
  });
});

describe('the store of a document', () => {
  it.each<[string, Responder, string]>([
    ['HTTP 404', (_, response) => sendStatus(response, 404), 'not-found'],
    ['HTTP 400', (_, response) => sendStatus(response, 400), 'refused'],
    ['HTTP 503', (_, response) => sendStatus(response, 503), 'unavailable'],
    ['another redirect', redirectTo('http://127.0.0.1:1/'), 'nonsense'],
    ['a cut connection', (_, response) => response.destroy(), 'unavailable'],
    ['a web page', (_, response) => response.end('<html>gone</html>'), 'nonsense'],
    ['nothing', (_, response) => response.end(), 'nonsense'],
  ])('that answers with %s gives no document', async (_, answer, reason) => {
    const { reply, storage } = await fetchFrom(answer);
    expect(reply).toMatchObject({ ok: false, reason });
    expect(storage).toHaveLength(1);
  });

  it('that is silent gives no document', async () => {
    const { reply } = await fetchFrom(() => undefined, { timeoutMs: 1000 });
    expect(reply).toMatchObject({ ok: false, reason: 'unavailable' });
  });

  it('may send some bytes before the mark of a PDF', async () => {
    const { reply } = await fetchFrom((_, response) => response.end(`\n\n${pdf}`));
    expect(reply.ok).toBe(true);
  });

  it('is not asked for more than was agreed', async () => {
    const { reply, storage } = await fetchFrom(store, { maxDocumentBytes: 10 });
    expect(reply).toEqual({ ok: false, reason: 'too-large', limit: 10 });
    expect(storage).toEqual([]);
  });

  it('is cut off when it sends more than was agreed', async () => {
    const { reply } = await fetchFrom(
      (_, response) => {
        response.write('%PDF-');
        response.end('x'.repeat(100));
      },
      { maxDocumentBytes: 50 },
      { 'application/pdf': null },
    );
    expect(reply).toEqual({ ok: false, reason: 'too-large', limit: 50 });
  });
});

describe('the type of a document', () => {
  it('must be one that is offered', async () => {
    await using api = await startLocalServer(documentApi(redirectTo('http://unused')));
    const reply = await clientAt(api.url, []).document(link, { contentType: 'application/xhtml+xml' });
    expect(reply).toEqual({ ok: false, reason: 'not-offered', offered: ['application/pdf'] });
  });

  it('other than PDF is fetched as it is', async () => {
    await using storage = await startLocalServer((_, response) => response.end('<html/>'));
    const resources = { 'application/xhtml+xml': { content_length: 7 } };
    await using api = await startLocalServer(documentApi(redirectTo(storage.url), resources));
    const contentType = 'application/xhtml+xml';
    const reply = await clientAt(api.url, [storage.host]).document(link, { contentType });
    expect(reply).toMatchObject({ ok: true, value: { contentType } });
    expect(api.received.at(-1)?.headers.accept).toBe(contentType);
  });
});

import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { serveWebApplication } from './web-application.ts';

const page = (name: string) => `<!doctype html><html><head><title>${name}</title></head><body></body></html>`;
const script = `export const text = '${randomBytes(2000).toString('hex')}';`;
const route = 'src/app/routes/_shell/company/index.tsx?tsr-split=component';

const dist = new URL('../../../../web/dist/index.html', import.meta.url);
const isBuilt = existsSync(dist);

const publicUrl = 'http://127.0.0.1:3000';

describe('the web application', () => {
  it('gives every address its page, with hints for what that address needs', async () => {
    const app = await serve();
    const { headers, body } = await app.inject('/company');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<link rel="modulepreload" crossorigin href="/assets/company-1.js"></head>');
    expect((await app.inject('/')).body).toContain('<title>product</title>');
    expect((await app.inject('/paymentdetails?filingId=1')).body).toBe(page('payment'));
  });

  it('leads from a part of the product to its first page', async () => {
    const app = await serve();
    const { statusCode, headers } = await app.inject('/dashboard');
    expect([statusCode, headers.location]).toEqual([302, '/dashboard/default']);
    expect((await app.inject('/submissionstatus')).headers.location).toBe('/submissionstatus/status');
  });

  it('leads from localhost to the address that sign-ins come back to', async () => {
    const app = await serve();
    const at = async (host: string, url: string) =>
      (await app.inject({ url, headers: { host } })).headers.location;
    expect(await at('localhost:3000', '/company?q=plum')).toBe('http://127.0.0.1:3000/company?q=plum');
    expect(await at('127.0.0.1:3000', '/company')).toBeUndefined();
    expect(await at('localhost:4000', '/company')).toBeUndefined();
    expect((await app.inject({ url: '/api/nothing', headers: { host: 'localhost:3000' } })).statusCode).toBe(
      404,
    );
  });

  it('gives assets for a year, compressed beforehand for who asks', async () => {
    const app = await serve();
    const plain = await app.inject('/assets/company-1.js');
    expect(plain.body).toBe(script);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const asked = await app.inject({ url: '/assets/company-1.js', headers: { 'accept-encoding': 'gzip' } });
    expect(asked.headers['content-encoding']).toBe('gzip');
    expect(asked.headers['content-type']).toContain('javascript');
    expect(asked.rawPayload).toEqual(gzipSync(script));
  });

  it('keeps to itself what the bundler left for the server, and takes no page for a missing asset or call', async () => {
    const app = await serve();
    for (const path of [
      '/manifest.json',
      '/assets/../manifest.json',
      '/assets/%2e%2e/manifest.json',
      '/assets/x/..%2f..%2fmanifest.json',
      '/.source-fingerprint',
      '/payment.html',
    ]) {
      expect((await app.inject(path)).body, path).not.toContain('company-1');
    }
    for (const path of ['/assets/old.js', '/api/nothing']) {
      expect((await app.inject(path)).statusCode, path).toBe(404);
    }
  });

  it('is not there before it is built', async () => {
    const app = fastify();
    await serveWebApplication(app, (reply) => reply.code(404).send(), { publicUrl, dist: '/nowhere/' });
    expect((await app.inject('/')).statusCode).toBe(404);
  });
});

describe('the built payment window', () => {
  it.skipIf(!isBuilt)(
    'loads nothing of the product: a second session in it would end the first (left out where nothing is built)',
    () => {
      const window = readFileSync(new URL('payment.html', dist), 'utf8');
      expect(window).toContain('/assets/payment-');
      expect(window).not.toMatch(/\/assets\/(?:shell|pages|product)-/);
    },
  );
});

describe('the headers of the built pages', () => {
  it.skipIf(!isBuilt)(
    'allow no script or style that stands in the page, and the pages hold none (left out: not built)',
    async () => {
      const api = await testApi();
      for (const path of ['/', '/company', '/paymentdetails', '/api/docs']) {
        const { headers, body } = await api.call('GET', path);
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy, path).toContain("default-src 'none'");
        expect(policy, path).not.toMatch(/unsafe-|\*\.|script-src[^;]*(data:|https:)/);
        expect(body, path).not.toMatch(/<script(?![^>]*\ssrc=)|<style|\sstyle=|\son[a-z]+=|javascript:/i);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      }
    },
  );

  it.skipIf(!isBuilt)(
    'let the payment page alone reach the card gateway and frame a bank (left out: not built)',
    async () => {
      const api = await testApi();
      const { config } = api.server.platform;
      const policyOf = async (path: string) =>
        (await api.call('GET', path)).headers.get('content-security-policy') ?? '';
      const gateway = new URL(config.payment.url).origin;
      expect(await policyOf('/paymentdetails')).toContain(`connect-src 'self' ${gateway}`);
      expect(await policyOf('/paymentdetails')).toMatch(/frame-src 'self' https:/);
      expect(await policyOf('/company')).not.toContain(gateway);
      expect(await policyOf('/company')).toContain('frame-src blob:');
    },
  );
});

async function serve() {
  const dist = mkdtempSync(join(tmpdir(), 'statbook-web-'));
  mkdirSync(join(dist, 'assets'));
  const files: Record<string, string | Buffer> = {
    'index.html': page('product'),
    'payment.html': page('payment'),
    '.source-fingerprint': 'company-1',
    'manifest.json': JSON.stringify({
      'index.html': { file: 'assets/p.js' },
      [route]: { file: 'assets/company-1.js' },
    }),
    'assets/company-1.js': script,
    'assets/company-1.js.gz': gzipSync(script),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(dist, name), content);
  const app = fastify();
  await serveWebApplication(app, (reply) => reply.code(404).send(), { publicUrl, dist: `${dist}/` });
  return app;
}

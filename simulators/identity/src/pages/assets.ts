import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const own = (name: string) => new URL(`assets/${name}`, import.meta.url);
const font = (file: string) => ({ file: new URL(import.meta.resolve(file)), type: 'font/woff2' });

const assets = {
  'identity.css': { file: own('identity.css'), type: 'text/css; charset=utf-8' },
  'sign-out.js': { file: own('sign-out.js'), type: 'text/javascript; charset=utf-8' },
  'inter.woff2': font('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'source-serif.woff2': font('@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2'),
};

export function addAssetRoutes(app: FastifyInstance): void {
  for (const [name, { file, type }] of Object.entries(assets)) {
    const content = readFileSync(file);
    app.get(`/assets/${name}`, (_request, reply) => reply.type(type).send(content));
  }
}

/**
 * Every page is closed to everything but its own style sheet, script and fonts. The browser applies `form-action` to where a
 * form's answer redirects as well, so the product's origins stand in it.
 */
export function contentSecurityPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `form-action 'self' ${origins.join(' ')}`,
  ].join('; ');
}

export function addSecurityHeaders(app: FastifyInstance, policy: string): void {
  app.addHook('onSend', async (_request, reply) => {
    const type = reply.getHeader('content-type');
    if (typeof type !== 'string' || !type.startsWith('text/html')) return;
    if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy);
    reply.header('cache-control', 'no-store');
    reply.header('referrer-policy', 'no-referrer');
    reply.header('x-content-type-options', 'nosniff');
  });
}

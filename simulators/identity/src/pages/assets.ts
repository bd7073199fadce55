import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

const assets = [
  { name: 'identity.css', type: 'text/css; charset=utf-8' },
  { name: 'sign-out.js', type: 'text/javascript; charset=utf-8' },
];

export function addAssetRoutes(app: FastifyInstance): void {
  for (const { name, type } of assets) {
    const content = readFileSync(new URL(`assets/${name}`, import.meta.url));
    app.get(`/assets/${name}`, (_request, reply) => reply.type(type).send(content));
  }
}

/**
 * Every page is closed to everything but its own style sheet and script. The browser applies `form-action` to where a
 * form's answer redirects as well, so the product's origins stand in it.
 */
export function contentSecurityPolicy(origins: readonly string[]): string {
  return [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
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

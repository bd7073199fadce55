import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * The headers of every answer. Scripts and connections are exact everywhere; the payment page alone may frame
 * and post to any bank, since a bank's page can be anywhere.
 */
export function securityHeaders(app: FastifyInstance, config: Config): void {
  const issuer = new URL(config.identity.issuer).origin;
  const gateway = new URL(config.payment.url).origin;
  const page = policy({ connect: `'self' ${issuer}`, frame: 'blob:', form: `'self' ${issuer}` });
  const payment = policy({ connect: `'self' ${gateway}`, frame: framesOf(config), form: framesOf(config) });
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0];
    reply.headers({
      'content-security-policy': path === '/paymentdetails' ? payment : page,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      // The payment window and its opener talk to each other; nobody else may.
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      ...(config.publicUrl.startsWith('https:') && {
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
      }),
    });
  });
}

/** Banks are on https; the demo's bank is on this machine. */
const framesOf = ({ mode, payment }: Config) =>
  mode === 'live' ? "'self' https:" : `'self' https: http://${new URL(payment.url).hostname}:*`;

function policy({ connect, frame, form }: { connect: string; frame: string; form: string }): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data: blob:",
    `connect-src ${connect}`,
    `frame-src ${frame}`,
    `form-action ${form}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

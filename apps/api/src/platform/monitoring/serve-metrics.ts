import { timingSafeEqual } from 'node:crypto';
import type { Secret } from '@statbook/domain/secret';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

interface Dependencies {
  metrics: Metrics;
  token: Secret | undefined;
  notFound: (reply: FastifyReply) => FastifyReply;
}

/** `/metrics`, for who holds the token; without one configured, for this machine. Nobody else learns that it exists. */
export function serveMetrics(app: FastifyInstance, { metrics, token, notFound }: Dependencies): void {
  app.get('/metrics', async (request, reply) => {
    if (!(token === undefined ? isThisMachine(request) : holds(request, token))) return notFound(reply);
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text());
  });
}

function holds(request: FastifyRequest, token: Secret): boolean {
  const given = Buffer.from(request.headers.authorization ?? '');
  const wanted = Buffer.from(`Bearer ${token.reveal()}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

/** What a proxy on this machine hands on also comes from this machine, but says so. */
function isThisMachine({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isForwarded = 'x-forwarded-for' in headers || 'forwarded' in headers || 'via' in headers;
  return !isForwarded && (address === '::1' || /^(::ffff:)?127\./.test(address));
}

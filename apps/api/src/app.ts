import { createHash, randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import rateLimit from '@fastify/rate-limit';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Platform } from './composition.ts';
import { createHandlers } from './handlers/create-handlers.ts';
import { Refusal, refuse } from './pipeline/refusal.ts';
import { sendRefusal, serveCall } from './pipeline/serve-call.ts';
import { version } from './features/configuration/get-configuration.ts';
import { serveApiDescription } from './platform/api-description/serve-api-description.ts';
import { compressReplies } from './platform/http/compression.ts';
import { serveHealth } from './platform/monitoring/health.ts';
import { serveMetrics } from './platform/monitoring/serve-metrics.ts';
import { securityHeaders } from './platform/http/security-headers.ts';
import { serveWebApplication } from './platform/web/web-application.ts';

/** The HTTP server: limits and headers, then every call of the contract, then the web application. */
export async function buildApp(platform: Platform): Promise<FastifyInstance> {
  const { config, logger } = platform;
  const base: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance: base,
    // A line of our own for each request, below: never with a query string.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: config.trustedProxies.length > 0 ? config.trustedProxies : false,
    // Room for an allotment to five thousand people at once, which takes three megabytes where all of them are new.
    bodyLimit: 4 * 1024 * 1024,
    forceCloseConnections: 'idle',
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const facts = { method, route: routeOptions.url ?? 'none', status: reply.statusCode };
    request.log.info({ ...facts, ms: Math.round(reply.elapsedTime) }, 'request');
    platform.metrics.request({ ...facts, seconds: reply.elapsedTime / 1000 });
  });
  securityHeaders(app, config);
  await compressReplies(app);
  app.setErrorHandler((error, request, reply) => {
    const refusal = toRefusal(error);
    if (refusal.code === 'internal') request.log.error({ err: error }, 'accident');
    return sendRefusal(reply, refusal);
  });

  await app.register(formbody, { bodyLimit: 64 * 1024 });
  const notFound = (reply: FastifyReply) => refuseUnserved(app, reply);
  serveHealth(app, platform);
  serveMetrics(app, { metrics: platform.metrics, token: config.metricsToken, notFound });
  serveApiDescription(app, config, version);
  await app.register(async (api) => {
    await api.register(rateLimit, {
      max: config.rateLimitPerMinute,
      timeWindow: '1 minute',
      keyGenerator: callerOf,
      errorResponseBuilder: () => new RateLimited(),
    });
    for (const handler of createHandlers(platform)) serveCall(api, platform, handler);
  });
  await serveWebApplication(app, notFound, platform.config);
  return app;
}

/** People of one office share an address: who shows a token is counted by it. */
function callerOf({ ip, headers }: FastifyRequest): string {
  const { authorization } = headers;
  return authorization === undefined ? ip : createHash('sha256').update(authorization).digest('base64');
}

class RateLimited extends Error {
  readonly statusCode = 429;
}

/** Says what is wrong with an address that nothing answers, or not by this method. */
function refuseUnserved(app: FastifyInstance, reply: FastifyReply): FastifyReply {
  const { method: used, originalUrl } = reply.request;
  const [url = ''] = originalUrl.split('?', 1);
  const allowed = ['GET', 'POST', 'DELETE'].filter((method) => app.hasRoute({ method, url }));
  if (allowed.length > 0 && !allowed.includes(used))
    return sendRefusal(reply.header('allow', allowed.join(', ')), refuse('method-not-allowed'));
  return sendRefusal(reply, refuse(url.startsWith('/api/') ? 'call-unknown' : 'not-found'));
}

/** What the framework refuses by itself, in our words; everything else is an accident. */
function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500;
  if (status === 429) return refuse('too-many-requests');
  if (status === 413) return refuse('body-too-large');
  if (typeof status === 'number' && status >= 400 && status < 500)
    return refuse(isOfBody(error) ? 'body-unreadable' : 'invalid-request');
  return refuse('internal');
}

/** Errors of the framework's parsers of bodies; that of JSON also throws one of the language. */
const isOfBody = (error: unknown) =>
  error instanceof SyntaxError ||
  (error instanceof Error && 'code' in error && String(error.code).startsWith('FST_ERR_CTP_'));

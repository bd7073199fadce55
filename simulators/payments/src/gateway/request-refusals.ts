import type { FastifyInstance } from 'fastify';
import { type Answer, refuse } from './answers.ts';

const paths: readonly { pattern: RegExp; allow: string }[] = [
  { pattern: /^\/api\/v1\/merchant-session-keys$/, allow: 'POST' },
  { pattern: /^\/api\/v1\/merchant-session-keys\/[^/]+$/, allow: 'GET' },
  { pattern: /^\/api\/v1\/card-identifiers$/, allow: 'POST, OPTIONS' },
  { pattern: /^\/api\/v1\/transactions$/, allow: 'POST' },
  { pattern: /^\/api\/v1\/transactions\/[^/]+$/, allow: 'GET' },
  { pattern: /^\/api\/v1\/transactions\/[^/]+\/3d-secure-challenge$/, allow: 'POST' },
  { pattern: /^\/api\/v1\/transactions\/[^/]+\/instructions$/, allow: 'GET, POST' },
];

/** Requests that reach no call: unknown address 404, wrong verb 405, unreadable body 400, empty body 422. */
export function addRequestRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const known = paths.find(({ pattern }) => pattern.test(path));
    if (known === undefined) return reply.code(404).send({ description: 'Not found' });
    return reply.code(405).header('allow', known.allow).send({ description: 'Method not allowed' });
  });
  app.setErrorHandler(async (error, _request, reply) => {
    const { status, body } = toAnswer(error);
    return reply.code(status).send(body);
  });
}

function toAnswer(error: unknown): Answer {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'FST_ERR_CTP_EMPTY_JSON_BODY') return refuse(1015);
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500 ? refuse(1000) : refuse(9999);
}

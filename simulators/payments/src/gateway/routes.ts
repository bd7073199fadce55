import type { FastifyInstance, FastifyRequest } from 'fastify';
import { authenticateVendor, type Vendor } from '../vendors.ts';
import type { World } from '../world.ts';
import { type Answer, refuse, refuseFields } from './answers.ts';
import { makeCardIdentifier } from './card-identifiers.ts';
import { finishChallenge } from './challenge-result.ts';
import { type Body, checkTexts, oneOf, readText, toBody } from './field-checks.ts';
import { giveInstruction, listInstructions } from './instructions.ts';
import { makePayment } from './payments.ts';
import { presentTransaction } from './present-transaction.ts';
import { makeRefund } from './refunds.ts';
import { reportTransaction } from './reporting.ts';
import { makeSessionKey, showSessionKey } from './session-keys.ts';
import { findTransaction } from './transaction.ts';

interface Call {
  method: 'GET' | 'POST';
  url: string;
  act: (world: World, vendor: Vendor, request: FastifyRequest) => Answer;
}

/** Every call that the shop's server makes, with its Basic credentials. */
const serverCalls: readonly Call[] = [
  { method: 'POST', url: '/api/v1/merchant-session-keys', act: withBody(makeSessionKey) },
  {
    method: 'GET',
    url: '/api/v1/merchant-session-keys/:id',
    act: (world, vendor, request) => showSessionKey(world, vendor, readId(request)),
  },
  { method: 'POST', url: '/api/v1/transactions', act: withBody(makeTransaction) },
  {
    method: 'GET',
    url: '/api/v1/transactions/:id',
    act: (world, vendor, request) => showTransaction(world, vendor, readId(request)),
  },
  {
    method: 'POST',
    url: '/api/v1/transactions/:id/3d-secure-challenge',
    act: withBody((world, vendor, body, id) => finishChallenge(world, vendor, { id, body })),
  },
  {
    method: 'POST',
    url: '/api/v1/transactions/:id/instructions',
    act: withBody((world, vendor, body, id) => giveInstruction(world, vendor, { id, body })),
  },
  {
    method: 'GET',
    url: '/api/v1/transactions/:id/instructions',
    act: (world, vendor, request) => listInstructions(world, vendor, readId(request)),
  },
  {
    method: 'GET',
    url: '/reporting/transactions',
    act: (world, vendor, request) => {
      const code = toBody(request.query)?.['vendorTxCode'];
      return reportTransaction(world, vendor, typeof code === 'string' ? code : undefined);
    },
  },
];

export function installServerCalls(app: FastifyInstance, world: World): void {
  for (const { method, url, act } of serverCalls) {
    app.route({
      method,
      url,
      onRequest: async (request, reply) => {
        const authentication = authenticateVendor(world.vendors, request);
        if (authentication.ok) return undefined;
        const { status, body } = authentication.answer;
        return reply.code(status).send(body);
      },
      handler: async (request, reply) => {
        const authentication = authenticateVendor(world.vendors, request);
        const { status, body } = authentication.ok
          ? act(world, authentication.vendor, request)
          : authentication.answer;
        return reply.code(status).send(body);
      },
    });
  }
}

/** The one call that the customer's browser makes itself, from the shop's page. */
export function installBrowserCall(app: FastifyInstance, world: World): void {
  const url = '/api/v1/card-identifiers';
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !isLoopback(origin) || !request.url.startsWith(url)) return;
    reply.header('access-control-allow-origin', origin);
    reply.header('access-control-allow-methods', 'POST, OPTIONS');
    reply.header('access-control-allow-headers', 'authorization, content-type');
    reply.header('access-control-max-age', '600');
    reply.header('vary', 'origin');
  });
  app.options(url, async (_request, reply) => reply.code(204).send());
  app.post(url, async (request, reply) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const { status, body } = readJson(request, (json) => makeCardIdentifier(world, bearer, json));
    return reply.code(status).send(body);
  });
}

function isLoopback(origin: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

function makeTransaction(world: World, vendor: Vendor, body: Body): Answer {
  const known = oneOf('Payment', 'Deferred', 'Authenticate', 'Authorise', 'Repeat', 'Refund');
  const errors = checkTexts(body, [{ property: 'transactionType', required: true, accepts: known }]);
  if (errors.length > 0) return refuseFields(errors);
  switch (readText(body, 'transactionType')) {
    case 'Payment':
    case 'Deferred':
      return makePayment(world, vendor, body);
    case 'Refund':
      return makeRefund(world, vendor, body);
    default:
      return refuse(1013);
  }
}

/** A payment whose challenge is open is not to be had yet. */
function showTransaction(world: World, vendor: Vendor, id: string): Answer {
  const transaction = findTransaction(world, vendor.name, id);
  if (transaction?.outcome === undefined) return refuse(1012);
  return { status: 200, body: presentTransaction(transaction) };
}

function withBody(act: (world: World, vendor: Vendor, body: Body, id: string) => Answer): Call['act'] {
  return (world, vendor, request) => readJson(request, (body) => act(world, vendor, body, readId(request)));
}

function readJson(request: FastifyRequest, act: (body: Body) => Answer): Answer {
  if (request.body === undefined || request.body === null || request.body === '') return refuse(1015);
  const body = toBody(request.body);
  return body === undefined ? refuse(1000) : act(body);
}

function readId(request: FastifyRequest): string {
  const id = toBody(request.params)?.['id'];
  return typeof id === 'string' ? id : '';
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, VendorContext } from '../context.ts';
import { authenticateVendor } from '../vendors.ts';
import { type Answer, refuse, refuseFields } from './answers.ts';
import { makeCardIdentifier } from './cards/card-identifiers.ts';
import { makeSessionKey, showSessionKey } from './cards/session-keys.ts';
import { type Body, checkTexts, oneOf, readText, toBody } from './field-checks.ts';
import { finishChallenge } from './payments/finish-challenge.ts';
import { makePayment } from './payments/make-payment.ts';
import { giveInstruction, listInstructions } from './transactions/instructions.ts';
import { makeRefund } from './transactions/make-refund.ts';
import { presentTransaction } from './transactions/present-transaction.ts';
import { reportTransaction } from './transactions/reporting.ts';
import { findTransaction } from './transactions/transaction.ts';

type Show = (context: VendorContext, id: string) => Answer;
type Make = (context: VendorContext, body: Body, id: string) => Answer;

const api = '/api/v1';

/** Every call that the shop's server makes, with its Basic credentials. */
export function addServerCalls(app: FastifyInstance, context: Context): void {
  const get = (url: string, show: Show) =>
    app.get(url, (request, reply) => answer(request, reply, (vendor) => show(vendor, readId(request))));
  const post = (url: string, make: Make) =>
    app.post(url, {
      // Credentials are checked before the body is read.
      onRequest: async (request, reply) => {
        const authentication = authenticateVendor(context.vendors, request);
        if (!authentication.ok) return send(reply, authentication.answer);
      },
      handler: (request, reply) =>
        answer(request, reply, (vendor) => readJson(request, (body) => make(vendor, body, readId(request)))),
    });
  const answer = (
    request: FastifyRequest,
    reply: FastifyReply,
    action: (vendor: VendorContext) => Answer,
  ) => {
    const authentication = authenticateVendor(context.vendors, request);
    if (!authentication.ok) return send(reply, authentication.answer);
    return send(reply, action({ ...context, vendor: authentication.vendor }));
  };
  post(`${api}/merchant-session-keys`, makeSessionKey);
  get(`${api}/merchant-session-keys/:id`, showSessionKey);
  post(`${api}/transactions`, makeTransaction);
  get(`${api}/transactions/:id`, showTransaction);
  post(`${api}/transactions/:id/3d-secure-challenge`, finishChallenge);
  post(`${api}/transactions/:id/instructions`, giveInstruction);
  get(`${api}/transactions/:id/instructions`, listInstructions);
  app.get('/reporting/transactions', (request, reply) =>
    answer(request, reply, (vendor) =>
      reportTransaction(vendor, readText(toBody(request.query) ?? {}, 'vendorTxCode')),
    ),
  );
}

/** The one call that the customer's browser makes itself, from the shop's page. */
export function addBrowserCall(app: FastifyInstance, context: Context): void {
  const url = `${api}/card-identifiers`;
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
    return send(
      reply,
      readJson(request, (body) => makeCardIdentifier(context, bearer, body)),
    );
  });
}

function isLoopback(origin: string): boolean {
  return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(origin);
}

function makeTransaction(context: VendorContext, body: Body): Answer {
  const known = oneOf('Payment', 'Deferred', 'Authenticate', 'Authorise', 'Repeat', 'Refund');
  const errors = checkTexts(body, [{ property: 'transactionType', required: true, accepts: known }]);
  if (errors.length > 0) return refuseFields(errors);
  switch (readText(body, 'transactionType')) {
    case 'Payment':
    case 'Deferred':
      return makePayment(context, body);
    case 'Refund':
      return makeRefund(context, body);
    default:
      return refuse(1013);
  }
}

/** A payment whose challenge is open cannot be had yet. */
function showTransaction(context: VendorContext, id: string): Answer {
  const transaction = findTransaction(context, id);
  if (transaction?.outcome === undefined) return refuse(1012);
  return { status: 200, body: presentTransaction(transaction) };
}

function readJson(request: FastifyRequest, action: (body: Body) => Answer): Answer {
  if (request.body === undefined || request.body === null || request.body === '') return refuse(1015);
  const body = toBody(request.body);
  return body === undefined ? refuse(1000) : action(body);
}

function readId(request: FastifyRequest): string {
  const id = toBody(request.params)?.['id'];
  return typeof id === 'string' ? id : '';
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).send(body);
}

import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readText, toBody } from '../gateway/field-checks.ts';
import { type BankStep, receiveAnswer, receiveCreq } from './challenges.ts';
import { decodeMessage } from './messages.ts';
import type { Context } from '../context.ts';
import { renderMessage, renderQuestion, renderReturn } from './pages.ts';

const readBrowserFile = (name: string) => readFileSync(new URL(`browser/${name}`, import.meta.url), 'utf8');

/** The bank's page: brought up by a form post, answered by another, and gone back from by a third. */
export function addBankRoutes(app: FastifyInstance, context: Context): void {
  app.post('/3ds-simulator/html_challenge', async (request, reply) => {
    const form = toBody(request.body) ?? {};
    const creq = decodeMessage(readText(form, 'creq'));
    const sessionData = readText(form, 'threeDSSessionData') || undefined;
    return show(context, reply, receiveCreq(context, creq?.['acsTransID'] ?? '', sessionData));
  });

  app.post('/3ds-simulator/html_challenge_answer', async (request, reply) => {
    const form = toBody(request.body) ?? {};
    const answer =
      readText(form, 'cancel') === ''
        ? ({ cancelled: false, word: readText(form, 'challengeData') } as const)
        : ({ cancelled: true } as const);
    return show(context, reply, receiveAnswer(context, readText(form, 'acsTransactionID'), answer));
  });

  const files = { 'bank.css': 'text/css', 'return-to-shop.js': 'text/javascript' };
  for (const [name, type] of Object.entries(files)) {
    const content = readBrowserFile(name);
    app.get(`/3ds-simulator/${name}`, async (_request, reply) => reply.type(type).send(content));
  }

  app.setNotFoundHandler(async (request, reply) => {
    const isPage = /^\/3ds-simulator\/html_challenge(_answer)?(\?|$)/.test(request.url);
    if (isPage) reply.header('allow', 'POST');
    const [title, text] = isPage
      ? ['Not this way', 'This page opens from a payment only.']
      : ['Not found', 'There is no such page.'];
    return sendPage(reply.code(isPage ? 405 : 404), renderMessage(title, text));
  });
}

function show(context: Context, reply: FastifyReply, step: BankStep): FastifyReply {
  if (step.kind === 'ask') return sendPage(reply, renderQuestion(step.challenge.acsTransID), "'self'");
  if (step.kind === 'wait') {
    return sendPage(reply, renderMessage('Please wait', 'Your bank is working on your answer.'));
  }
  if (step.kind === 'unknown') {
    return sendPage(
      reply.code(400),
      renderMessage('Unknown payment', 'Your bank knows nothing of this payment.'),
    );
  }
  const { resultNeverPosted, resultPostedTwice } = context.switches.read();
  if (resultNeverPosted) {
    return sendPage(reply, renderMessage('Thank you', 'Your bank has taken your answer.'));
  }
  const { notificationURL, sessionData } = step.challenge;
  const copies = resultPostedTwice ? 2 : 1;
  const page = renderReturn({ notificationURL, cres: step.cres, sessionData, copies });
  return sendPage(reply, page, new URL(notificationURL).origin);
}

/** Nothing inline, no source but the bank's own; a form may go to one place only; any shop may frame it. */
function sendPage(reply: FastifyReply, page: string, target = "'none'"): FastifyReply {
  const policy = `default-src 'none'; script-src 'self'; style-src 'self'; base-uri 'none'; form-action ${target}; connect-src ${target}`;
  return reply
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'strict-origin-when-cross-origin')
    .send(page);
}

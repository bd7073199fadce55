import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { Secret } from '@statbook/domain';
import { govTalkAnswer, govTalkError, type AnswerParts } from '../testing/gateway-answers.ts';
import { openGatewaySchemas } from '../testing/gateway-schemas.ts';
import { startLocalServer, type ReceivedRequest, type Responder } from '../testing/local-server.ts';
import { findReference, named } from '../testing/reference.ts';
import { buildConfirmationStatement } from './forms/confirmation-statement.ts';
import { createGatewayClient } from './gateway-client.ts';
import type { GatewayConfig } from './gateway-config.ts';

const presenter = { id: new Secret('E0000000000'), code: new Secret('ABCDE123456') };
const company = { companyNumber: '01234567', companyAuthenticationCode: new Secret('ABC123') };

function clientAt(url: string, change: Partial<GatewayConfig> = {}) {
  return createGatewayClient({ url, presenter, gatewayTest: true, packageReference: '0012', ...change });
}

function transactionOf({ body }: ReceivedRequest): string {
  return /<TransactionID>(\w+)</.exec(body)?.[1] ?? '';
}

/** A gateway that answers everything in one way, echoing the transaction. */
function answering(parts: AnswerParts): Responder {
  return (request, response) => {
    response.end(govTalkAnswer({ transactionId: transactionOf(request), ...parts }));
  };
}

function sealedBy(client: ReturnType<typeof clientAt>) {
  const form = buildConfirmationStatement({
    reviewDate: '2026-11-18',
    acceptLawfulPurposeStatement: true,
    stateConfirmation: true,
  });
  const header = {
    ...company,
    companyName: 'EXAMPLE LIMITED',
    submissionNumber: '00001A',
    dateSigned: '2026-11-20',
  };
  const result = client.sealSubmission(header, form);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.submission;
}

async function submitTo(respond: Responder, change: Partial<GatewayConfig> = {}) {
  await using server = await startLocalServer(respond);
  const client = clientAt(server.url, change);
  const submission = sealedBy(client);
  const outcome = await client.submitForm(submission);
  return { outcome, submission, received: server.received };
}

describe('sending a form', () => {
  it.each(['response', 'acknowledgement'])(
    'is received when the gateway answers with a %s',
    async (qualifier) => {
      const { outcome, submission, received } = await submitTo(
        answering({ className: 'ConfirmationStatement', qualifier }),
      );
      expect(outcome).toMatchObject({ outcome: 'receipt', receivedAt: '2026-11-20T09:30:00-00:00' });
      expect(received.map(({ body }) => body)).toEqual([new TextDecoder().decode(submission.bytes)]);
      expect(received[0]?.headers['content-type']).toBe('text/xml');
    },
  );

  it('is received in an envelope of the older namespace too', async () => {
    const namespace = 'http://www.govtalk.gov.uk/schemas/govtalk/govtalkheader';
    const { outcome } = await submitTo(answering({ className: 'ConfirmationStatement', namespace }));
    expect(outcome.outcome).toBe('receipt');
  });

  it.each([
    ['502', 'Authorisation Failure', 'configuration'],
    ['501', 'Invalid Gateway Target (Class) supplied [AA]', 'configuration'],
    ['502', 'Invalid testmode selected. You must use a test efiling presenter account', 'configuration'],
    ['5003', 'Account Unknown', 'credit-account'],
    ['5006', 'Insufficient funds', 'credit-account'],
    ['9984', 'Over limit', 'credit-account'],
    ['9999', "No element 'Authority' in class", 'form-content'],
    [
      '9999',
      'Company Authentication Code and Company Number combination did not match',
      'company-authentication',
    ],
    ['9999', 'Invalid Envelope Number', 'duplicate-submission-number'],
    ['9999', 'Duplicate submission number', 'duplicate-submission-number'],
    ['4711', 'Something new', 'other'],
  ])('is refused with %s "%s" as %s', async (number, text, errorClass) => {
    const parts = {
      className: 'ConfirmationStatement',
      qualifier: 'error',
      errors: govTalkError(number, text),
    };
    const { outcome } = await submitTo(answering(parts));
    expect(outcome).toMatchObject({ outcome: 'refused', number, text, errorClass });
  });

  it.each<[string, Responder, string]>([
    ['HTTP 503', (_, response) => response.writeHead(503).end('<html>'), 'http-status'],
    ['a web page', (_, response) => response.end('<html><body>Sorry</body></html>'), 'nonsense'],
    ['half a message', (_, response) => response.end('<GovTalkMessage><Header>'), 'nonsense'],
    ['a cut connection', (_, response) => response.destroy(), 'network'],
    ['the answer to another message', answering({ className: 'X', transactionId: 'ABCDEF' }), 'nonsense'],
    ['an odd qualifier', answering({ className: 'X', qualifier: 'poll' }), 'nonsense'],
    ['too many bytes', (_, response) => response.end('x'.repeat(20_000)), 'too-large'],
    ['silence', () => undefined, 'time-out'],
  ])('has an unknown outcome after %s, and is not sent again by itself', async (_, respond, reason) => {
    const { outcome, received } = await submitTo(respond, { timeoutMs: 200, maxBytes: 10_000 });
    expect(outcome).toMatchObject({ outcome: 'unknown', reason });
    expect(received).toHaveLength(1);
  });

  it('has an unknown outcome when nobody listens', async () => {
    const server = await startLocalServer(() => undefined);
    await server[Symbol.asyncDispose]();
    const client = clientAt(server.url);
    expect(await client.submitForm(sealedBy(client))).toMatchObject({
      outcome: 'unknown',
      reason: 'network',
    });
  });

  it('stops with the reason of the caller who gives up', async () => {
    await using server = await startLocalServer(() => undefined);
    const client = clientAt(server.url);
    const signal = AbortSignal.abort(new Error('shutting down'));
    await expect(client.submitForm(sealedBy(client), { signal })).rejects.toThrow('shutting down');
  });
});

const waiting = `<SubmissionStatus><Status><SubmissionNumber>00001A</SubmissionNumber>
  <StatusCode>PARKED</StatusCode><CustomerReference>M-1</CustomerReference>
  <Examiner><Telephone>Fred</Telephone><Comment>Send the deed</Comment></Examiner></Status></SubmissionStatus>`;

describe('asking for a status', () => {
  it('gives what the registry says about that number', async () => {
    await using server = await startLocalServer(
      answering({ className: 'GetSubmissionStatus', body: waiting }),
    );
    const reply = await clientAt(server.url).getSubmissionStatus('00001A');
    expect(reply).toMatchObject({
      ok: true,
      value: { known: true, statusCode: 'PARKED', examiner: { telephone: 'Fred', comment: 'Send the deed' } },
    });
    expect(server.received[0]?.body).toContain('<PresenterID>E0000000000</PresenterID>');
  });

  it('sends the presenter hashed where the setting says so', async () => {
    await using server = await startLocalServer(
      answering({ className: 'GetSubmissionStatus', body: waiting }),
    );
    await clientAt(server.url, { presenterIdForm: 'md5' }).getSubmissionStatus('00001A');
    expect(server.received[0]?.body).toContain('<PresenterID>e4004184e3705b07b6cfe39f173ba9ee</PresenterID>');
  });

  it.each<[string, AnswerParts]>([
    [
      'an error',
      { className: 'X', qualifier: 'error', errors: govTalkError('9999', 'No Transaction Found') },
    ],
    ['an empty list', { className: 'X', body: '<SubmissionStatus/>' }],
    ['the status of another number', { className: 'X', body: waiting.replace('00001A', '00001B') }],
  ])('says that the number is unknown when the gateway answers with %s', async (_, parts) => {
    await using server = await startLocalServer(answering(parts));
    expect(await clientAt(server.url).getSubmissionStatus('00001A')).toMatchObject({
      ok: true,
      value: { known: false },
    });
  });

  it('does not take a refusal for an unknown number', async () => {
    const errors = govTalkError('9999', 'No presenter ID supplied');
    await using server = await startLocalServer(answering({ className: 'X', qualifier: 'error', errors }));
    expect(await clientAt(server.url).getSubmissionStatus('00001A')).toMatchObject({
      ok: false,
      reason: 'refused',
      text: 'No presenter ID supplied',
    });
  });

  it('takes error 8026 of a general poll for nothing waiting, and acknowledges in words of its own', async () => {
    const errors = govTalkError('8026', 'nothing');
    await using server = await startLocalServer((request, response, turn) =>
      answering(turn === 0 ? { className: 'X', qualifier: 'error', errors } : { className: 'StatusAck' })(
        request,
        response,
        turn,
      ),
    );
    expect(await clientAt(server.url).pollStatuses()).toMatchObject({ ok: true, value: [] });
    expect(await clientAt(server.url).statusAck()).toMatchObject({ ok: true });
    expect(server.received[1]?.body).toContain('<StatusAck xmlns="http://xmlgw.companieshouse.gov.uk"/>');
  });
});

describe('asking about a company', () => {
  it('gives the payment periods', async () => {
    const body = `<PaymentPeriods><PaymentPeriod><StartDate>2026-01-01</StartDate><EndDate>2026-12-31</EndDate>
      <PeriodPaid>true</PeriodPaid></PaymentPeriod></PaymentPeriods>`;
    await using server = await startLocalServer(answering({ className: 'PaymentPeriodsRequest', body }));
    expect(await clientAt(server.url).paymentPeriods(company)).toMatchObject({
      ok: true,
      value: [{ startDate: '2026-01-01', endDate: '2026-12-31', paid: true }],
    });
  });

  it('does not ask about a company that the gateway does not serve', async () => {
    await using server = await startLocalServer(() => undefined);
    const reply = await clientAt(server.url).paymentPeriods({ ...company, companyNumber: 'FC012345' });
    expect(reply).toMatchObject({ ok: false, reason: 'invalid-request' });
    expect(server.received).toEqual([]);
  });

  it('gives a document with its bytes, and keeps them out of the raw answer', async () => {
    const data = Buffer.from('%PDF-1.7 certificate')
      .toString('base64')
      .replace(/(.{10})/, '$1\n');
    const body = `<Document><CompanyNumber>01234567</CompanyNumber><DocumentID>1</DocumentID>
      <DocumentData content-type="application.pdf" content-encoding="base64" filename="c.pdf">${data}</DocumentData></Document>`;
    await using server = await startLocalServer(answering({ className: 'GetDocument', body }));
    const reply = await clientAt(server.url).getDocument('key');
    if (!reply.ok) throw new Error(reply.reason);
    expect(new TextDecoder().decode(reply.value.bytes)).toBe('%PDF-1.7 certificate');
    expect(reply.value).toMatchObject({ contentType: 'application/pdf', filename: 'c.pdf' });
    expect(reply.raw).not.toContain(data);
  });

  it('takes a turn before it asks and tells what happened without any secret', async () => {
    const exchanges: Exchange[] = [];
    const turns: string[] = [];
    await using server = await startLocalServer(answering({ className: 'X', body: '<PaymentPeriods/>' }));
    const client = clientAt(`${server.url}/v1-0/xmlgw/Gateway?x=1`, {
      onExchange: (exchange) => exchanges.push(exchange),
      limiter: { take: async (priority) => void turns.push(priority), observe: () => undefined },
    });
    await client.paymentPeriods(company, { priority: 'background' });
    expect(turns).toEqual(['background']);
    expect(exchanges).toMatchObject([
      { service: 'xml-gateway', method: 'POST', path: '/v1-0/xmlgw/Gateway', status: 200 },
    ]);
  });

  it.skipIf(!findReference())(named('asks in words that are valid by the genuine schemas'), async () => {
    using schemas = openGatewaySchemas();
    await using server = await startLocalServer((_, response) => response.writeHead(503).end());
    const client = clientAt(server.url);
    await client.companyData({ ...company, madeUpDate: '2026-11-18' });
    await client.paymentPeriods(company);
    await client.getSubmissionStatus('00001A');
    const bodies = server.received.map(({ body }) => /<Body>(.*)<\/Body>/s.exec(body)?.[1] ?? '');
    const names = ['CompanyData-v3-6.xsd', 'PaymentPeriods-v1-0.xsd', 'GetSubmissionStatus-v2-9.xsd'];
    const faults = names.map((name, index) => schemas.validate(name, bodies[index] ?? ''));
    expect(faults).toEqual([undefined, undefined, undefined]);
    expect(server.received.map(({ body }) => schemas.validate('Egov_ch-v2-0.xsd', body))).toEqual(faults);
  });
});

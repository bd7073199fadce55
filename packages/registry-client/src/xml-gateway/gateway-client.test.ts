import { describe, expect, it } from 'vitest';
import type { Exchange } from '../http/exchange.ts';
import { answering, ask, clientAt, company, refusing, sealedBy } from '../testing/gateway.ts';
import { openGatewaySchemas } from '../testing/gateway-schemas.ts';
import { type Responder, startLocalServer } from '../testing/local-server.ts';
import { findReference, named } from '../testing/reference.ts';
import type { GatewayClient } from './gateway-client.ts';

/** Every operation that asks and changes nothing. */
const questions = {
  'for company data': (client) => client.companyData({ ...company, madeUpDate: '2026-11-18' }),
  'for payment periods': (client) => client.paymentPeriods(company),
  'for a status': (client) => client.getSubmissionStatus('00001A'),
  'for what is decided': (client) => client.pollStatuses(),
  'to acknowledge statuses': (client) => client.statusAck(),
  'for a document': (client) => client.getDocument('key'),
} satisfies Record<string, (client: GatewayClient) => Promise<unknown>>;

const faults: readonly (readonly [name: string, respond: Responder, reason: string])[] = [
  ['HTTP 404', (_, response) => response.writeHead(404).end(), 'unavailable'],
  ['HTTP 503', (_, response) => response.writeHead(503).end('<html>'), 'unavailable'],
  ['a redirect', (_, response) => response.writeHead(302, { location: '/' }).end(), 'unavailable'],
  ['silence', () => undefined, 'unavailable'],
  ['a cut connection', (_, response) => response.destroy(), 'unavailable'],
  ['a web page', (_, response) => response.end('<html><body>Sorry</body></html>'), 'nonsense'],
  ['half a message', (_, response) => response.end('<GovTalkMessage><Header>'), 'nonsense'],
  ['another body', answering({ body: '<Other/>' }), 'nonsense'],
  ['the answer to another message', answering({ transactionId: 'ABCDEF' }), 'nonsense'],
  ['too many bytes', (_, response) => response.end('x'.repeat(20_000)), 'nonsense'],
];

describe.each(Object.entries(questions))('a question %s', (_, question) => {
  it.each(faults)(
    'that is answered with %s has no answer, and is sent once',
    async (fault, respond, reason) => {
      const { reply, received } = await ask<unknown>(respond, question, {
        timeoutMs: fault === 'silence' ? 100 : 30_000,
        maxBytes: 10_000,
      });
      expect(reply).toMatchObject({ ok: false, reason, what: expect.stringMatching(/\w/) });
      expect(received).toHaveLength(1);
    },
  );

  it('that is refused gives the number and text of the gateway with their meaning', async () => {
    const { reply } = await ask<unknown>(refusing('502', 'Authorisation Failure'), question);
    expect(reply).toMatchObject({
      ok: false,
      reason: 'refused',
      number: '502',
      text: 'Authorisation Failure',
      errorClass: 'configuration',
      meaning: expect.stringContaining('not set up correctly'),
    });
  });

  it('stops with the reason of the caller who cancels it', async () => {
    await using server = await startLocalServer(() => undefined);
    const controller = new AbortController();
    const limiter = { take: async () => controller.abort(new Error('closed')), observe: () => undefined };
    const client = createCancellable(clientAt(server.url, { limiter }), controller.signal);
    await expect(question(client)).rejects.toThrow('closed');
  });
});

/** The client with a signal in every call. */
function createCancellable(client: GatewayClient, signal: AbortSignal): GatewayClient {
  return {
    ...client,
    companyData: (request) => client.companyData(request, { signal }),
    paymentPeriods: (key) => client.paymentPeriods(key, { signal }),
    getSubmissionStatus: (number) => client.getSubmissionStatus(number, { signal }),
    pollStatuses: () => client.pollStatuses({ signal }),
    statusAck: () => client.statusAck({ signal }),
    getDocument: (key) => client.getDocument(key, { signal }),
  };
}

describe('a message to the gateway', () => {
  it('waits for its turn, and is logged without secret or query', async () => {
    const exchanges: Exchange[] = [];
    const turns: string[] = [];
    await using server = await startLocalServer(answering({ body: '<PaymentPeriods/>' }));
    const client = clientAt(`${server.url}/v1-0/xmlgw/Gateway?x=1`, {
      onExchange: (exchange) => exchanges.push(exchange),
      limiter: { take: async (priority) => void turns.push(priority), observe: () => undefined },
    });
    await client.paymentPeriods(company, { priority: 'background' });
    await client.paymentPeriods(company);
    expect(turns).toEqual(['background', 'interactive']);
    expect(exchanges[0]).toMatchObject({
      service: 'xml-gateway',
      method: 'POST',
      path: '/v1-0/xmlgw/Gateway',
      status: 200,
    });
    expect(JSON.stringify(exchanges)).not.toMatch(/ABC123|E0000000000/);
  });

  it('has a transaction number of its own each time', async () => {
    const { received } = await ask(answering({ body: '<PaymentPeriods/>' }), async (client) => {
      await client.paymentPeriods(company);
      await client.paymentPeriods(company);
    });
    const numbers = received.map(({ body }) => /<TransactionID>([0-9A-F]{32})</.exec(body)?.[1]);
    expect(new Set(numbers).size).toBe(2);
    expect(numbers).not.toContain(undefined);
  });

  it('says that it is a test outside live mode, and nothing in live mode', async () => {
    const sent = async (gatewayTest: boolean) => {
      const { received } = await ask(answering({}), (client) => client.paymentPeriods(company), {
        gatewayTest,
      });
      return received[0]?.body;
    };
    expect(await sent(true)).toContain('<GatewayTest>1</GatewayTest>');
    expect(await sent(false)).not.toContain('GatewayTest');
  });

  it('can only be sent to an address', () => {
    expect(() => clientAt('nowhere')).toThrow();
  });

  it('keeps the answer as it was read, with its secrets taken out and the time', async () => {
    const body = '<PaymentPeriods><DOB>1980-01-01</DOB></PaymentPeriods>';
    const now = () => new Date('2026-11-21T09:00:00Z');
    const { reply } = await ask(answering({ body }), (client) => client.paymentPeriods(company), { now });
    expect(reply).toMatchObject({
      ok: true,
      raw: expect.stringContaining('<DOB>[removed]</DOB>'),
      fetchedAt: '2026-11-21T09:00:00.000Z',
    });
  });

  it.skipIf(!findReference())(named('is valid by the genuine schemas'), async () => {
    using schemas = openGatewaySchemas();
    const { received } = await ask(
      (_, response) => response.writeHead(503).end(),
      async (client) => {
        await client.companyData({ ...company, madeUpDate: '2026-11-18' });
        await client.paymentPeriods(company);
        await client.getSubmissionStatus('00001A');
        await client.pollStatuses();
      },
    );
    const bodies = received.map(({ body }) => /<Body>(.*)<\/Body>/s.exec(body)?.[1] ?? '');
    const names = [
      'CompanyData-v3-6.xsd',
      'PaymentPeriods-v1-0.xsd',
      'GetSubmissionStatus-v2-9.xsd',
      'GetSubmissionStatus-v2-9.xsd',
    ];
    const faultsFound = names.map((name, index) => schemas.validate(name, bodies[index] ?? ''));
    expect(faultsFound).toEqual([undefined, undefined, undefined, undefined]);
    expect(received.map(({ body }) => schemas.validate('Egov_ch-v2-0.xsd', body))).toEqual(faultsFound);
  });
});

describe('sealing', () => {
  it('sends nothing', async () => {
    const { received } = await ask(answering({}), async (client) => sealedBy(client));
    expect(received).toEqual([]);
  });
});

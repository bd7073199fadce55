import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { civilDate } from '@statbook/domain/dates';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstValues, type PaidFor } from './form/payment-values.ts';
import { plumSummary, severalSummary } from './form/plum-summary.fixture.ts';
import { pay } from './pay.ts';

interface Told {
  readonly path: string;
  readonly body: string;
}

type Answer = { readonly status?: number; readonly body: object } | 'cut-off';

const servers: Server[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Our server and the card gateway in one, answering as told; relative addresses lead there. */
async function startWorld(answer: (path: string, count: number) => Answer, summary: PaidFor = plumSummary) {
  const told: Told[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    const path = (request.url ?? '').split('/').pop() ?? '';
    const count = told.filter((one) => one.path === path).length;
    told.push({ path, body });
    const reply = answer(path, count);
    if (reply === 'cut-off') return response.destroy();
    return response
      .writeHead(reply.status ?? 200, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply.body));
  };
  const server = createServer((request, response) => void serve(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port gives an address with one.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    fetch(new URL(url, origin), { method: init.method ?? 'GET', body: init.body ?? null }),
  );
  const values = {
    ...firstValues(summary),
    firstName: 'Ada',
    lastName: 'Marlowe',
    cardNumber: '4929 0000 0000 6',
    expiryDate: '12/29',
    securityCode: '123',
  };
  const order = {
    values,
    summary,
    today: civilDate('2026-11-21'),
    gatewayUrl: `${origin}/api/v1`,
    isLive: false,
  };
  return { told, result: () => pay(order) };
}

const key: Answer = {
  body: { merchantSessionKey: 'K', expiry: '', paymentId: null, vendorTxCode: 'CS01-1' },
};
const card: Answer = { status: 201, body: { cardIdentifier: 'C', cardType: 'Visa' } };
const ended: Answer = { status: 401, body: { code: 1002, description: 'Authentication failed' } };

/** The gateway takes the card; our server answers the payment so. */
const answering = (payment: Answer) => (path: string) =>
  path === 'getmerchantsessionkey' ? key : path === 'card-identifiers' ? card : payment;

describe('paying from the window', () => {
  it('sends the card to the gateway alone, and its identifier to our server', async () => {
    const world = await startWorld(answering({ body: { state: 'confirmed' } }));
    expect(await world.result()).toMatchObject({ kind: 'standing', standing: { state: 'confirmed' } });
    expect(world.told.map(({ path }) => path)).toEqual([
      'getmerchantsessionkey',
      'card-identifiers',
      'ProcessPaymentAsync',
    ]);
    const [, toGateway, toUs] = world.told;
    expect(toGateway?.body).toContain('4929000000006');
    expect(toGateway?.body).toContain('"expiryDate":"1229"');
    expect(toUs?.body).not.toMatch(/4929|"123"|12\/29|1229/);
    expect(toUs?.body).toContain('"CardIdentifier":"C"');
    expect(toUs?.body).toContain('"BillTo":"companyEmail","CustomerEmail":""');
  });

  it('pays for several filings by one request, which names them and their sum', async () => {
    const answer = answering({ body: { standing: { state: 'confirmed' } } });
    const world = await startWorld(answer, severalSummary);
    expect(await world.result()).toMatchObject({ kind: 'standing', standing: { state: 'confirmed' } });
    const [, , toUs] = world.told;
    expect(toUs?.path).toBe('PayForFilings');
    const body: unknown = JSON.parse(toUs?.body ?? '');
    expect(body).toMatchObject({
      FilingIds: severalSummary.filings.map(({ filingId }) => filingId),
      TotalAmount: 11_200,
      BillTo: 'userEmail',
    });
    expect(body).not.toHaveProperty('CompanyId');
  });

  it('brings back to the form which of several filings cannot be paid for', async () => {
    const detail = 'Nothing was charged, because not all of them can be paid for now.';
    const answer = answering({ status: 409, body: { code: 'filings-not-payable', detail } });
    const world = await startWorld(answer, severalSummary);
    expect(await world.result()).toMatchObject({ kind: 'refused', refusal: { detail } });
  });

  it('gets a fresh key once, in silence, when the first has run out', async () => {
    const paid: Answer = { body: { state: 'confirmed' } };
    const world = await startWorld((path, count) =>
      path === 'card-identifiers' && count === 0 ? ended : answering(paid)(path),
    );
    expect((await world.result()).kind).toBe('standing');
    expect(world.told.filter(({ path }) => path === 'getmerchantsessionkey')).toHaveLength(2);
  });

  it('does not go on asking for keys', async () => {
    const world = await startWorld((path) => (path === 'card-identifiers' ? ended : key));
    expect(await world.result()).toMatchObject({ kind: 'refused' });
    expect(world.told.some(({ path }) => path === 'ProcessPaymentAsync')).toBe(false);
  });

  it('says at its field what the gateway finds wrong with the card', async () => {
    const errors = [
      { code: 1007, property: 'cardDetails.cardNumber', clientMessage: 'The card number is invalid' },
    ];
    const world = await startWorld((path) =>
      path === 'card-identifiers' ? { status: 422, body: { errors } } : key,
    );
    expect(await world.result()).toMatchObject({
      kind: 'refused',
      refusal: { errors: { cardNumber: 'The card number is invalid' } },
    });
  });

  it.each<[string, Answer]>([
    ['is cut off', 'cut-off'],
    ['stumbles', { status: 500, body: { code: 'internal', detail: 'Something went wrong' } }],
    ['knows of another payment', { status: 409, body: { code: 'payment-under-way', detail: 'Under way' } }],
  ])('claims to know nothing when our server %s', async (_how, payment) => {
    const world = await startWorld(answering(payment));
    expect(await world.result()).toEqual({ kind: 'no-answer' });
  });

  it('brings a refusal of what was filled in back to the form', async () => {
    const body = {
      code: 'invalid-request',
      detail: 'There is a problem',
      errors: { PostalCode: 'Postcode is invalid' },
    };
    const world = await startWorld(answering({ status: 400, body }));
    expect(await world.result()).toMatchObject({
      kind: 'refused',
      refusal: { errors: { postcode: 'Postcode is invalid' } },
    });
  });
});

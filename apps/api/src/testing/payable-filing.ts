import { randomUUID } from 'node:crypto';
import type { PaymentState } from '@statbook/domain/payments';
import { readCReq } from '@statbook/payment-client';
import { findFiling, insertFiling, updateFiling } from '../filings/filing-queries.ts';
import { freezeAttempt } from '../filings/attempt/freeze-attempt.ts';
import { moveFiling } from '../filings/move-filing.ts';
import { newCompany, type QueuedFiling } from './queued-filing.ts';
import type { TestAccount, TestApi, TestPerson, TestReply } from './test-api.ts';
import { until } from './make-call.ts';

/** A confirmation statement of a new company that waits for its payment of £56. */
export async function payableFiling(api: TestApi, account: TestAccount): Promise<QueuedFiling> {
  const { database, vault, live, clock } = api.server.platform;
  const { accountId, main } = account;
  const target = await newCompany(api, account);
  const { companyId, number, name } = target;
  const filingId = await database.transaction({ as: 'account', accountId }, async (tx) => {
    const draft = { accountId, companyId, form: 'CS01', createdBy: main.userId, at: clock.now() } as const;
    const filing = await insertFiling(tx, draft);
    if (filing === undefined) throw new Error('The filing was not stored.');
    const content = {
      form: 'ConfirmationStatement',
      company: { number, name },
      madeUpTo: '2026-11-16',
      lawfulPurpose: true,
      informationDelivered: true,
      verifications: [],
      signer: { name: 'Test Person', capacity: 'director' },
    };
    await freezeAttempt(tx, { vault, clock }, filing, { content, secrets: {}, approvedBy: main.userId });
    await updateFiling(tx, filing.id, { feePence: 5000, feeReason: 'charged' });
    const ready = await moveFiling(tx, { live, clock }, filing, { to: 'ready', why: 'submitted' });
    if (ready !== undefined)
      await moveFiling(tx, { live, clock }, ready, { to: 'awaiting-payment', why: 'to be paid' });
    return filing.id;
  });
  return { ...target, filingId, accountId };
}

/** Who pays, and what the browser says of itself. */
export const ada = {
  customerFirstName: 'Ada',
  customerLastName: 'Marlowe',
  address1: '14 Quay Street',
  city: 'Bristol',
  postalCode: 'BS1 4QA',
  country: 'GB',
  customerEmail: 'ada.marlowe@example.com',
  screenHeight: 1080,
  screenWidth: 1920,
} as const;

/** The card goes from the browser to the gateway; what names it comes back. */
export async function handOverCard(
  api: TestApi,
  key: { merchantSessionKey?: string },
  { name = 'SUCCESSFUL', cardNumber = '4929000000006' }: CardOrder,
) {
  const cardDetails = { cardholderName: name, cardNumber, expiryDate: '1229', securityCode: '123' };
  const card = await fetch(`${api.payments.apiUrl}/card-identifiers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key.merchantSessionKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ cardDetails }),
  });
  // The gateway's own reply.
  const { cardIdentifier } = (await card.json()) as { cardIdentifier?: string };
  return {
    merchantSessionKey: key.merchantSessionKey ?? randomUUID(),
    cardIdentifier: cardIdentifier ?? randomUUID(),
  };
}

const declinedCard = '4929602110085639';

export interface CardOrder {
  /** What the bank does: the simulator goes by the cardholder's name. */
  name?: string;
  cardNumber?: string;
  /** Members of the request to be other than they should be. */
  with?: Record<string, unknown>;
}

/** A customer with a browser: what the payment window does, without the window. */
export function payerOf(api: TestApi, person: TestPerson, filing: QueuedFiling) {
  const post = (call: string, body: object) => person.call('POST', `/api/PaymentsGateway/${call}`, body);
  const state = async () =>
    (await person.call('GET', `/api/PaymentsGateway/GetPaymentState?filingId=${filing.filingId}`)).body;

  const order = async ({ with: other, ...card }: CardOrder = {}) => {
    const key = (await post('getmerchantsessionkey', { filingId: filing.filingId })).body;
    return {
      filingId: filing.filingId,
      companyId: filing.companyId,
      submissionType: 'ConfirmationStatement',
      ...(await handOverCard(api, key, card)),
      amount: 50,
      processingFee: 5,
      taxAmount: 1,
      totalAmount: 5600,
      ...ada,
      ...other,
    };
  };

  return {
    post,
    state,
    order,
    submit: (body: object) => post('ProcessPaymentAsync', body),
    pay: async (card?: CardOrder): Promise<TestReply> => post('ProcessPaymentAsync', await order(card)),
    declined: { cardNumber: declinedCard } satisfies CardOrder,
    /** Waits until the payment is in one of the states. */
    until: (...states: PaymentState[]) => until(state, ({ state: now }) => states.includes(now)),
  };
}

/** The customer at the bank's page: what comes back is the value that its form would post to us. */
export async function answerBank(
  challenge: { acsUrl: string; cReq: string },
  word = 'challenge',
): Promise<string> {
  await postForm(challenge.acsUrl, { creq: challenge.cReq });
  const acsTransactionID = readCReq(challenge.cReq)?.acsTransId ?? '';
  const page = await postForm(`${challenge.acsUrl}_answer`, { acsTransactionID, challengeData: word });
  return /name="cres" value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
}

/** The bank's page posts to our notification address. */
export const notify = (api: TestApi, cres: string) => postForm(`${api.url}/api/CRes/handleCRes`, { cres });

function postForm(url: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', body: new URLSearchParams(fields) });
}

/** Everything that the gateway knows of, with what the customer has paid and not got back. */
export async function gatewayTransactions(api: TestApi, vendorTxCode?: string) {
  // The simulator's own reply.
  const all = (await api.payments.admin('GET', 'transactions')) as {
    transactionId: string;
    vendorTxCode: string;
    transactionType: string;
    statusCode: string;
    taken: number;
    voided: boolean;
    refunded: number;
  }[];
  return vendorTxCode === undefined ? all : all.filter((one) => one.vendorTxCode === vendorTxCode);
}

/** The state of the filing now. */
export async function filingState(api: TestApi, { accountId, filingId }: QueuedFiling): Promise<string> {
  const { database } = api.server.platform;
  const filing = await database.transaction({ as: 'account', accountId }, (tx) => findFiling(tx, filingId));
  return filing?.state ?? 'none';
}

import { type PaymentsOptions, startPayments } from '../payments.ts';

/** A JSON answer of the gateway. */
export interface Reply {
  status: number;
  // Tests look into answers of every shape; what they find there they compare.
  body: Record<string, unknown>;
  headers: Headers;
}

export type Fields = Record<string, unknown>;

const credentials = `Basic ${btoa('demo-payment-key:demo-payment-password')}`;

export const visa = {
  cardholderName: 'Ada Marlowe',
  cardNumber: '4929000000006',
  expiryDate: '1229',
  securityCode: '123',
};

export const browser = {
  notificationURL: 'http://127.0.0.1:3000/CRes/handleCRes',
  browserIP: '127.0.0.1',
  browserAcceptHeader: 'text/html,*/*;q=0.8',
  browserJavascriptEnabled: true,
  browserJavaEnabled: false,
  browserLanguage: 'en-GB',
  browserColorDepth: '24',
  browserScreenHeight: '1080',
  browserScreenWidth: '1920',
  browserTZ: '0',
  browserUserAgent: 'Mozilla/5.0',
  challengeWindowSize: 'Large',
  transType: 'GoodsAndServicePurchase',
};

export const order = {
  transactionType: 'Payment',
  amount: 4000,
  currency: 'GBP',
  description: 'Company filing fee',
  customerFirstName: 'Ada',
  customerLastName: 'Marlowe',
  customerEmail: 'ada.marlowe@example.com',
  billingAddress: { address1: '14 Quay Street', city: 'Bristol', postalCode: 'BS1 4QA', country: 'GB' },
  strongCustomerAuthentication: browser,
};

/** A shop with its own simulator: every action goes over HTTP. */
export async function openShop(options: PaymentsOptions = {}) {
  const payments = await startPayments({ clockAt: '2026-11-21T10:00:00Z', ...options });
  const { url, apiUrl, bankUrl } = payments;
  const line = openLine(apiUrl, url);
  return {
    url,
    apiUrl,
    bankUrl,
    ...line,
    ...toBuyer(line),
    ...toCardholder(line, bankUrl),
    close: () => payments.close(),
  };
}

/** How the shop speaks with the gateway and a test with the admin API. */
function openLine(apiUrl: string, url: string) {
  const send = async (to: string, init: RequestInit): Promise<Reply> => {
    const response = await fetch(to, init);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('application/json') === true;
    return { status: response.status, body: isJson ? JSON.parse(text) : { text }, headers: response.headers };
  };
  const post = (path: string, body: unknown, authorization = credentials) =>
    send(apiUrl + path, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const get = (path: string) => send(apiUrl + path, { headers: { authorization: credentials } });
  const report = (code: string) =>
    send(`${url}/reporting/transactions?vendorTxCode=${code}`, { headers: { authorization: credentials } });
  const admin = (path: string, body?: unknown) =>
    send(`${url}/_admin/${path}`, {
      method: 'POST',
      ...(body !== undefined && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  const advance = (minutes: number) => admin('clock', { advanceMs: minutes * 60_000 });
  const listTransactions = async () => (await send(`${url}/_admin/transactions`, {})).body;
  return { send, post, get, report, admin, advance, listTransactions };
}

function toBuyer({ post }: ReturnType<typeof openLine>) {
  let codes = 0;
  const nextCode = () => `FILING-${(codes += 1)}`;
  const getSessionKey = async () =>
    String((await post('/merchant-session-keys', { vendorName: 'statbook' })).body['merchantSessionKey']);
  const identify = (key: string, card: Fields = visa) =>
    post('/card-identifiers', { cardDetails: card }, `Bearer ${key}`);
  const getCard = async (card: Fields = {}) => {
    const merchantSessionKey = await getSessionKey();
    const { body } = await identify(merchantSessionKey, { ...visa, ...card });
    return { merchantSessionKey, cardIdentifier: String(body['cardIdentifier']) };
  };
  /** A payment with a card of its own. */
  const pay = async (fields: Fields = {}, card: Fields = {}) =>
    post('/transactions', {
      ...order,
      vendorTxCode: nextCode(),
      paymentMethod: { card: await getCard(card) },
      ...fields,
    });
  const payWithChallenge = (fields: Fields = {}) => pay(fields, { cardholderName: 'CHALLENGE' });
  return { nextCode, getSessionKey, identify, getCard, pay, payWithChallenge };
}

function toCardholder({ post }: ReturnType<typeof openLine>, bankUrl: string) {
  const brings = (path: string, form: Record<string, string>) =>
    fetch(`${bankUrl}/3ds-simulator/${path}`, { method: 'POST', body: new URLSearchParams(form) });
  /** Answers the bank as a cardholder would, and returns the value that the shop is sent. */
  const confirmAtBank = async (challenge: Reply, word = 'challenge') => {
    await brings('html_challenge', { creq: String(challenge.body['cReq']) });
    const acsTransactionID = String(challenge.body['acsTransId']);
    const page = await (
      await brings('html_challenge_answer', { acsTransactionID, challengeData: word })
    ).text();
    return readField(page, 'cres');
  };
  const finish = (challenge: Reply, cRes: unknown) =>
    post(`/transactions/${String(challenge.body['transactionId'])}/3d-secure-challenge`, { cRes });
  return { brings, confirmAtBank, finish };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;

/** The value of a hidden field of the bank's page. */
export function readField(page: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1] ?? '';
}

export function decode(message: string): Record<string, string> {
  return JSON.parse(Buffer.from(message, 'base64url').toString('utf8'));
}

/** `[code, property]` of each refused field. */
export function listErrors({ body }: Reply): [unknown, unknown][] {
  const { errors } = body;
  return Array.isArray(errors) ? errors.map((error) => [error.code, error.property]) : [];
}

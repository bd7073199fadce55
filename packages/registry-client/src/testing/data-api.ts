import { createDataApiClient, type DataApiClient } from '../data-api/data-api-client.ts';
import type { DataApiConfig } from '../data-api/data-api-config.ts';
import type { LinkedCompany } from '../data-api/records/company-profile.ts';
import type { Fetched } from '../registry-failure.ts';
import { type ReceivedRequest, type Responder, sendJson, startLocalServer } from './local-server.ts';
import { readReference } from './reference.ts';
import { OPEN_LIMITER, TEST_KEY } from './registry-key.ts';

/** A company whose profile has every link. */
export const linkedCompany: LinkedCompany = {
  number: '01234567',
  links: {
    self: '/company/01234567',
    filingHistory: '/company/01234567/filing-history',
    officers: '/company/01234567/officers',
    pscs: '/company/01234567/persons-with-significant-control',
    pscStatements: '/company/01234567/persons-with-significant-control-statements',
    charges: '/company/01234567/charges',
    insolvency: '/company/01234567/insolvency',
    registers: '/company/01234567/registers',
    exemptions: '/company/01234567/exemptions',
    ukEstablishments: '/company/01234567/uk-establishments',
  },
};

type Ask<T> = (client: DataApiClient) => Promise<Fetched<T>>;

/** What a client makes of the service's answers, and what it asked. */
export async function askDataApi<T>(
  respond: Responder,
  ask: Ask<T>,
  change: Partial<DataApiConfig> = {},
): Promise<{ reply: Fetched<T>; received: readonly ReceivedRequest[] }> {
  await using server = await startLocalServer(respond);
  const retry = { delaysMs: [], maxRateLimitWaitMs: 0 };
  const client = createDataApiClient({
    baseUrl: server.url,
    apiKey: TEST_KEY,
    limiter: OPEN_LIMITER,
    retry,
    ...change,
  });
  const reply = await ask(client);
  return { reply, received: [...server.received] };
}

/** The value that is read from one JSON body; every page after the first is empty. */
export async function readBody<T>(body: unknown, ask: Ask<T>): Promise<T> {
  const { reply } = await askDataApi(
    (_, response, turn) => sendJson(response, turn === 0 ? body : { items: [] }),
    ask,
  );
  if (!reply.ok) throw new Error(JSON.stringify(reply));
  return reply.value;
}

/** The value that is read from a published sample. */
export function readSample<T>(name: string, ask: Ask<T>): Promise<T> {
  return readBody(JSON.parse(readReference(`registry/public-api/samples/${name}`)), ask);
}

import { type CallDefinition, calls } from '@statbook/contract';
import { columnsOf, filesUnder, findSecrets, type Source } from '@statbook/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { sessionOf } from '../platform/database/database.ts';
import { sampleInputOf } from '../testing/sample-input.ts';
import { sendInput } from '../testing/send-input.ts';
import { testApi } from '../testing/test-api.ts';
import { type FullAccount, fullAccount } from './full-account.ts';

describe('secrets', () => {
  it('stand in clear in no log line, no column, no file and no reply, whatever call is made', async () => {
    const api = await testApi();
    const { config, database } = api.server.platform;
    const account = await fullAccount();
    const replies = await makeEveryCall(account);
    const columns = await columnsOf((sql) =>
      database.transaction({ as: 'maintenance' }, (tx) => sessionOf(tx).query(sql)),
    );
    const logs = api.logLines().map((content, index) => ({ place: `log line ${index + 1}`, content }));
    const secrets = {
      'sealed text': account.sealedText,
      'access token': account.main.token,
      'key of the installation': config.secretsKeys[0].reveal(),
      'registry key': config.registry.apiKey.reveal(),
      'presenter code of the installation': config.registry.presenterCode.reveal(),
      'payment key': config.payment.integrationKey.reveal(),
      'payment password': config.payment.integrationPassword.reveal(),
      ...handedIn,
    };
    expect(columns.length).toBeGreaterThan(50);
    // A call that streams is logged at its end; every other has left its line.
    expect(logs.length).toBeGreaterThanOrEqual(replies.length);
    // The key file is the one place of the key; it is readable by its owner only.
    const files = filesUnder(config.dataDir, ['secrets.key']);
    expect(findSecrets([...replies, ...columns, ...logs, ...files], secrets)).toEqual([]);
  });

  it('are found where they do stand: the search is no empty promise', async () => {
    const api = await testApi();
    const account = await fullAccount();
    const { logger } = api.server.platform;
    logger.info({ note: account.sealedText }, 'a careless line');
    const [careless] = api.logLines().slice(-1);
    expect(
      findSecrets([{ place: 'log', content: careless ?? '' }], { code: account.sealedText }),
    ).toHaveLength(1);
  });

  it('and query strings are kept from log lines, whatever object they come in', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    await main.call(
      'GET',
      '/api/LicenceDetails/UserLoginDetails?emailId=somebody@secret.example&authCode=AB12CD34',
    );
    const { logger } = api.server.platform;
    logger.info(
      { body: { authCode: 'AB12CD34', inner: { securityCode: 'AB12CD34' } }, cRes: 'AB12CD34' },
      'test',
    );
    logger.error({ err: Object.assign(new Error('AB12CD34'), { params: ['AB12CD34'] }) }, 'test');
    const text = api.logLines().join('\n');
    expect(text).not.toContain('AB12CD34');
    expect(text).not.toContain('secret.example');
  });
});

/** What is handed in wherever a call takes such a thing. */
const handedIn: Record<string, string> = {
  'authentication code': 'QX7R2M',
  'presenter code': 'PRESENTERQX',
  'personal code': 'QX7R2M9PK4T',
  'card number': '4929000000006',
  'security code': 'CV9731',
  'challenge result': 'Y1Jlcy1vZi1hLXRlc3Q9cXg3cjJt',
  'token of the registry': 'token-of-the-registry-qx7r2m',
};

/** The calls that show a code, and record that they did. */
const showing = new Set(['showAuthenticationCode', 'showPresenter', 'showPersonalCode']);

/** Fields of the contract that carry them, by name. */
const carriers: readonly [RegExp, string][] = [
  [/^AuthCode$/i, 'authentication code'],
  [/^PresenterAuthenticationCode$/i, 'presenter code'],
  [/^PersonalCode$/i, 'personal code'],
  [/^CardNumber$/i, 'card number'],
  [/^(SecurityCode|cvv)$/i, 'security code'],
  [/^cres$/i, 'challenge result'],
  [/^accessToken$/i, 'token of the registry'],
];

/** Makes every call as the account's main user, about its own company where it is about one; gives the replies. */
async function makeEveryCall(account: FullAccount): Promise<Source[]> {
  const { url } = await testApi();
  const replies: Source[] = [];
  for (const [name, call] of Object.entries<CallDefinition>(calls)) {
    // Signing out would end the walk.
    if (name === 'signOut' || name === 'endAllSessions') continue;
    const { query, body } = sampleInputOf(call);
    const input = {
      query: query && fill(call.query, query, account),
      body: body && fill(call.body, body, account),
    };
    const reply = await sendInput(url, call, { input, token: account.main.token });
    if (!showing.has(name)) replies.push({ place: `reply of ${name}`, content: reply.text });
  }
  return replies;
}

/** The sample, about the account's own company, with a secret wherever the schema has a place for one. */
function fill(schema: unknown, sample: unknown, account: FullAccount): Record<string, unknown> {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const places = fields.filter((field) => carriers.some(([name]) => name.test(field)));
  const whole: Record<string, unknown> = {
    ...Object.fromEntries(places.map((field) => [field, undefined])),
    ...Object(sample),
  };
  return Object.fromEntries(
    Object.entries(whole).map(([field, value]) => [field, fieldOf(field, value, account)]),
  );
}

function fieldOf(field: string, value: unknown, { companyId, companyNumber }: FullAccount): unknown {
  if (/^CompanyId$/i.test(field)) return companyId;
  if (/^company(Number|RegNo)$/i.test(field)) return companyNumber;
  const [, carried] = carriers.find(([name]) => name.test(field)) ?? [];
  return carried === undefined ? value : handedIn[carried];
}

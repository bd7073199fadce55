import { createHash } from 'node:crypto';
import { afterEach, describe, expect, it } from 'vitest';
import { queueFiling, readFiling, untilState } from '../../testing/queued-filing.ts';
import { statusAnswer } from '../../testing/status-answer.ts';
import { testApi } from '../../testing/test-api.ts';
import { presenterBinding } from '../../clients/presenter-gateway.ts';
import { account as accountTable } from '../../platform/database/schema.ts';
import { filedForms } from './filed-forms.ts';
import { sendFiling } from './send-filing.ts';

const signal = new AbortController().signal;
const another = { presenterId: '66666600002', presenterAuthenticationCode: 'ANOTHER0002' };

/** A filing that the registry has received; the answer was lost on its way. */
async function unanswered() {
  const api = await testApi();
  const { platform } = api.server;
  const account = await api.newAccount();
  const filing = await queueFiling(api, account);
  await api.registry.admin('POST', 'faults', {
    kind: 'drop-after',
    path: 'xmlgw',
    bodyMatches: `<CompanyNumber>0?${filing.number.replace(/^0/, '')}</CompanyNumber>`,
    times: 1,
  });
  const send = () => sendFiling({ ...platform, forms: filedForms }, filing, signal);
  await send();
  expect((await readFiling(platform, filing)).filing.state).toBe('sending');
  const change = (call: string, body: object = {}) =>
    account.main.call('POST', `/api/Usermanagement/${call}`, body);
  return { api, platform, account, filing, send, change };
}

afterEach(async () => {
  await (await testApi()).registry.admin('DELETE', 'faults');
});

describe('a filing that may be with the registry when the presenter is changed', () => {
  it('is not called unfiled by what the registry holds for the new presenter', async () => {
    const { api, platform, filing, send } = await unanswered();
    const { submissionNumber } = (await readFiling(platform, filing)).attempt;
    const { vault, database } = platform;
    const { accountId } = filing;
    await database.transaction({ as: 'account', accountId }, (tx) =>
      tx.update(accountTable).set({
        presenterIdSealed: vault.seal(another.presenterId, presenterBinding('id', accountId)),
        presenterCodeSealed: vault.seal(
          another.presenterAuthenticationCode,
          presenterBinding('code', accountId),
        ),
      }),
    );
    // The other presenter has given the same number to a filing of another program.
    await api.registry.admin('POST', 'faults', {
      kind: 'status',
      status: 200,
      contentType: 'text/xml',
      path: 'xmlgw',
      bodyMatches: createHash('md5').update(another.presenterId).digest('hex'),
      body: statusAnswer([
        [submissionNumber ?? '', 'ACCEPT', '<CustomerReference>elsewhere</CustomerReference>'],
      ]),
    });
    await send();
    expect((await readFiling(platform, filing)).filing.state).toBe('sending');
    await database.transaction({ as: 'account', accountId }, (tx) =>
      tx.update(accountTable).set({ presenterIdSealed: null, presenterCodeSealed: null }),
    );
    await send();
    await untilState(platform, filing, 'accepted');
  });

  it('keeps the presenter until it is decided, since no other is told of it', async () => {
    const { platform, filing, send, change } = await unanswered();
    expect((await change('SavePresenter', another)).body.code).toBe('presenter-in-use');
    const renewed = { presenterId: '66666600001', presenterAuthenticationCode: 'DEMOPRES001' };
    expect((await change('SavePresenter', renewed)).body).toEqual({ done: true });
    expect((await change('RemovePresenter')).body).toEqual({ done: true });
    await send();
    await untilState(platform, filing, 'accepted');
    expect((await change('SavePresenter', another)).body).toEqual({ done: true });
  });
});

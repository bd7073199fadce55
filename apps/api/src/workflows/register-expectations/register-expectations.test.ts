import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listUnmetExpectations } from '../../filings/accepted/expectation-queries.ts';
import { registerExpectation } from '../../platform/database/schema.ts';
import { type QueuedFiling, queueFiling, untilState } from '../../testing/queued-filing.ts';
import { type TestAccount, type TestApi, testApi } from '../../testing/test-api.ts';
import { refreshCompany } from '../import-company/refresh/refresh-company.ts';
import { filedForms } from '../send-filing/filed-forms.ts';
import { sendFiling } from '../send-filing/send-filing.ts';
import { refreshAwaited } from './refresh-awaited.ts';
import { until } from '../../testing/make-call.ts';

const { signal } = new AbortController();

/** A statement that was accepted. */
async function file() {
  const api = await testApi();
  const account = await api.newAccount();
  const key = await queueFiling(api, account);
  await sendFiling({ ...api.server.platform, forms: filedForms }, key, signal);
  await untilState(api.server.platform, key, 'accepted');
  return { api, account, key };
}

const inAccount = { as: 'account' } as const;

const readExpectations = ({ server }: TestApi, { accountId, filingId }: QueuedFiling) =>
  server.platform.database.transaction({ ...inAccount, accountId }, (tx) =>
    tx.select().from(registerExpectation).where(eq(registerExpectation.filingId, filingId)),
  );

/** As if the register had not shown it so far, and the days were these. */
const forget = ({ server }: TestApi, { accountId, filingId }: QueuedFiling, days: object = {}) =>
  server.platform.database.transaction({ ...inAccount, accountId }, (tx) =>
    tx
      .update(registerExpectation)
      .set({ metBy: null, metAt: null, ...days })
      .where(eq(registerExpectation.filingId, filingId)),
  );

const refresh = ({ server }: TestApi, { accountId, companyId }: QueuedFiling) =>
  refreshCompany(server.platform, { accountId, companyId, actor: 'job:refresh-company' }, { signal });

const getReceipt = async ({ main }: TestAccount, { filingId }: QueuedFiling) =>
  (await main.call('GET', `/api/Submissions/GetSubmission?filingId=${filingId}`)).body.entity[0];

async function untilShown(account: TestAccount, key: QueuedFiling) {
  const receipt = await until(
    () => getReceipt(account, key),
    ({ register }) => register.state === 'shown',
  );
  return receipt.register;
}

describe('what was accepted', () => {
  it('is looked for on the register, and said to be there since it was found', async () => {
    const { api, account, key } = await file();
    expect(await untilShown(account, key)).toEqual({
      state: 'shown',
      text: 'On the register since 20 November 2026.',
    });
    const [expectation] = await readExpectations(api, key);
    expect(expectation).toMatchObject({
      kind: 'filing-history',
      subject: { types: ['CS01'], values: { made_up_date: '2026-11-16' } },
      acceptedOn: '2026-11-20',
      expectedFrom: '2026-11-20',
      expectedBy: '2026-11-25',
    });
    const { body } = await account.main.call('GET', '/api/Submissions/GetSubmissions');
    expect(body.entity).toMatchObject([{ register: { state: 'shown' } }]);
  });

  it('is awaited while the register does not show it, and met by an entry of its own only once', async () => {
    const { api, account, key } = await file();
    await untilShown(account, key);
    await forget(api, key, { subject: { types: ['CS01'], values: { made_up_date: '2025-01-01' } } });
    await refresh(api, key);
    expect((await getReceipt(account, key)).register).toEqual({
      state: 'awaited',
      text: 'Accepted 20 November 2026, not on the register yet.',
    });
    const unmet = await api.server.platform.database.transaction(
      { ...inAccount, accountId: key.accountId },
      (tx) => listUnmetExpectations(tx, key.companyId),
    );
    expect(unmet).toMatchObject([{ form: 'CS01', expectation: { filingId: key.filingId } }]);
    await forget(api, key, { subject: { types: ['CS01'] } });
    const { accountId, companyId, filingId } = key;
    const second = {
      accountId,
      companyId,
      filingId,
      kind: 'filing-history',
      subject: { types: ['CS01'] },
    } as const;
    const days = { acceptedOn: '2026-11-20', expectedFrom: '2026-11-20', expectedBy: '2026-11-25' };
    await api.server.platform.database.transaction({ ...inAccount, accountId }, (tx) =>
      tx.insert(registerExpectation).values({ ...second, ...days }),
    );
    await refresh(api, key);
    const met = (await readExpectations(api, key)).filter(({ metBy }) => metBy !== null);
    expect(met).toHaveLength(1);
    expect((await getReceipt(account, key)).register.state).toBe('awaited');
  });

  it('is given up with a reason when the register does not show it in time, and still met when it does', async () => {
    const { api, account, key } = await file();
    await untilShown(account, key);
    const subject = { types: ['CS01'], values: { made_up_date: '2025-01-01' } };
    const past = { acceptedOn: '2026-11-01', expectedFrom: '2026-11-01', expectedBy: '2026-11-12' };
    await forget(api, key, { subject, ...past });
    await refresh(api, key);
    expect((await getReceipt(account, key)).register).toEqual({
      state: 'awaited',
      text: 'Accepted 1 November 2026, not on the register yet. It was expected by 12 November 2026.',
    });
    await forget(api, key, { subject, ...past, expectedBy: '2026-11-06' });
    await refresh(api, key);
    expect((await getReceipt(account, key)).register).toEqual({
      state: 'given-up',
      text:
        'Accepted 1 November 2026. The public register did not show it by 16 November 2026. ' +
        'Ring Companies House with the submission number.',
    });
    await forget(api, key, { subject: { types: ['CS01'] }, expectedBy: '2026-11-25' });
    await refresh(api, key);
    expect((await getReceipt(account, key)).register.state).toBe('shown');
  });

  it('has its company read again now and then until it is shown', async () => {
    const { api, account, key } = await file();
    await untilShown(account, key);
    await forget(api, key);
    await refreshAwaited(api.server.platform);
    await untilShown(account, key);
  });
});

import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../../platform/database/database.ts';
import { readFiling } from '../../../testing/queued-filing.ts';
import type { TestPerson } from '../../../testing/test-api.ts';
import { fillIn, submit } from '../filed-notice.fixture.ts';
import { deliverNameChange, holdNameChange, keyOf, untilEnded } from './held-change.fixture.ts';

const send = (person: TestPerson, filingId: string, companyName: string) =>
  person.call('POST', '/api/Submissions/SendUnderPresentName', { filingId, companyName });

describe('what waits for a change of name', { timeout: 120_000 }, () => {
  it('says what it waits for, where that is and since when', async () => {
    const { account, api, company, name, receiptOf } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    expect((await receiptOf(name)).waitsFor).toBeNull();
    await submit(api, account, company, notice);
    const { waitsFor, timeline } = await receiptOf(notice);
    expect(waitsFor).toEqual({
      filingId: name.filingId,
      label: `Change of name to QUAYSIDE ${company.number} LIMITED`,
      stateText: 'Received by Companies House',
      stateSince: (await receiptOf(name)).timeline.at(-1).at,
      since: timeline.at(-1).at,
      isDelivered: false,
    });
  });

  it('leads to the outcome of a change that a person delivered, and goes once that is recorded', async () => {
    const { account, api, company, name, receiptOf } = await deliverNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    expect((await receiptOf(notice)).waitsFor).toMatchObject({
      filingId: name.filingId,
      stateText: 'Delivered, no outcome recorded',
      isDelivered: true,
    });
    const words = 'The name is not available';
    const outcome = { filingId: name.filingId, outcome: 'rejected', on: '2026-11-20', words };
    await account.main.call('POST', '/api/Forms/RecordOutcome', outcome);
    expect(await untilEnded(api, account, notice)).toBe('ACCEPT');
  });

  it('is sent under the present name once somebody agrees to that, and alone', async () => {
    const { account, api, company, name, stateOf, receiptOf } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    const office = await fillIn(api, account, company, 'AD01');
    for (const form of [notice, office]) await submit(api, account, company, form);
    const stale = await send(account.main, notice.filingId, 'ANOTHER NAME LIMITED');
    expect(stale.body).toMatchObject({ status: 409, code: 'changed-meanwhile' });
    const reader = await account.addAgent(['viewCompany', 'viewSubmission', 'editCompany'], true);
    expect((await send(reader, notice.filingId, company.name)).status).toBe(403);
    expect(await stateOf(notice)).toBe('queued');

    expect((await send(account.main, notice.filingId, company.name)).body).toEqual({ done: true });
    expect(await untilEnded(api, account, notice)).toBe('ACCEPT');
    const { attempt } = await readFiling(api.server.platform, keyOf(account, notice));
    expect(attempt.sentRedacted).toContain(`<CompanyName>${company.name}</CompanyName>`);
    expect([await stateOf(office), await stateOf(name)]).toEqual(['queued', 'pending']);
    expect((await receiptOf(notice)).timeline).toContainEqual(
      expect.objectContaining({
        why: `To be sent under the name ${company.name}, while a change of it is not decided.`,
        by: expect.any(String),
      }),
    );
    const { accountId } = account;
    const logged = await api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
      sessionOf(tx).query('select count(*)::int from activity where action = $1 and company_id = $2', [
        'filing.sent-under-present-name',
        company.companyId,
      ]),
    );
    expect(logged.flat()).toEqual([1]);
    const again = await send(account.main, notice.filingId, company.name);
    expect(again.body).toMatchObject({ status: 409, code: 'filing-not-waiting' });
  });

  it('comes back with the reason where another name is registered by then', async () => {
    const { account, api, company, receiptOf } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    await api.registry.admin('PATCH', `companies/${company.number}`, { name: 'SOMETHING ELSE LIMITED' });
    await send(account.main, notice.filingId, company.name);
    await untilEnded(api, account, notice);
    const { state, attempts } = await receiptOf(notice);
    expect(['rejected', 'failed']).toContain(state);
    expect(attempts.at(-1).troubles[0].meaning).toMatch(/name/);
  });
});

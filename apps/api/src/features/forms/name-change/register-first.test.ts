import { describe, expect, it } from 'vitest';
import { untilState } from '../../../testing/queued-filing.ts';
import type { TestAccount } from '../../../testing/test-api.ts';
import { fillIn, submit } from '../filed-notice.fixture.ts';
import type { NoticeCompany } from '../notice-company.fixture.ts';
import { startFormOf } from '../form.fixture.ts';
import {
  deliverNameChange,
  holdNameChange,
  keyOf,
  refresh,
  sendNow,
  untilEnded,
} from './held-change.fixture.ts';

describe('a register that shows the new name before its acceptance is heard', { timeout: 120_000 }, () => {
  it('keeps its own spelling, which what is filed next bears', async () => {
    const { api, account, company, name, decide } = await holdNameChange();
    const registered = `QUAYSIDE ${company.number} LTD`;
    const before = { name: company.name, effectiveFrom: '2019-02-04', ceasedOn: '2026-11-20' };
    const show = () =>
      api.registry.admin('PATCH', `companies/${company.number}`, {
        name: registered,
        previousNames: [before],
      });
    await show();
    await refresh(account, company);
    const path = `company/${company.number}$`;
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 503, path, times: 1 });
    await decide('accept');
    await show();
    await untilState(api.server.platform, keyOf(account, name), 'accepted');
    expect(await nameOf(account, company)).toBe(registered);

    await refresh(account, company);
    expect(await nameOf(account, company)).toBe(registered);
    expect(await namesInHistory(account, company)).toEqual({
      previous: [company.name],
      changes: [[company.name, registered]],
    });
    const office = await fillIn(api, account, company, 'AD01');
    await submit(api, account, company, office);
    expect(await untilEnded(api, account, office)).toBe('ACCEPT');
  });
});

describe('a change of name that nobody decides', { timeout: 120_000 }, () => {
  it('holds nothing back once the register shows another name, whichever', async () => {
    const { api, account, company, name, decide, stateOf } = await holdNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    await decide('fail');
    await untilState(api.server.platform, keyOf(account, name), 'failed');
    await sendNow(api, account, notice.filingId);
    expect(await stateOf(notice)).toBe('queued');
    await api.registry.admin('PATCH', `companies/${company.number}`, { name: 'SOMETHING ELSE LIMITED' });
    await refresh(account, company);
    expect(await untilEnded(api, account, notice)).toBe('ACCEPT');
    expect(await stateOf(name)).toBe('failed');
    const again = await startFormOf(account, { companyId: company.companyId, form: 'NM04' });
    expect((await again.get()).body.entity[0].blockers).toEqual([]);
  });

  it('holds nothing back either where a person delivered it and has recorded no outcome', async () => {
    const { api, account, company, name, stateOf } = await deliverNameChange();
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    await sendNow(api, account, notice.filingId);
    expect(await stateOf(notice)).toBe('queued');
    const registered = `QUAYSIDE ${company.number} LTD`;
    await api.registry.admin('PATCH', `companies/${company.number}`, { name: registered });
    await refresh(account, company);
    expect(await untilEnded(api, account, notice)).toBe('ACCEPT');

    const { filingId } = name;
    const outcome = { filingId, outcome: 'accepted', on: '2026-11-20', words: '' };
    expect((await account.main.call('POST', '/api/Forms/RecordOutcome', outcome)).body).toEqual({
      done: true,
    });
    expect(await nameOf(account, company)).toBe(registered);
  });

  it('holds back until then what is filed after the register showed another name, but not the new one, before its delivery', async () => {
    const sent = await deliverNameChange((number) => `FENWICK ${number} LIMITED`);
    const waiting = await fillIn(sent.api, sent.account, sent.company, 'TM01');
    await submit(sent.api, sent.account, sent.company, waiting);
    await sendNow(sent.api, sent.account, waiting.filingId);
    expect(await sent.stateOf(waiting)).toBe('queued');

    const shown = await deliverNameChange((number) => `QUAYSIDE ${number} LTD`);
    const notice = await fillIn(shown.api, shown.account, shown.company, 'TM01');
    await submit(shown.api, shown.account, shown.company, notice);
    expect(await untilEnded(shown.api, shown.account, notice)).toBe('ACCEPT');
  });
});

describe('a register that only spells the old name otherwise', { timeout: 120_000 }, () => {
  const spelledByHand = `'Test Notices ' || number || ' Ltd.'`;

  // As a record made by hand is spelled before its first reading, and as an accepted name is before the register shows it.
  it.each(['null', 'registry_read_at'])('shows no new one, where it was read at %s', async (readAt) => {
    const { api, account, company, name, decide, stateOf } = await holdNameChange();
    await api.server.platform.database.transaction(
      { as: 'account', accountId: account.accountId },
      async (tx) => {
        await tx.execute(`update company set registry_read_at = ${readAt}, name = ${spelledByHand}`);
        await tx.execute(`update filing_attempt set company_name = (select name from company)`);
      },
    );
    await refresh(account, company);
    expect(await nameOf(account, company)).toBe(company.name);
    const notice = await fillIn(api, account, company, 'TM01');
    await submit(api, account, company, notice);
    await sendNow(api, account, notice.filingId);
    expect(await stateOf(notice)).toBe('queued');

    // The register may be behind, and the name before is not put back: nothing was read of it in between.
    const path = `company/${company.number}$`;
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 503, path });
    await decide('accept');
    await untilState(api.server.platform, keyOf(account, name), 'accepted');
    expect(await nameOf(account, company)).toBe(`QUAYSIDE ${company.number} LIMITED`);
    await api.registry.admin('PATCH', `companies/${company.number}`, { name: company.name });
    await api.registry.admin('DELETE', 'faults');
    await refresh(account, company);
    expect(await nameOf(account, company)).toBe(`QUAYSIDE ${company.number} LIMITED`);
  });
});

async function nameOf({ main }: TestAccount, { companyId }: NoticeCompany): Promise<string> {
  const { entity } = (await main.call('GET', '/api/CompanyInformation/GetCompanies')).body;
  return entity.find((row: { companyId: string }) => row.companyId === companyId).companyName;
}

/** Which names the company had, and which changes of its name were found, each with the name before and now. */
async function namesInHistory({ main }: TestAccount, { companyId }: NoticeCompany) {
  const read = async (call: string) =>
    (await main.call('GET', `/api/CompanyInformation/${call}?companyId=${companyId}`)).body.entity;
  const [overview] = await read('GetCompanyOverview');
  const changes = await read('GetRegisterChanges');
  return {
    previous: overview.previousNames.map(({ name }: { name: string }) => name),
    changes: changes
      .filter(({ kind }: { kind: string }) => kind === 'name')
      .map((change: { before: string; now: string }) => [change.before, change.now]),
  };
}

import { describe, expect, it } from 'vitest';
import { untilState } from '../../../testing/queued-filing.ts';
import type { TestAccount } from '../../../testing/test-api.ts';
import { fillIn, submit } from '../filed-notice.fixture.ts';
import type { NoticeCompany } from '../notice-company.fixture.ts';
import { holdNameChange, keyOf, refresh, untilEnded } from './held-change.fixture.ts';

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

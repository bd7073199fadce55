import { describe, expect, it } from 'vitest';
import { testApi } from '../../testing/test-api.ts';
import { fillIn, submit } from './filed-notice.fixture.ts';
import { importNoticeCompany } from './notice-company.fixture.ts';

describe('whom a notice is about', () => {
  it('stands in the lists over all companies, as the public register names them', async () => {
    const api = await testApi();
    const account = await api.newAccount();
    const company = await importNoticeCompany(api, account);
    const begun = await Promise.all(
      (['TM01', 'TM02', 'PSC07'] as const).map(async (name) => ({
        name,
        form: await fillIn(api, account, company, name),
      })),
    );
    const rowsAt = async (path: string): Promise<{ filingId: string; subject?: string | null }[]> =>
      (await account.main.call('GET', path)).body.entity;
    const subjectIn = (rows: { filingId: string; subject?: string | null }[], filingId: string) =>
      rows.find((row) => row.filingId === filingId)?.subject;
    const started = async () => {
      const [dashboard] = (await account.main.call('GET', '/api/Dashboard/GetDashboard?rows=20')).body.entity;
      return [...dashboard.companies.drafts.rows, ...dashboard.submissions.accepted.rows];
    };
    const onDashboard = await started();
    const drafts = await rowsAt('/api/Submissions/GetFilingsByInternet');
    for (const { name, form } of begun) {
      const subject = subjectIn(drafts, form.filingId);
      expect(subject, name).toMatch(/\w+ \w+/);
      expect(subjectIn(onDashboard, form.filingId), name).toBe(subject);
      await submit(api, account, company, form);
      const sent = await rowsAt('/api/Submissions/GetSubmissions');
      expect(subjectIn(sent, form.filingId), name).toBe(subject);
    }
    // Who is protected on the register has no name in any list.
    const { database } = api.server.platform;
    await database.transaction({ as: 'account', accountId: account.accountId }, async (tx) => {
      await tx.execute(
        `insert into registry_reading (account_id, company_id, kind, read_at, value)
          select account_id, company_id, kind, read_at + interval '1 minute',
              replace(value::text, '"individual"', '"super-secure"')::jsonb
            from registry_reading where kind = 'pscs' and company_id = '${company.companyId}'`,
      );
    });
    const after = await rowsAt('/api/Submissions/GetSubmissions');
    const [, , cessation] = begun;
    expect(subjectIn(after, cessation?.form.filingId ?? '')).toBeUndefined();
  });
});

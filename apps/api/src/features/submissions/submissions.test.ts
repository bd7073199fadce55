import { describe, expect, it } from 'vitest';
import { filedForms } from '../../workflows/send-filing/filed-forms.ts';
import { sendFiling } from '../../workflows/send-filing/send-filing.ts';
import { payableFiling } from '../../testing/payable-filing.ts';
import { queueFiling, untilState } from '../../testing/queued-filing.ts';
import { agentCompany } from '../../platform/database/schema.ts';
import { testApi } from '../../testing/test-api.ts';

const list = '/api/Submissions/GetSubmissions';

/** An account with two filings: one accepted, one still in the queue. */
async function prepare() {
  const api = await testApi();
  const { platform } = api.server;
  const account = await api.newAccount();
  const accepted = await queueFiling(api, account);
  await sendFiling({ ...platform, forms: filedForms }, accepted, new AbortController().signal);
  await untilState(platform, accepted, 'accepted');
  const queued = await queueFiling(api, account);
  return { api, account, accepted, queued };
}

describe('the list of submissions', () => {
  it('has filters, counts and pages', async () => {
    const { account, accepted, queued } = await prepare();
    const { main } = account;
    const all = await main.call('GET', list);
    expect(all.body).toMatchObject({
      total: 2,
      counts: { all: 2, 'under-way': 1, attention: 0, accepted: 1, withdrawn: 0 },
    });
    expect(all.body.entity[0]).toMatchObject({
      filingId: queued.filingId,
      state: 'queued',
      stateText: 'Queued',
      submissionNumber: null,
      submittedBy: 'Test Person',
    });
    const ids = async (query: string) =>
      (await main.call('GET', `${list}?${query}`)).body.entity.map(
        ({ filingId }: { filingId: string }) => filingId,
      );
    expect(await ids('Group=accepted')).toEqual([accepted.filingId]);
    expect(await ids(`Search=${accepted.number}`)).toEqual([accepted.filingId]);
    expect(await ids('Search=100%25')).toEqual([]);
    expect(await ids(`CompanyId=${queued.companyId}`)).toEqual([queued.filingId]);
    expect(await ids('Form=cs01')).toHaveLength(2);
    expect(await ids('Page=2&pageSize=1')).toEqual([accepted.filingId]);
    expect((await main.call('GET', `${list}?pageSize=1000`)).status).toBe(400);
  });

  it('dates every step of a receipt by the clock of the installation, as all else on it', async () => {
    const { api, account } = await prepare();
    const { clock } = api.server.platform;
    const begunAfter = clock.now().toISOString();
    const begun = await payableFiling(api, account);
    const receipt = `/api/Submissions/GetSubmission?filingId=${begun.filingId}`;
    const [{ timeline, attempts }] = (await account.main.call('GET', receipt)).body.entity;
    expect(timeline.map(({ state }: { state: string }) => state)).toEqual([
      'draft',
      'ready',
      'awaiting-payment',
    ]);
    const moments = [...timeline, { at: attempts[0].approvedAt }];
    for (const { at } of moments) {
      expect(at >= begunAfter).toBe(true);
      expect(at <= clock.now().toISOString()).toBe(true);
    }
  });

  it('shows an agent the submissions of its companies only, and a stranger none', async () => {
    const { api, account, accepted, queued } = await prepare();
    const agent = await account.addAgent(['viewSubmission']);
    await api.server.platform.database.transaction({ as: 'account', accountId: account.accountId }, (tx) =>
      tx
        .insert(agentCompany)
        .values({ accountId: account.accountId, userId: agent.userId, companyId: queued.companyId }),
    );
    expect((await agent.call('GET', list)).body).toMatchObject({
      total: 1,
      entity: [{ filingId: queued.filingId }],
    });
    const receipt = `/api/Submissions/GetSubmission?filingId=${accepted.filingId}`;
    expect((await agent.call('GET', receipt)).status).toBe(404);
    const { main: stranger } = await api.newAccount();
    expect((await stranger.call('GET', list)).body.total).toBe(0);
    expect((await stranger.call('GET', receipt)).status).toBe(404);
    for (const act of ['ReopenFiling', 'ResendFiling']) {
      const body = { filingId: accepted.filingId };
      expect((await stranger.call('POST', `/api/Submissions/${act}`, body)).status).toBe(404);
    }
  });

  it('asks for the flag of each call', async () => {
    const { account, accepted } = await prepare();
    const agent = await account.addAgent(['viewCompany'], true);
    const calls = [
      ['GET', list],
      ['GET', '/api/Submissions/GetErrorLog'],
      ['GET', '/api/Submissions/ExportSubmissions'],
      ['GET', `/api/Submissions/GetSubmission?filingId=${accepted.filingId}`],
      ['GET', `/api/Submissions/GetSentCopy?filingId=${accepted.filingId}&ordinal=1`],
    ] as const;
    for (const [method, path] of calls) expect((await agent.call(method, path)).status).toBe(403);
    const filer = await account.addAgent(['submitCompany'], true);
    expect(
      (await filer.call('GET', `/api/Submissions/GetSubmission?filingId=${accepted.filingId}`)).status,
    ).toBe(200);
  });

  it('is exported as CSV, and the export is recorded', async () => {
    const { account, accepted } = await prepare();
    const csv = await account.main.call('GET', '/api/Submissions/ExportSubmissions?group=accepted');
    expect(csv.headers.get('content-type')).toContain('text/csv');
    const lines = String(csv.body).trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`${accepted.number},${accepted.name},CS01 Confirmation statement,Accepted,`);
  });

  it('keeps a copy of what was sent, without its secrets', async () => {
    const { account, accepted } = await prepare();
    const path = `/api/Submissions/GetSentCopy?filingId=${accepted.filingId}&ordinal=`;
    const copy = await account.main.call('GET', `${path}1`);
    expect(copy.headers.get('content-disposition')).toMatch(
      /attachment; filename="submission-[0-9A-Z]{6}\.xml"/,
    );
    expect(copy.body).toContain('<ReviewDate>2026-11-16</ReviewDate>');
    expect(copy.body).not.toContain('BAKE01');
    expect((await account.main.call('GET', `${path}2`)).status).toBe(404);
  });

  it('corrects and repeats only what came back', async () => {
    const { account, accepted } = await prepare();
    const body = { filingId: accepted.filingId };
    const reopened = await account.main.call('POST', '/api/Submissions/ReopenFiling', body);
    expect(reopened.body.code).toBe('filing-not-reopenable');
    const resent = await account.main.call('POST', '/api/Submissions/ResendFiling', body);
    expect(resent.body.code).toBe('filing-not-resendable');
  });
});

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { insertFiling } from '../../../filings/filing-queries.ts';
import { filing } from '../../../platform/database/schema.ts';
import { newCompany, queueFiling } from '../../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../../testing/test-api.ts';

const list = (person: TestPerson, query: Record<string, string> = {}) =>
  person.call('GET', `/api/Submissions/GetFilingsByInternet?${new URLSearchParams(query).toString()}`);

/** A draft of a director's appointment, a statement in the queue, and two that were accepted: today and long ago. */
async function prepare() {
  const api = await testApi();
  const account = await api.newAccount();
  const { accountId, main } = account;
  const queued = await queueFiling(api, account);
  const company = await newCompany(api, account);
  const begin = (form: 'AP01' | 'TM01' | 'NM01', values: Partial<typeof filing.$inferInsert>) =>
    api.server.platform.database.transaction({ as: 'account', accountId }, async (tx) => {
      const made = await insertFiling(tx, {
        accountId,
        companyId: company.companyId,
        form,
        createdBy: main.userId,
        subject: values.subject ?? '',
      });
      if (made === undefined) throw new Error('The filing was not stored.');
      await tx.update(filing).set(values).where(eq(filing.id, made.id));
      return made.id;
    });
  const at = (day: string) => new Date(`${day}T10:00:00Z`);
  const draft = await begin('AP01', { effectiveOn: '2026-11-16', updatedAt: at('2026-11-19') });
  const recent = await begin('NM01', { state: 'accepted', feePence: 2000, updatedAt: at('2026-11-18') });
  await begin('TM01', { state: 'accepted', updatedAt: at('2026-09-01') });
  return { account, company, queued, draft, recent, begin };
}

describe('filing by internet', () => {
  it('shows over all companies what is open, drafts too, and what was decided lately', async () => {
    const { account, company, queued, draft, recent } = await prepare();
    const { body } = await list(account.main);
    const rows = new Map(body.entity.map((row: { filingId: string }) => [row.filingId, row]));
    expect(new Set(rows.keys())).toEqual(new Set([draft, queued.filingId, recent]));
    expect(rows.get(draft)).toMatchObject({
      companyName: company.name,
      form: 'AP01',
      formName: 'Appointment of a director',
      stateText: 'Draft',
      dueOn: '2026-11-29',
      feePence: 0,
      isFeeFixed: false,
    });
    expect(rows.get(recent)).toMatchObject({ state: 'accepted', feePence: 2000, isFeeFixed: true });
    expect(body.counts).toEqual({ all: 3, 'to-finish': 1, 'under-way': 1, 'came-back': 0, decided: 1 });
  });

  it('says whom a draft is about, so that two of one company are told apart', async () => {
    const { account, begin } = await prepare();
    const answers = { 'officer.name.forename': 'Nora', 'officer.name.surname': 'Gold' };
    const named = await begin('AP01', { draft: { answers }, subject: 'another' });
    const { entity } = (await list(account.main)).body;
    const subjects = entity
      .filter(({ form }: { form: string }) => form === 'AP01')
      .map(({ filingId, subject }: { filingId: string; subject: string | null }) => [
        filingId === named,
        subject,
      ]);
    expect(new Map(subjects)).toEqual(
      new Map([
        [true, 'Nora Gold'],
        [false, null],
      ]),
    );
    const work = (await account.main.call('GET', '/api/Session/GetUnfinishedWork')).body.entity;
    expect(work).toContainEqual(expect.objectContaining({ draftId: named, subject: 'Nora Gold' }));
  });

  it('says of a draft the most that it can cost, the same-day service counted in', async () => {
    const { account, begin } = await prepare();
    const named = await begin('NM01', { updatedAt: new Date('2026-11-19T10:00:00Z') });
    const { body } = await list(account.main);
    expect(body.entity).toContainEqual(
      expect.objectContaining({ filingId: named, feePence: 8500, isFeeFixed: false }),
    );
  });

  it('is narrowed by stage and words', async () => {
    const { account, company, queued, draft } = await prepare();
    const idsOf = async (query: Record<string, string>) =>
      (await list(account.main, query)).body.entity.map(({ filingId }: { filingId: string }) => filingId);
    expect(await idsOf({ stage: 'to-finish' })).toEqual([draft]);
    expect(await idsOf({ search: 'cs01' })).toEqual([queued.filingId]);
    expect(await idsOf({ search: company.number })).toHaveLength(2);
    expect(await idsOf({ search: '%' })).toEqual([]);
    expect((await list(account.main, { pageSize: '1', page: '2' })).body).toMatchObject({ total: 3 });
  });

  it('shows an agent its own companies only, and a stranger nothing', async () => {
    const { account } = await prepare();
    const agent = await account.addAgent(['viewSubmission']);
    const { main: stranger } = await (await testApi()).newAccount();
    expect((await list(agent)).body.total).toBe(0);
    expect((await list(stranger)).body.total).toBe(0);
  });
});

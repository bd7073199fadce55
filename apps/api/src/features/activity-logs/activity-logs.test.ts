import { calls } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { newCompany } from '../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { isDescribed } from './activity-texts.ts';

const path = '/api/ActivityLogs';

async function openLog() {
  const api = await testApi();
  const account = await api.newAccount();
  const { companyId } = await newCompany(api, account);
  const { main } = account;
  await main.call('POST', '/api/Notes/AddNotes', { companyId, text: 'Ring first' });
  const date = { title: 'Pay the rent', dueOn: '2026-12-31', repeat: 'none' };
  await main.call('POST', '/api/CompanyInformation/SaveDairyDates', { companyId, ...date });
  await main.call('POST', '/api/CompanyInformation/ShowAuthenticationCode', { companyId });
  return { api, account, companyId };
}

const read = async (person: TestPerson, query: string) =>
  (await person.call('GET', `${path}/GetActivityLogs${query}`)).body;

describe('what was done to a company', () => {
  it('is told in words, the last act first, with who did it', async () => {
    const { account, companyId } = await openLog();
    const log = await read(account.main, `?companyId=${companyId}`);
    expect(log.total).toBe(3);
    expect(log.entity).toMatchObject([
      { kind: 'secrets', text: 'Authentication code shown', subject: null, companyId },
      { kind: 'diary', text: 'Diary date saved', subject: 'Pay the rent' },
      { kind: 'notes', action: 'note.saved', by: expect.any(String) },
    ]);
    const sequences: number[] = log.entity.map(({ sequence }: { sequence: number }) => sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => other - one));
  });

  it('is found by kind, and page by page', async () => {
    const { account, companyId } = await openLog();
    const { main } = account;
    expect(await read(main, `?type=diary&companyId=${companyId}`)).toMatchObject({
      entity: [{ text: 'Diary date saved' }],
      total: 1,
    });
    // As the specification has it: of every company.
    expect(await read(main, '?type=notes')).toMatchObject({ total: 1 });
    const second = await read(main, `?companyId=${companyId}&pageSize=1&page=2`);
    expect(second).toMatchObject({ entity: [{ kind: 'diary' }], total: 3 });
    expect((await main.call('GET', `${path}/GetActivityLogs?type=gossip`)).status).toBe(400);
  });

  it('is nobody’s business who does not see the company', async () => {
    const { api, account, companyId } = await openLog();
    const outside = await account.addAgent(['viewCompany', 'exportCompany']);
    const stranger = (await api.newAccount()).main;
    for (const person of [outside, stranger]) {
      for (const call of ['GetActivityLogs', 'ExportActivityLogs'])
        expect((await person.call('GET', `${path}/${call}?companyId=${companyId}`)).status).toBe(404);
      expect(await read(person, '')).toEqual({ entity: [], total: 0 });
    }
  });

  it('can be taken out as a file by who may, which is told of as well', async () => {
    const { account, companyId } = await openLog();
    const address = `${path}/ExportActivityLogs?companyId=${companyId}`;
    const file = await account.main.call('GET', address);
    expect(file.headers.get('content-disposition')).toMatch(/activity - 2026-11-20\.csv"/);
    expect(file.body).toContain('Diary date saved,Pay the rent,');
    expect(await read(account.main, `?type=exports&companyId=${companyId}`)).toMatchObject({ total: 1 });
    const reader = await account.addAgent(['viewCompany'], true);
    expect((await reader.call('GET', address)).status).toBe(403);
  });

  it('has words for every act of a call that concerns one company', () => {
    const acts = Object.values(calls).flatMap(({ access, activity }) =>
      typeof access === 'object' && 'company' in access && activity !== null ? [activity] : [],
    );
    expect([...new Set(acts)].filter((act) => !isDescribed(act))).toEqual([]);
  });
});

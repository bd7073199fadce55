import { calls } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { newCompany } from '../../testing/queued-filing.ts';
import { testApi, type TestPerson } from '../../testing/test-api.ts';
import { isDescribed } from './activity-words.ts';

const path = '/api/ActivityLogs';

async function openLog() {
  const api = await testApi();
  const account = await api.newAccount();
  const { companyId } = await newCompany(api, account);
  const { main } = account;
  await main.call('POST', '/api/Notes/AddNotes', { CompanyId: companyId, Text: 'Ring first' });
  const date = { Title: 'Pay the rent', DueOn: '2026-12-31', Repeat: 'none' };
  await main.call('POST', '/api/CompanyInformation/SaveDairyDates', { CompanyId: companyId, ...date });
  await main.call('POST', '/api/CompanyInformation/ShowAuthenticationCode', { CompanyId: companyId });
  return { api, account, companyId };
}

const read = async (person: TestPerson, query: string) =>
  (await person.call('GET', `${path}/GetActivityLogs${query}`)).body;

describe('what was done to a company', () => {
  it('is told in words, the last act first, with who did it', async () => {
    const { account, companyId } = await openLog();
    const log = await read(account.main, `?CompanyId=${companyId}`);
    expect(log.Total).toBe(3);
    expect(log.Entity).toMatchObject([
      { Kind: 'secrets', Text: 'Authentication code shown', Subject: null, CompanyId: companyId },
      { Kind: 'diary', Text: 'Diary date saved', Subject: 'Pay the rent' },
      { Kind: 'notes', Action: 'note.saved', By: expect.any(String) },
    ]);
    const sequences: number[] = log.Entity.map(({ Sequence }: { Sequence: number }) => Sequence);
    expect(sequences).toEqual(sequences.toSorted((one, other) => other - one));
  });

  it('is found by kind, and page by page', async () => {
    const { account, companyId } = await openLog();
    const { main } = account;
    expect(await read(main, `?type=diary&CompanyId=${companyId}`)).toMatchObject({
      Entity: [{ Text: 'Diary date saved' }],
      Total: 1,
    });
    // As the specification has it: of every company.
    expect(await read(main, '?type=notes')).toMatchObject({ Total: 1 });
    const second = await read(main, `?CompanyId=${companyId}&PageSize=1&Page=2`);
    expect(second).toMatchObject({ Entity: [{ Kind: 'diary' }], Total: 3 });
    expect((await main.call('GET', `${path}/GetActivityLogs?type=gossip`)).status).toBe(400);
  });

  it('is nobody’s business who does not see the company', async () => {
    const { api, account, companyId } = await openLog();
    const outside = await account.addAgent(['ViewCompany', 'ExportorDownloadCompany']);
    const stranger = (await api.newAccount()).main;
    for (const person of [outside, stranger]) {
      for (const call of ['GetActivityLogs', 'ExportActivityLogs'])
        expect((await person.call('GET', `${path}/${call}?CompanyId=${companyId}`)).status).toBe(404);
      expect(await read(person, '')).toEqual({ Entity: [], Total: 0 });
    }
  });

  it('can be taken out as a file by who may, which is told of as well', async () => {
    const { account, companyId } = await openLog();
    const address = `${path}/ExportActivityLogs?CompanyId=${companyId}`;
    const file = await account.main.call('GET', address);
    expect(file.headers.get('content-disposition')).toMatch(/activity - 2026-11-20\.csv"/);
    expect(file.body).toContain('Diary date saved,Pay the rent,');
    expect(await read(account.main, `?type=exports&CompanyId=${companyId}`)).toMatchObject({ Total: 1 });
    const reader = await account.addAgent(['ViewCompany'], true);
    expect((await reader.call('GET', address)).status).toBe(403);
  });

  it('has words for every act of a call that concerns one company', () => {
    const acts = Object.values(calls).flatMap(({ access, activity }) =>
      typeof access === 'object' && 'company' in access && activity !== null ? [activity] : [],
    );
    expect([...new Set(acts)].filter((act) => !isDescribed(act))).toEqual([]);
  });
});

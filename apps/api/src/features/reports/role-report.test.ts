import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { director, giveReach, importWithPeople, peopleOf, register } from '../../testing/people-books.ts';
import { startTestApi, type TestApi, type TestPerson } from '../../testing/test-api.ts';

const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11', officerId: 'Q'.repeat(27) };
const otto = { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' };
const [first, second] = ['09990002', '09990007'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const read = async (person: TestPerson, query = '') => {
  const reply = await person.call('GET', `/api/Reports/GetReport?name=roles${query}`);
  expect(reply.status).toBe(200);
  const [{ columns, rows }] = reply.body.entity;
  return rows.map((row: { personId: string; companyId: string; cells: (string | null)[] }) => ({
    personId: row.personId,
    companyId: row.companyId,
    ...Object.fromEntries(row.cells.map((cell, place) => [columns[place].id, cell])),
  }));
};

/** Mara directs and controls one company, and has left the board of another. */
async function open() {
  const account = await api.newAccount();
  const verification = { statementDueOn: '2026-10-01' };
  await register(api, first, { directors: [{ ...mara, verification }, otto], pscs: [mara] });
  const left = { ...director(second, mara), resignedOn: '2025-06-30' };
  await api.registry.admin('PATCH', `companies/${second}`, { officers: [left], pscs: [] });
  const companies = [
    await importWithPeople(api, account, first),
    await importWithPeople(api, account, second),
  ] as const;
  return { account, main: account.main, companies };
}

describe('the report of people and their roles', () => {
  it('has a row for each role in each company, with where the identity stands in it', async () => {
    const { main, companies } = await open();
    const [{ personId }] = (await peopleOf(main, '&text=quill')).entity;
    const rows = await read(main, '&search=quill');
    expect(rows).toHaveLength(3);
    const rest = {
      personId,
      name: 'QUILL, Mara',
      rolesHeld: '2',
      heldFrom: '2024-01-15',
      kind: 'Individual',
    };
    expect(rows).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...rest,
          companyId: companies[0],
          role: 'Director',
          heldUntil: null,
          standing: 'Held',
          verification: 'Statement overdue',
          verificationDue: '2026-10-01',
        }),
        expect.objectContaining({ ...rest, role: 'Person with significant control', standing: 'Held' }),
        expect.objectContaining({
          ...rest,
          companyId: companies[1],
          role: 'Director',
          heldUntil: '2025-06-30',
          standing: 'Ended',
          verification: null,
        }),
      ]),
    );
    expect(await read(main, '&search=brand')).toMatchObject([{ name: 'BRAND, Otto', rolesHeld: '1' }]);
  });

  it('tells nothing that is sealed, no address and no birth, in no file either', async () => {
    const { main } = await open();
    const shown = JSON.stringify(await read(main));
    const csv = await main.call('GET', '/api/Reports/ExportReport?name=roles&format=csv');
    expect(csv.headers.get('content-disposition')).toContain('People and their roles across companies');
    expect(csv.body.split('\r\n')[0]).toBe(
      'Person,Company,Role,Since,Ended,Identity,Identity verification statement due,Roles held,Status,Number,Named on this register as,Kind',
    );
    for (const text of [shown, csv.body]) expect(text).not.toMatch(/High Street|LS1 4AP|1970|British|born/i);
  });

  it('has of a person what belongs to companies within reach', async () => {
    const { account, companies } = await open();
    const agent = await account.addAgent(['generateReports', 'exportReports']);
    await giveReach(api, { account, agent, companyIds: [companies[1]] });
    expect(await read(agent)).toMatchObject([
      { companyId: companies[1], name: 'QUILL, Mara', standing: 'Ended', rolesHeld: '0' },
    ]);
    const csv = await agent.call('GET', '/api/Reports/ExportReport?name=roles&format=csv');
    expect(csv.body.trim().split('\r\n')).toHaveLength(2);
  });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecord } from '../../testing/imported-company.ts';
import { importWithPeople, peopleOf, register } from '../../testing/people-books.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { keepPeopleOf } from '../../workflows/keep-people/keep-people.ts';

const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11' };
const number = '09990002';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

describe('the names of a company’s registers', () => {
  it('lead to one person, from the officers, the PSCs and the register of members', async () => {
    const account = await api.newAccount();
    const { main, accountId } = account;
    await register(api, number, { directors: [mara], pscs: [mara] });
    const companyId = await importWithPeople(api, account, number);
    const [person] = (await peopleOf(main)).entity;
    const { officers } = await readRecord(main, 'GetCompanyOfficers', companyId);
    const { pscs } = await readRecord(main, 'GetCompanyPscs', companyId);
    expect([officers[0].personId, pscs[0].personId]).toEqual([person.personId, person.personId]);

    const members = [{ kind: 'person', forename: 'Otto', surname: 'Brand' }];
    const saved = await main.call('POST', '/api/Shares/SaveShareHolder', { companyId, members });
    const { holderId } = saved.body.entity[0];
    const read = () =>
      main.call(
        'GET',
        `/api/Shares/GetShareHolderOverviewDetails?companyId=${companyId}&holderId=${holderId}`,
      );
    expect((await read()).body.entity[0].people).toEqual([]);
    await keepPeopleOf(api.server.platform, { accountId, companyId });
    const { people } = (await read()).body.entity[0];
    const listed = (await peopleOf(main)).entity.find(({ name }: { name: string }) => /brand/i.test(name));
    expect(people).toEqual([{ personId: listed.personId, name: 'Otto Brand' }]);
  });
});

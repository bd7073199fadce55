import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { director, giveReach, importWithPeople, peopleOf } from '../../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../../testing/test-api.ts';

const mara = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11', officerId: 'A'.repeat(27) };
const [first, second, third] = ['09990002', '09990007', '09990018'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(async () => {
  await api.registry.admin('DELETE', 'faults');
});
afterAll(async () => api.close());

/** Mara sits on three boards; from the third she has resigned. */
async function threeBoards(): Promise<void> {
  for (const number of [first, second])
    await api.registry.admin('PATCH', `companies/${number}`, {
      officers: [director(number, mara)],
      pscs: [],
    });
  const resigned = { ...director(third, mara), resignedOn: '2025-06-30' };
  await api.registry.admin('PATCH', `companies/${third}`, { officers: [resigned], pscs: [] });
}

async function idOfMara(person: TestPerson): Promise<string> {
  const { entity } = await peopleOf(person, '&text=quill');
  return entity[0].personId;
}

const appointmentsOf = (person: TestPerson, personId: string) =>
  person.call('GET', `/api/People/GetPersonAppointments?personId=${personId}`);

const numbersOf = (body: { entity: { appointments: { companyNumber: string }[] }[] }) =>
  body.entity[0]?.appointments.map(({ companyNumber }) => companyNumber);

async function open(): Promise<TestAccount & { readonly personId: string }> {
  await threeBoards();
  const account = await api.newAccount();
  await importWithPeople(api, account, first);
  return { ...account, personId: await idOfMara(account.main) };
}

describe('the appointments of a person on the public register', () => {
  it('are those in companies that are not in the account, those held first', async () => {
    const { main, personId } = await open();
    const { status, body } = await appointmentsOf(main, personId);
    expect(status).toBe(200);
    expect(body.entity).toMatchObject([
      {
        isKnown: true,
        total: 3,
        isWhole: true,
        appointments: [
          {
            companyNumber: second,
            companyStatus: 'Active',
            companyId: null,
            roleText: 'Director',
            heldFrom: '2024-01-15',
            heldUntil: null,
            isCurrent: true,
          },
          { companyNumber: third, heldUntil: '2025-06-30', isCurrent: false },
        ],
      },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/High Street|LS1 4AP|1970|British/);
  });

  it('lead to the company where it is in the account, though the person there was taken apart', async () => {
    const account = await open();
    const { main } = account;
    await importWithPeople(api, account, second);
    const personId = await idOfMara(main);
    expect(numbersOf((await appointmentsOf(main, personId)).body)).toEqual([third]);
    const { body } = await main.call('GET', `/api/People/GetPerson?personId=${personId}`);
    // Either may be the one that the person began with: the other one goes.
    const role = body.entity[0].roles.find((each: { link: object | null }) => each.link !== null);
    const { companyId, companyNumber, register, registerKey } = role;
    const taken = { personId, companyId, register, registerKey, why: 'Mother and daughter' };
    expect((await main.call('POST', '/api/People/EndPersonRole', taken)).status).toBe(200);
    expect((await appointmentsOf(main, personId)).body.entity[0].appointments).toMatchObject([
      { companyNumber, companyId },
      { companyNumber: third, companyId: null },
    ]);
  });

  it('say of a company out of reach what they say of one that nobody here has', async () => {
    const account = await open();
    const agent = await account.addAgent(['viewCompany']);
    const [here] = (await account.main.call('GET', `/api/People/GetPerson?personId=${account.personId}`)).body
      .entity[0].roles;
    await giveReach(api, { account, agent, companyIds: [here.companyId] });
    const before = (await appointmentsOf(agent, account.personId)).body.entity[0].appointments;
    expect(before).toHaveLength(2);
    await importWithPeople(api, account, second);
    // Either may be the one that the person is now.
    const personId = await idOfMara(agent);
    expect((await appointmentsOf(agent, personId)).body.entity[0].appointments).toEqual(before);
  });

  it('are nobody’s who has no role within reach', async () => {
    const account = await open();
    const agent = await account.addAgent(['viewCompany']);
    const { main: stranger } = await api.newAccount();
    for (const person of [agent, stranger])
      expect(await appointmentsOf(person, account.personId)).toMatchObject({ status: 404 });
  });

  it('are not looked up for who is said to be protected', async () => {
    const { main, personId } = await open();
    const said = { personId, protection: 'protected', keepsLinks: true, why: 'Section 243' };
    expect((await main.call('POST', '/api/People/ProtectPerson', said)).status).toBe(200);
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 500, path: '/officers/' });
    expect(await appointmentsOf(main, personId)).toMatchObject({
      status: 409,
      body: { code: 'person-protected' },
    });
  });

  it('are none where the register does not know the id any more', async () => {
    const { main, personId } = await open();
    for (const number of [first, second, third])
      await api.registry.admin('PATCH', `companies/${number}`, { officers: [] });
    expect((await appointmentsOf(main, personId)).body.entity).toMatchObject([
      { isKnown: false, total: 0, appointments: [] },
    ]);
  });

  it('are not there now when the register fails, and say until when it takes no more requests', async () => {
    const { main, personId } = await open();
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 500, path: '/officers/' });
    expect(await appointmentsOf(main, personId)).toMatchObject({
      status: 503,
      body: { code: 'registry-unavailable' },
    });
    await api.registry.admin('DELETE', 'faults');
    await api.registry.admin('POST', 'faults', { kind: 'status', status: 429, path: '/officers/' });
    expect(await appointmentsOf(main, personId)).toMatchObject({
      status: 503,
      body: {
        code: 'registry-rate-limited',
        detail: expect.stringMatching(/Try again at \d\d:\d\d\.$/),
        facts: { until: expect.any(String) },
      },
    });
  });
});

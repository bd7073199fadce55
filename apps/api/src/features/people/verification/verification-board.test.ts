import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertFiling } from '../../../filings/filing-queries.ts';
import { keepCode } from '../../../filings/personal-codes/keep-code.ts';
import { importWithPeople, register, type TestHuman } from '../../../testing/people-books.ts';
import { startTestApi, type TestAccount, type TestApi, type TestPerson } from '../../../testing/test-api.ts';

const days = (statementOpensOn: string, statementDueOn: string) => ({ statementOpensOn, statementDueOn });
const mara: TestHuman = { forename: 'Mara', surname: 'Quill', dateOfBirth: '1970-05-11' };
const otto: TestHuman = { forename: 'Otto', surname: 'Brand', dateOfBirth: '1981-02-03' };
const [first, second, third] = ['09990002', '09990007', '09990018'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(async () => api.close());

const boardOf = async (person: TestPerson, query = '') => {
  const { status, body } = await person.call('GET', `/api/People/GetVerificationBoard${query}`);
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body;
};

interface BoardRole {
  companyId: string;
  register: string;
  registerKey: string;
  standing: string;
}
type BoardPerson = {
  personId: string;
  name: string;
  hasCode: boolean;
  invitation: object | null;
  roles: BoardRole[];
};

const personOf = ({ entity }: { entity: BoardPerson[] }, name: string): BoardPerson => {
  const found = entity.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is not on the board.`);
  return found;
};

const giveCode = ({ accountId, main }: TestAccount, personId: string, code = 'ABC-1234-5678') =>
  api.server.platform.database.transaction({ as: 'account', accountId }, (tx) =>
    keepCode(tx, api.server.platform, { accountId, personId, code, source: 'typed', givenBy: main.userId }),
  );

describe('the board of identity verification', () => {
  it('says of each role where its statement stands, what presses most first', async () => {
    const account = await api.newAccount();
    const shared = { ...mara, officerId: 'V'.repeat(27) };
    await register(api, first, {
      directors: [
        { ...shared, verification: days('2026-11-15', '2026-11-28') },
        { ...otto, verification: { startOn: '2026-01-05', endOn: '9999-12-31' } },
      ],
      pscs: [{ ...mara, verification: days('2026-11-05', '2026-11-18') }],
    });
    await register(api, second, { directors: [shared] });
    const companyId = await importWithPeople(api, account, first);
    await importWithPeople(api, account, second);
    const board = await boardOf(account.main);
    expect(board.companies).toHaveLength(2);
    expect(personOf(board, 'QUILL, Mara')).toMatchObject({
      kind: 'human',
      hasCode: false,
      roles: [
        {
          companyId,
          register: 'psc',
          standing: 'overdue',
          urgency: 'pressing',
          dueOn: '2026-11-18',
          form: 'VS01',
          canFile: false,
        },
        { companyId, register: 'officer', standing: 'code-missing', urgency: 'near', form: 'CS01' },
        { register: 'officer', standing: 'code-missing', urgency: null, dueOn: null },
      ],
    });
    expect(personOf(board, 'BRAND, Otto').roles).toMatchObject([
      { standing: 'given', givenOn: '2026-01-05', urgency: null },
    ]);
    const only = await boardOf(account.main, `?companyId=${companyId}`);
    expect(personOf(only, 'QUILL, Mara').roles).toHaveLength(2);
  });

  it('knows for whom a code is held, and what is filed', async () => {
    const account = await api.newAccount();
    await register(api, first, {
      directors: [otto],
      pscs: [
        { ...mara, verification: days('2026-11-15', '2026-11-28') },
        { ...otto, verification: days('2026-12-01', '2026-12-14') },
      ],
    });
    const companyId = await importWithPeople(api, account, first);
    const before = await boardOf(account.main);
    const quill = personOf(before, 'QUILL, Mara');
    await giveCode(account, quill.personId);
    await giveCode(account, personOf(before, 'BRAND, Otto').personId, 'XYZ98765432');
    const held = await boardOf(account.main);
    expect(personOf(held, 'QUILL, Mara')).toMatchObject({
      hasCode: true,
      roles: [{ standing: 'window-open', urgency: 'near', canFile: true }],
    });
    expect(personOf(held, 'BRAND, Otto').roles).toMatchObject([
      { register: 'psc', standing: 'code-held', canFile: false },
      { register: 'officer', standing: 'code-held' },
    ]);

    const { database } = api.server.platform;
    const { accountId, main } = account;
    const subject = quill.roles[0]?.registerKey ?? '';
    const draft = await database.transaction({ as: 'account', accountId }, (tx) =>
      insertFiling(tx, { accountId, companyId, form: 'VS01', subject, createdBy: main.userId }),
    );
    const inState = async (state: string) => {
      await database.transaction({ as: 'maintenance' }, (tx) =>
        tx.execute(
          sql`update filing set state = ${state}, updated_at = '2026-11-20' where id = ${draft?.id}`,
        ),
      );
      return personOf(await boardOf(main), 'QUILL, Mara').roles[0];
    };
    expect(await inState('draft')).toMatchObject({ standing: 'window-open', filingState: 'draft' });
    expect(await inState('pending')).toMatchObject({ standing: 'sent', filingId: draft?.id });
    expect(await inState('rejected')).toMatchObject({ standing: 'rejected' });
    expect(await inState('accepted')).toMatchObject({ standing: 'given', givenOn: '2026-11-20' });
    expect(await inState('withdrawn')).toMatchObject({ standing: 'window-open', filingId: null });
  });

  it('says who was asked for their code, as long as the link is good and no code is held', async () => {
    const account = await api.newAccount();
    const { main } = account;
    const shared = { ...mara, officerId: 'I'.repeat(27) };
    await register(api, first, { directors: [shared, otto] });
    await register(api, second, { directors: [shared] });
    await importWithPeople(api, account, first);
    await importWithPeople(api, account, second);
    const { personId } = personOf(await boardOf(main), 'QUILL, Mara');
    const invitationOf = async (name: string) => personOf(await boardOf(main), name).invitation;
    expect(await invitationOf('QUILL, Mara')).toBeNull();
    await main.call('POST', '/api/People/InviteForCodes', {
      people: [{ personId, email: 'mara@quill.example' }],
    });
    expect(await invitationOf('QUILL, Mara')).toEqual({ askedOn: '2026-11-20', goodUntil: '2026-12-04' });
    expect(await invitationOf('BRAND, Otto')).toBeNull();
    const stranger = await account.addAgent(['viewCompany']);
    expect(await boardOf(stranger)).toEqual({ entity: [], companies: [] });
    await giveCode(account, personId);
    expect(await invitationOf('QUILL, Mara')).toBeNull();
    await main.call('POST', '/api/People/EndPersonalCode', { personId, why: 'It was withdrawn' });
    expect(await invitationOf('QUILL, Mara')).not.toBeNull();
    await main.call('POST', '/api/People/WithdrawCodeInvitation', { personId });
    expect(await invitationOf('QUILL, Mara')).toBeNull();
  });

  it('shows a limited user the roles of companies within reach alone', async () => {
    const account = await api.newAccount();
    const shared = { ...mara, officerId: 'W'.repeat(27) };
    await register(api, first, { directors: [shared, otto] });
    await register(api, second, { directors: [shared] });
    const hidden = await importWithPeople(api, account, first);
    const seen = await importWithPeople(api, account, second);
    await giveCode(account, personOf(await boardOf(account.main), 'QUILL, Mara').personId);
    const agent = await account.addAgent(['viewCompany']);
    expect(await boardOf(agent)).toEqual({ entity: [], companies: [] });
    await api.server.platform.database.transaction({ as: 'maintenance' }, (tx) =>
      tx.execute(sql`insert into agent_company (account_id, user_id, company_id)
        values (${account.accountId}, ${agent.userId}, ${seen})`),
    );
    const board = await boardOf(agent);
    expect(board.entity).toMatchObject([
      { name: 'QUILL, Mara', hasCode: true, roles: [{ companyId: seen, standing: 'code-held' }] },
    ]);
    expect(JSON.stringify(board)).not.toContain(hidden);
    expect((await boardOf(agent, `?companyId=${hidden}`)).entity).toEqual([]);
  });
});

describe('drafts that wait for a code', () => {
  it('are named with whose it is', async () => {
    const account = await api.newAccount();
    const { main } = account;
    await register(api, third, {
      directors: [otto],
      pscs: [{ ...mara, verification: days('2026-11-15', '2026-11-28') }],
    });
    const companyId = await importWithPeople(api, account, third);
    const [role] = personOf(await boardOf(main), 'QUILL, Mara').roles;
    const begin = (form: string, origin: object) =>
      main.call('POST', '/api/Forms/StartForm', { companyId, form, origin });
    const pscId = role?.registerKey;
    const statement = await begin('VS01', { pscId });
    expect(statement.status, JSON.stringify(statement.body)).toBe(200);
    expect((await begin('AP01', { answers: {} })).status).toBe(200);
    const waiting = await main.call('GET', '/api/People/GetFilingsAwaitingCodes');
    expect(waiting.body.entity).toMatchObject([
      { form: 'VS01', companyId, people: [{ name: 'QUILL, Mara' }] },
      { form: 'AP01', people: [{ personId: null, name: 'A new officer' }] },
    ]);
    const { filingId } = statement.body.entity[0];
    const saved = await main.call('POST', '/api/Forms/SaveForm', {
      filingId,
      version: 1,
      activeStep: 'identity',
      answers: { personalCode: 'ABC12345678' },
    });
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    const left = await main.call('GET', '/api/People/GetFilingsAwaitingCodes');
    expect(left.body.entity).toMatchObject([{ form: 'AP01' }]);
    const stranger = await account.addAgent(['viewCompany']);
    expect((await stranger.call('GET', '/api/People/GetFilingsAwaitingCodes')).body.entity).toEqual([]);
  });

  it('are those that introduce somebody too, unless their code is held or the statement is left for later', async () => {
    const account = await api.newAccount();
    const { main } = account;
    await register(api, third, { directors: [otto], pscs: [mara] });
    const companyId = await importWithPeople(api, account, third);
    const begin = async (form: string, answers: object) => {
      const body = { companyId, form, origin: { answers } };
      return (await main.call('POST', '/api/Forms/StartForm', body)).body.entity[0].filingId;
    };
    const filingId = await begin('PSC01', {
      'psc.name.forename': 'Otto',
      'psc.name.surname': 'Brand',
      dateOfBirth: '1981-02-03',
    });
    await begin('PSC01', { 'psc.name.forename': 'Una', 'psc.name.surname': 'Vale', statesIdentity: 'no' });
    await begin('AP01', { 'officer.name.forename': 'Wes', 'officer.name.surname': 'Yarrow' });
    const waiting = async () => (await main.call('GET', '/api/People/GetFilingsAwaitingCodes')).body.entity;
    const { personId } = personOf(await boardOf(main), 'BRAND, Otto');
    expect(await waiting()).toMatchObject([
      { filingId, form: 'PSC01', people: [{ personId, name: expect.stringMatching(/Otto/) }] },
      { form: 'AP01', people: [{ personId: null, name: expect.stringMatching(/Yarrow/) }] },
    ]);
    await giveCode(account, personId);
    expect(await waiting()).toMatchObject([{ form: 'AP01' }]);
  });
});
